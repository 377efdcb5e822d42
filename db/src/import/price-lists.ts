import type { ClientBase } from "pg";
import { z } from "zod";
import { day, dayOrNull, money, oneOf, shaped, text } from "./columns.ts";
import { importer } from "./importer.ts";
import type { Numbered, RowError } from "./row-error.ts";
import { overlayRows, upsertRows } from "./save-rows.ts";

/** Net prices per box. A new price takes its days; what was valid around them stays. */
export const priceLists = importer(
  z.object({
    price_list: shaped(/^(CZ|SK)-[A-Z0-9-]+$/),
    sku: text,
    currency: oneOf(["CZK", "EUR"]),
    base_price: money,
    your_price: money,
    valid_from: day,
    valid_to: dayOrNull,
  }),
  {
    kind: "price-lists",
    file: "price_lists.csv",
    key: ["price_list", "sku", "valid_from"],
    validity: { key: ["price_list", "sku"], from: "valid_from", to: "valid_to" },
    movingDays: ["valid_from", "valid_to"],
    references: [{ column: "sku", table: "product", key: "sku" }],
    save: async (tx, rows) => {
      const lists = new Map(rows.map(({ row }) => [row.price_list, row.currency]));
      const errors = await currencyErrors(tx, rows, lists);
      if (errors.length > 0) return errors;
      await upsertRows(
        tx,
        { table: "price_list", key: ["code"] },
        [...lists].map(([code, currency]) => ({ code, market: code.slice(0, 2), currency })),
      );
      await overlayRows(
        tx,
        { table: "price", key: ["price_list", "sku"] },
        rows.map(({ row: { base_price, your_price, ...row } }) => ({
          ...row,
          base_minor: base_price,
          your_minor: your_price,
        })),
      );
      return [];
    },
  },
);

/** A list has one currency, today's and the file's. */
async function currencyErrors(
  tx: ClientBase,
  rows: readonly Numbered<{ price_list: string; currency: string }>[],
  lists: Map<string, string>,
): Promise<RowError[]> {
  const { rows: known } = await tx.query<{ code: string; currency: string }>(
    "select code, currency from price_list order by code",
  );
  const currencies = new Map([...lists, ...known.map((list) => [list.code, list.currency] as const)]);
  return rows
    .filter(({ row }) => currencies.get(row.price_list) !== row.currency)
    .map(({ line, row }) => ({
      row: line,
      column: "currency",
      code: "mismatch" as const,
      value: row.currency,
    }));
}
