import { z } from "zod";
import type { Sql } from "../sql.ts";
import { day, money, oneOf, percent, scaled, shaped, text, whole } from "./reading/columns.ts";
import { importer, rulesFor } from "./reading/importer.ts";
import { faultsOf } from "./reading/row-error.ts";
import { insertRows, upsertRows } from "./reading/save-rows.ts";
import { ofOtherCompanies } from "./ship-to-owner.ts";

const signedMoney = scaled(2, Number.MIN_SAFE_INTEGER);

const columns = z.object({
  number: shaped(/^[!-~]{1,40}$/),
  type: oneOf(["Invoice", "Credit note"]),
  company: text,
  shipto: text,
  issued: day,
  tax_point: day,
  due: day,
  variable_symbol: shaped(/^\d{1,10}$/),
  currency: text,
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

type Row = z.infer<typeof columns>;

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

/** Invoices and credit notes, which customers find among their documents; each must add up to the haléř. */
export const invoices = importer(columns, {
  kind: "invoices",
  file: "invoices.csv",
  key: ["number"],
  movingDays: ["issued", "tax_point", "due"],
  references: [
    { column: "company", table: "company", key: "id" },
    { column: "shipto", table: "ship_to", key: "id" },
    { column: "currency", table: "currency", key: "code" },
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
        vat_minor: row.vat,
        deposits_out_minor: row.deposits_out,
        deposits_back_minor: row.deposits_back,
        total_minor: row.total,
        order_count: row.orders,
        // A default of the table does not hold where every column is named.
        rounding_minor: 0,
        payment: "transfer",
      })),
    );
    const numbers = rows.map(({ row }) => row.number);
    await tx.query(
      `update invoice set payment = company.payment_method from company
       where company.id = invoice.company_id and invoice.number = any($1)`,
      [numbers],
    );
    await tx.query("delete from invoice_vat where number = any($1)", [numbers]);
    await insertRows(
      tx,
      "invoice_vat",
      rows.map(({ row }) => ({
        number: row.number,
        company_id: row.company,
        rate_percent: row.vat_pct,
        base_minor: row.net,
        vat_minor: row.vat,
      })),
    );
    await savePayments(tx, rows);
    await upsertRows(
      tx,
      { table: "document", key: ["kind", "number"] },
      rows.map(({ row }) => ({
        kind: row.type === "Invoice" ? "invoice" : "credit-note",
        number: row.number,
        company_id: row.company,
        ship_to_id: row.shipto,
        issued: row.issued,
        due: row.due,
        amount_minor: row.total,
        currency: row.currency,
        // Whether it is overdue is for the day to say on which somebody looks.
        state: row.status === "overdue" ? "open" : row.status,
      })),
    );
    // A direct debit is ours to draw, and never the customer's delay.
    await tx.query(
      `update document set state = null from company
       where company.id = document.company_id and company.payment_method = 'direct debit'
         and document.kind = 'invoice' and document.state = 'open' and document.number = any($1)`,
      [numbers],
    );
  },
});

/** A file of history says that an invoice was paid, not when: it counts as paid when it was due. */
async function savePayments(tx: Sql, rows: readonly { readonly row: Row }[]): Promise<void> {
  const eventOf = ({ number }: Row) => `import-${number}`;
  await tx.query("delete from payment where event_id = any($1)", [rows.map(({ row }) => eventOf(row))]);
  await insertRows(
    tx,
    "payment",
    rows.flatMap(({ row }) =>
      (row.status === "paid" || row.status === "settled") && row.total !== 0
        ? [
            {
              event_id: eventOf(row),
              number: row.number,
              company_id: row.company,
              amount_minor: row.total,
              paid_on: row.due,
              body_hash: "",
              received_at: row.due,
            },
          ]
        : [],
    ),
  );
}
