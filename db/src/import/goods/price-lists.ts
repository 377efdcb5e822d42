import { z } from "zod";
import { day, dayOrNull, money, shaped, text } from "../reading/columns.ts";
import { type Importer, importer, rulesFor } from "../reading/importer.ts";
import { faultsOf } from "../reading/row-error.ts";
import { overlayRows, upsertRows } from "../reading/save-rows.ts";

const columns = z.object({
  price_list: shaped(/^[A-Z]{2}-[A-Z0-9-]+$/).meta({
    description: "Code of the list; it begins with its market. A list that is new is made",
  }),
  sku: text.meta({ description: "Number of the product" }),
  currency: text.meta({ description: "Currency of the whole list" }),
  base_price: money.meta({
    description: "Net price of a box without deposit, before discount",
    unit: "currency",
  }),
  your_price: money.meta({
    description: "Net price of a box without deposit, as the customers of the list pay it",
    unit: "currency",
  }),
  valid_from: day.meta({ description: "First day of delivery with this price" }),
  valid_to: dayOrNull.meta({ description: "Last one; empty is until told otherwise" }),
});

const rule = rulesFor(columns);

/** A list has one currency: the one it has, else that of its first row. */
const oneCurrency = rule(["price_list", "currency"], async (rows, tx) => {
  const { rows: known } = await tx.query<{ code: string; currency: string }>(
    "select code, currency from price_list order by code",
  );
  const inFile = rows.toReversed().map(({ row }) => [row.price_list, row.currency] as const);
  const currencies = new Map([...inFile, ...known.map((list) => [list.code, list.currency] as const)]);
  return faultsOf(
    rows,
    { column: "currency", code: "mismatch", about: { code: "other-prices-of-list" } },
    (row) => currencies.get(row.price_list) !== row.currency,
  );
});

/** The code of a list begins with its market. */
const ofAMarket = rule(["price_list"], async (rows, tx) => {
  const { rows: markets } = await tx.query<{ code: string }>("select code from market");
  const known = new Set(markets.map(({ code }) => code));
  return faultsOf(
    rows,
    { column: "price_list", code: "unknown_reference", about: { code: "markets" } },
    (row) => !known.has(row.price_list.slice(0, 2)),
  );
});

/** Net prices per box. A new price takes its days; what was valid around them stays. */
export const priceLists = importer(columns, {
  kind: "price-lists",
  file: "price_lists.csv",
  key: ["price_list", "sku", "valid_from"],
  validity: { key: ["price_list", "sku"], from: "valid_from", to: "valid_to" },
  movingDays: ["valid_from", "valid_to"],
  references: [
    { column: "sku", table: "product", key: "sku" },
    { column: "currency", table: "currency", key: "code" },
  ],
  rules: [ofAMarket, oneCurrency],
  save: async (tx, rows) => {
    const lists = new Map(rows.map(({ row }) => [row.price_list, row.currency]));
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
  },
});

/** A price that shall hold from a day on. */
export type WantedPrice = {
  readonly priceList: string;
  readonly sku: string;
  readonly validFrom: string;
  readonly baseMinor: number;
  readonly yourMinor: number;
};

/** A draft is of a day to come, and what it says lasts as long as the price before would have. */
const fitsDraft = [
  rule(["valid_from"], (rows, _tx, { today }) =>
    faultsOf(rows, { column: "valid_from", code: "day_passed" }, ({ valid_from }) => valid_from < today),
  ),
  rule(["valid_to"], (rows) =>
    faultsOf(rows, { column: "valid_to", code: "not_empty" }, ({ valid_to }) => valid_to !== null),
  ),
];

/** The same rows, judged alike, of lists that there are; `keep` puts them into drafts (DPRICE-05). */
export function priceListsInDrafts(
  keep: (prices: readonly WantedPrice[]) => Promise<void>,
): Importer<z.output<typeof columns>> {
  return {
    ...priceLists,
    references: [...priceLists.references, { column: "price_list", table: "price_list", key: "code" }],
    rules: [...priceLists.rules, ...fitsDraft],
    save: (_tx, rows) =>
      keep(
        rows.map(({ row }) => ({
          ...{ priceList: row.price_list, sku: row.sku, validFrom: row.valid_from },
          ...{ baseMinor: row.base_price, yourMinor: row.your_price },
        })),
      ),
  };
}
