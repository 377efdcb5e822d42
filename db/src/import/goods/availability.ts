import { z } from "zod";
import { dayOrNull, flag, text } from "../reading/columns.ts";
import { importer, rulesFor } from "../reading/importer.ts";
import { faultsOf } from "../reading/row-error.ts";

const columns = z.object({
  sku: text.meta({ description: "Number of the product" }),
  sellable_from: dayOrNull.meta({ description: "First day of delivery; empty is always" }),
  sellable_to: dayOrNull.meta({ description: "Last day of delivery; empty is for ever" }),
  last: flag.meta({ description: "What is left is sold, and no more comes" }),
});

const rule = rulesFor(columns);

const soldUntilAfterFrom = rule(["sellable_from", "sellable_to"], (rows) =>
  faultsOf(
    rows,
    { column: "sellable_to", code: "ends_before_start", about: "sellable_from" },
    ({ sellable_from: from, sellable_to: to }) => from !== null && to !== null && to < from,
  ),
);

/** When products can be had, for a system that knows no more of them. */
export const availability = importer(columns, {
  kind: "availability",
  file: "availability.csv",
  key: ["sku"],
  movingDays: ["sellable_from", "sellable_to"],
  references: [{ column: "sku", table: "product", key: "sku" }],
  rules: [soldUntilAfterFrom],
  save: async (tx, rows) => {
    await tx.query(
      `update product set sellable_from = told.sellable_from, sellable_to = told.sellable_to, is_last = told.is_last
       from json_populate_recordset(null::product, $1) told
       where told.sku = product.sku and (product.sellable_from, product.sellable_to, product.is_last)
         is distinct from (told.sellable_from, told.sellable_to, told.is_last)`,
      [JSON.stringify(rows.map(({ row: { last, ...row } }) => ({ ...row, is_last: last })))],
    );
  },
});
