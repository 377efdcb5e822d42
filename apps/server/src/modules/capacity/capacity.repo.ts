import type { Minor } from "@vycep/domain/kernel/money";
import type { Db } from "../../platform/db.ts";

export type RuleRow = {
  readonly delivery_method: string;
  readonly min_pallets: number | null;
  readonly max_pallets: number | null;
  readonly min_grams: number | null;
  readonly max_grams: number | null;
  readonly min_order_value_minor: Minor | null;
  readonly min_litres: number | null;
  readonly max_litres: number | null;
};

/** The rules of a market and customer type that are valid on a day, one row a method. */
export async function findRules(
  db: Db,
  key: { readonly market: string; readonly customerType: string; readonly date: string },
): Promise<readonly RuleRow[]> {
  return db
    .selectFrom("capacity_rule")
    .select([
      "delivery_method",
      "min_pallets",
      "max_pallets",
      "min_grams",
      "max_grams",
      "min_order_value_minor",
      "min_litres",
      "max_litres",
    ])
    .where("market", "=", key.market)
    .where("customer_type", "=", key.customerType)
    .where("valid_from", "<=", key.date)
    .where((where) => where.or([where("valid_to", "is", null), where("valid_to", ">=", key.date)]))
    .orderBy("delivery_method")
    .execute();
}
