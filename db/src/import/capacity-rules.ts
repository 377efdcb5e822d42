import { z } from "zod";
import { anyText, oneOf, orNull, scaled, text, thousandths, whole } from "./reading/columns.ts";
import { importer, rulesFor } from "./reading/importer.ts";
import { faultsOf } from "./reading/row-error.ts";
import { overlayRows } from "./reading/save-rows.ts";

const columns = z.object({
  market: oneOf(["CZ", "SK"]),
  customer_type: oneOf(["POS", "WHS"]),
  method: text,
  iMinimumOrderPallet: orNull(whole()),
  iMaximumOrderPallet: orNull(whole()),
  iMinimumOrderWeight_kg: orNull(thousandths()),
  iMaximumOrderWeight_kg: orNull(thousandths()),
  iMaximumOrderCash: orNull(scaled(2)),
  iMinLitersTank: orNull(whole()),
  iMaxLitersTank: orNull(whole()),
  note: anyText,
});

const rule = rulesFor(columns);

const limits = [
  ["iMinimumOrderPallet", "iMaximumOrderPallet"],
  ["iMinimumOrderWeight_kg", "iMaximumOrderWeight_kg"],
  ["iMinLitersTank", "iMaxLitersTank"],
] as const;

const mostIsNotLessThanLeast = limits.map(([min, max]) =>
  rule([min, max], (rows) =>
    faultsOf(
      rows,
      { column: max, code: "out_of_range", about: `less than ${min}` },
      ({ [min]: least, [max]: most }) => typeof most === "number" && most < (least ?? 0),
    ),
  ),
);

/** Thresholds per market, customer type and method. The file's `iMaximumOrderCash` is the value to be reached (D10). */
export const capacityRules = importer(columns, {
  kind: "capacity-rules",
  file: "capacity_rules.csv",
  key: ["market", "customer_type", "method"],
  rules: mostIsNotLessThanLeast,
  save: async (tx, rows) => {
    await overlayRows(
      tx,
      { table: "capacity_rule", key: ["market", "customer_type", "delivery_method"] },
      rows.map(({ row }) => ({
        market: row.market,
        customer_type: row.customer_type,
        delivery_method: row.method,
        currency: row.market === "CZ" ? "CZK" : "EUR",
        min_pallets: row.iMinimumOrderPallet,
        max_pallets: row.iMaximumOrderPallet,
        min_grams: row.iMinimumOrderWeight_kg,
        max_grams: row.iMaximumOrderWeight_kg,
        min_order_value_minor: row.iMaximumOrderCash,
        min_litres: row.iMinLitersTank,
        max_litres: row.iMaxLitersTank,
        note: row.note,
        valid_from: "2000-01-01",
        valid_to: null,
      })),
    );
  },
});
