import { z } from "zod";
import { anyText, ean13, oneOf, shaped, text, whole } from "./reading/columns.ts";
import { importer, rulesFor } from "./reading/importer.ts";
import { faultsOf } from "./reading/row-error.ts";
import { upsertRows } from "./reading/save-rows.ts";
import { ownedByOthers } from "./sole-owner.ts";

const columns = z.object({
  id: text,
  sap_id: text,
  name: text,
  country: oneOf(["CZE", "SVK"]),
  customer_type: oneOf(["POS", "WHS"]),
  ico: text,
  dic: text,
  ic_dph: anyText,
  street: text,
  city: text,
  zip: text,
  currency: oneOf(["CZK", "EUR"]),
  price_list: text,
  due_days: whole(),
  payment: oneOf(["transfer", "direct debit", "cash"]),
  iban: shaped(/^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/),
  gln: ean13,
  store: text,
  invoice_email: shaped(/^[^@\s]+@[^@\s]+$/),
});

const rule = rulesFor(columns);

/** A company pays in the currency of its price list. */
const listCurrency = rule(["currency", "price_list"], async (rows, tx) => {
  const { rows: lists } = await tx.query<{ code: string; currency: string }>(
    "select code, currency from price_list order by code",
  );
  const currencyOf = new Map(lists.map((list) => [list.code, list.currency]));
  return faultsOf(rows, { column: "currency", code: "mismatch", about: "price_list" }, (row) => {
    const currency = currencyOf.get(row.price_list);
    return currency !== undefined && currency !== row.currency;
  });
});

/** A number of the ERP belongs to one company only. */
const numberOfItsOwn = rule(["id", "sap_id"], (rows, tx) =>
  ownedByOthers(
    tx,
    { table: "company", key: "id", value: "sap_id", column: "sap_id" },
    rows.map(({ line, row }) => ({ line, row: { id: row.id, value: row.sap_id } })),
  ),
);

/** Companies that buy. The country of the seat decides the market. */
export const companies = importer(columns, {
  kind: "companies",
  file: "companies.csv",
  key: ["id"],
  references: [{ column: "price_list", table: "price_list", key: "code" }],
  rules: [listCurrency, numberOfItsOwn],
  save: async (tx, rows) => {
    await upsertRows(
      tx,
      { table: "company", key: ["id"] },
      rows.map(({ row: { payment, ...row } }) => ({
        ...row,
        market: row.country.slice(0, 2) === "SV" ? "SK" : "CZ",
        payment_method: payment,
      })),
    );
  },
});
