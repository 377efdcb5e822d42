import { z } from "zod";
import { anyText, ean13, oneOf, shaped, text, whole } from "./columns.ts";
import { importer } from "./importer.ts";
import type { RowError } from "./row-error.ts";
import { upsertRows } from "./save-rows.ts";

/** Companies that buy. The country of the seat decides the market. */
export const companies = importer(
  z.object({
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
  }),
  {
    kind: "companies",
    file: "companies.csv",
    key: ["id"],
    references: [{ column: "price_list", table: "price_list", key: "code" }],
    save: async (tx, rows) => {
      const { rows: lists } = await tx.query<{ code: string; currency: string }>(
        "select code, currency from price_list order by code",
      );
      const { rows: known } = await tx.query<{ id: string; sap_id: string }>(
        "select id, sap_id from company order by id",
      );
      const owner = new Map([
        ...known.map((company) => [company.sap_id, company.id] as const),
        ...rows.map(({ row }) => [row.sap_id, row.id] as const),
      ]);
      const currencyOf = new Map(lists.map((list) => [list.code, list.currency]));
      const errors: RowError[] = [];
      for (const { line, row } of rows) {
        if (currencyOf.get(row.price_list) !== row.currency) {
          errors.push({ row: line, column: "currency", code: "mismatch", value: row.currency });
        }
        const taken = known.some((company) => company.sap_id === row.sap_id && company.id !== row.id);
        if (taken || owner.get(row.sap_id) !== row.id) {
          errors.push({ row: line, column: "sap_id", code: "duplicate", value: row.sap_id });
        }
      }
      if (errors.length > 0) return errors;
      await upsertRows(
        tx,
        { table: "company", key: ["id"] },
        rows.map(({ row: { payment, ...row } }) => ({
          ...row,
          market: row.country.slice(0, 2) === "SV" ? "SK" : "CZ",
          payment_method: payment,
        })),
      );
      return [];
    },
  },
);
