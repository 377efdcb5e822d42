import type { Minor } from "@vycep/domain/kernel/money";
import { type RawBuilder, sql } from "kysely";
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
  readonly valid_from: string;
  readonly valid_to: string | null;
};

/** The rules of a market and customer type that are valid on a day or later, the earlier first, as a JSON list. */
export function rulesOf(
  market: RawBuilder<unknown>,
  customerType: RawBuilder<unknown>,
  date: string,
): RawBuilder<readonly RuleRow[]> {
  return sql`(
    select coalesce(json_agg(rule order by rule.delivery_method, rule.valid_from), '[]') from (
      select delivery_method, min_pallets, max_pallets, min_grams, max_grams, min_order_value_minor, min_litres, max_litres,
        valid_from, valid_to
      from capacity_rule where market = ${market} and customer_type = ${customerType}
        and (valid_to is null or valid_to >= ${date}::date)) rule)`;
}

export async function findRules(db: Db, rules: RawBuilder<readonly RuleRow[]>): Promise<readonly RuleRow[]> {
  const { rows } = await sql<{ rules: readonly RuleRow[] }>`select ${rules} as rules`.execute(db);
  return rows[0]?.rules ?? [];
}
