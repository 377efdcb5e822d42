import { z } from "zod";
import { marketsOfCountries } from "./markets/known-markets.ts";
import { anyText, ean13, oneOf, orEmpty, shaped, text, whole } from "./reading/columns.ts";
import { importer, rulesFor } from "./reading/importer.ts";
import { faultsOf } from "./reading/row-error.ts";
import { upsertRows } from "./reading/save-rows.ts";
import { ownedByOthers } from "./sole-owner.ts";

const columns = z.object({
  id: text.meta({ description: "Number of the company" }),
  sap_id: text.meta({ description: "Its number in the ERP; no other company's" }),
  name: text.meta({ description: "What the company is called" }),
  country: text.meta({ description: "Country of its seat, which decides the market" }),
  customer_type: oneOf(["POS", "WHS"]).meta({ description: "POS sells to guests, WHS to others" }),
  ico: text.meta({ description: "Company number" }),
  dic: anyText.meta({ description: "Tax number; empty has none" }),
  ic_dph: anyText.meta({ description: "VAT number in SK" }),
  street: text.meta({ description: "Street of its seat" }),
  city: text.meta({ description: "Town of its seat" }),
  zip: text.meta({ description: "Postal code of its seat" }),
  currency: text.meta({ description: "Currency of its price list" }),
  price_list: text.meta({ description: "Code of the price list that it buys by" }),
  due_days: whole().meta({ description: "Invoices are due after so many", unit: "days" }),
  payment: oneOf(["transfer", "direct debit", "cash"]).meta({ description: "How it pays" }),
  iban: orEmpty(shaped(/^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/)).meta({
    description: "Account that direct debits go to; empty has none",
  }),
  gln: orEmpty(ean13).meta({ description: "Global location number; empty has none" }),
  store: text.meta({ description: "Code of the store that the company buys in" }),
  invoice_email: shaped(/^[^@\s]+@[^@\s]+$/).meta({ description: "Where invoices are sent" }),
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
  references: [
    { column: "country", table: "country", key: "code" },
    { column: "currency", table: "currency", key: "code" },
    { column: "price_list", table: "price_list", key: "code" },
  ],
  rules: [listCurrency, numberOfItsOwn],
  save: async (tx, rows) => {
    const markets = await marketsOfCountries(tx);
    await upsertRows(
      tx,
      { table: "company", key: ["id"] },
      rows.map(({ row: { payment, ...row } }) => ({
        ...row,
        market: markets.get(row.country),
        payment_method: payment,
      })),
    );
  },
});
