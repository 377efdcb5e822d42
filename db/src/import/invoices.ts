import { z } from "zod";
import { day, money, oneOf, percent, scaled, shaped, text, whole } from "./reading/columns.ts";
import { importer, rulesFor } from "./reading/importer.ts";
import { faultsOf } from "./reading/row-error.ts";
import { upsertRows } from "./reading/save-rows.ts";
import { ofOtherCompanies } from "./ship-to-owner.ts";

const signedMoney = scaled(2, Number.MIN_SAFE_INTEGER);

const columns = z.object({
  number: text,
  type: oneOf(["Invoice", "Credit note"]),
  company: text,
  shipto: text,
  issued: day,
  tax_point: day,
  due: day,
  variable_symbol: shaped(/^\d{1,10}$/),
  currency: oneOf(["CZK", "EUR"]),
  net: signedMoney,
  vat_pct: percent,
  vat: signedMoney,
  deposits_out: money,
  deposits_back: scaled(2, Number.MIN_SAFE_INTEGER, 0),
  total: signedMoney,
  status: oneOf(["open", "paid", "overdue", "settled"]),
  orders: whole(),
  file: text,
});

const rule = rulesFor(columns);

const ownShipTo = rule(["company", "shipto"], (rows, tx) => ofOtherCompanies(tx, rows, "shipto"));

const total = rule(["net", "vat", "deposits_out", "deposits_back", "total"], (rows) =>
  faultsOf(
    rows,
    { column: "total", code: "mismatch", about: "net + vat + deposits_out + deposits_back" },
    (row) => row.net + row.vat + row.deposits_out + row.deposits_back !== row.total,
  ),
);

const dueAfterIssued = rule(["issued", "due"], (rows) =>
  faultsOf(
    rows,
    { column: "due", code: "ends_before_start", about: "issued" },
    ({ issued, due }) => due < issued,
  ),
);

/** Invoices and credit notes; each must add up to the haléř. */
export const invoices = importer(columns, {
  kind: "invoices",
  file: "invoices.csv",
  key: ["number"],
  movingDays: ["issued", "tax_point", "due"],
  references: [
    { column: "company", table: "company", key: "id" },
    { column: "shipto", table: "ship_to", key: "id" },
  ],
  rules: [ownShipTo, total, dueAfterIssued],
  save: async (tx, rows) => {
    await upsertRows(
      tx,
      { table: "invoice", key: ["number"] },
      rows.map(({ row }) => ({
        number: row.number,
        type: row.type,
        company_id: row.company,
        ship_to_id: row.shipto,
        issued: row.issued,
        tax_point: row.tax_point,
        due: row.due,
        variable_symbol: row.variable_symbol,
        currency: row.currency,
        net_minor: row.net,
        vat_percent: row.vat_pct,
        vat_minor: row.vat,
        deposits_out_minor: row.deposits_out,
        deposits_back_minor: row.deposits_back,
        total_minor: row.total,
        status: row.status,
        order_count: row.orders,
        file: row.file,
      })),
    );
  },
});
