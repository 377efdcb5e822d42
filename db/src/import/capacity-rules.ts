import { type CapacityRule, unmeetableLimit } from "@vycep/domain/capacity/capacity-rule";
import { isNameIn } from "@vycep/domain/kernel/closed-list";
import { METHODS } from "@vycep/domain/transport/method";
import { z } from "zod";
import { currenciesOfMarkets, marketCell } from "./markets/known-markets.ts";
import { anyText, oneOf, orNull, scaled, text, thousandths, whole } from "./reading/columns.ts";
import { importer, rulesFor } from "./reading/importer.ts";
import { faultsOf, lessThan } from "./reading/row-error.ts";
import { overlayRows } from "./reading/save-rows.ts";

const columns = z.object({
  market: text,
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

type Row = z.output<typeof columns>;

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
      { column: max, code: "out_of_range", about: lessThan(min) },
      ({ [min]: least, [max]: most }) => isLess(most, least),
    ),
  ),
);

const columnOf = {
  minPallets: "iMinimumOrderPallet",
  maxPallets: "iMaximumOrderPallet",
  minKg: "iMinimumOrderWeight_kg",
  maxKg: "iMaximumOrderWeight_kg",
  orderValueMinor: "iMaximumOrderCash",
  minLitres: "iMinLitersTank",
  maxLitres: "iMaxLitersTank",
} as const satisfies Record<keyof CapacityRule, keyof Row>;

/** Limits that no order can keep though they agree with one another (C15): nobody would know how to order. */
const someOrderKeepsIt = rule(["customer_type", "method", ...limits.flat()], (rows) =>
  rows.flatMap(({ line, row }) => {
    const { customer_type, method } = row;
    const isKnown = isNameIn(METHODS, method) && !limits.some(([min, max]) => isLess(row[max], row[min]));
    const kept = { ...ruleOf(row), orderValueMinor: null };
    const limit = isKnown && unmeetableLimit(kept, { method, isWholesale: customer_type === "WHS" });
    if (!limit) return [];
    return { row: line, column: columnOf[limit], code: "out_of_range", about: { code: "no-order-fits" } };
  }),
);

function ruleOf(row: Pick<Row, (typeof limits)[number][number]>) {
  return {
    minPallets: row.iMinimumOrderPallet,
    maxPallets: row.iMaximumOrderPallet,
    minKg: kilograms(row.iMinimumOrderWeight_kg),
    maxKg: kilograms(row.iMaximumOrderWeight_kg),
    minLitres: row.iMinLitersTank,
    maxLitres: row.iMaxLitersTank,
  };
}

function isLess(most: number | null, least: number | null): boolean {
  return most !== null && most < (least ?? 0);
}

function kilograms(grams: number | null): number | null {
  return grams === null ? null : grams / 1000;
}

/** Thresholds per market, customer type and method. The file's `iMaximumOrderCash` is the value to be reached (D10). */
export const capacityRules = importer(columns, {
  kind: "capacity-rules",
  file: "capacity_rules.csv",
  key: ["market", "customer_type", "method"],
  references: [{ column: "market", ...marketCell }],
  rules: [...mostIsNotLessThanLeast, someOrderKeepsIt],
  save: async (tx, rows) => {
    const currencies = await currenciesOfMarkets(tx);
    await overlayRows(
      tx,
      { table: "capacity_rule", key: ["market", "customer_type", "delivery_method"] },
      rows.map(({ row }) => ({
        market: row.market,
        customer_type: row.customer_type,
        delivery_method: row.method,
        currency: currencies.get(row.market),
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
