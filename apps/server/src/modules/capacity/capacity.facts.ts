import { type CapacityRule, NO_LIMITS } from "@vycep/domain/capacity/capacity-rule";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { parseShippingMethod, type ShippingMethod } from "@vycep/domain/transport/method";
import { sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import type { ShipTo } from "../ship-to/ship-to.facts.ts";
import * as repo from "./capacity.repo.ts";

export type CapacityRules = ReadonlyMap<ShippingMethod, CapacityRule>;

/** The rules of a place by method, in one statement (D10); a method without a row has no limits. */
export async function capacityRules(db: Db, shipTo: ShipTo, date: LocalDate): Promise<CapacityRules> {
  return (await capacityRulesFrom(db, shipTo, date))(date);
}

/** The same for any day from one on, in one statement. */
export async function capacityRulesFrom(
  db: Db,
  { market, facts }: ShipTo,
  first: LocalDate,
): Promise<(day: LocalDate) => CapacityRules> {
  const rules = repo.rulesOf(sql`${market}::text`, sql`${facts.customerType}::text`, first);
  const found = await repo.findRules(db, rules);
  return (day) => readCapacity(found, day);
}

/** Pieces of SQL for statements that read a place with its rules. */
export const capacityInSql = {
  /** The rules of a market and customer type (columns) from a day on, for `readCapacity`. */
  rules: repo.rulesOf,
} as const;

/** What `capacityInSql.rules` found. */
export type CapacityValues = readonly repo.RuleRow[];

/** What of it holds for a delivery on a day, one rule a method. */
export function readCapacity(rows: CapacityValues, day: LocalDate): CapacityRules {
  return new Map(
    rows.flatMap((row): [ShippingMethod, CapacityRule][] => {
      const method = parseShippingMethod(row.delivery_method);
      const holds = row.valid_from <= day && (row.valid_to === null || row.valid_to >= day);
      return method === undefined || !holds ? [] : [[method, toRule(row)]];
    }),
  );
}

/** The rule of one method; without one, no limits. */
export function capacityRuleFor(rules: CapacityRules, method: ShippingMethod | undefined): CapacityRule {
  return (method && rules.get(method)) ?? NO_LIMITS;
}

/** A row as the rules see it. */
export function toRule(row: Omit<repo.RuleRow, "delivery_method" | "valid_from" | "valid_to">): CapacityRule {
  return {
    minPallets: row.min_pallets,
    maxPallets: row.max_pallets,
    minKg: toKilograms(row.min_grams),
    maxKg: toKilograms(row.max_grams),
    orderValueMinor: row.min_order_value_minor,
    minLitres: row.min_litres,
    maxLitres: row.max_litres,
  };
}

function toKilograms(grams: number | null): number | null {
  return grams === null ? null : grams / 1000;
}
