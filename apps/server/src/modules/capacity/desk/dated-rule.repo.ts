import type { CapacityRule } from "@vycep/domain/capacity/capacity-rule";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../../platform/db.ts";
import { toRule } from "../capacity.facts.ts";
import type { RuleRow } from "../capacity.repo.ts";
import type { BesideCapacity } from "./capacity-desk.deps.ts";

/** Whose rules they are. */
export type RuleKey = {
  readonly market: string;
  readonly customerType: string;
  readonly method: string;
};

export type KeptRule = RuleKey & {
  readonly validFrom: string;
  readonly validTo: string | null;
  readonly limits: CapacityRule;
  readonly setAt: Date | null;
  readonly setBy: string | null;
};

type Row = Omit<KeptRule, "limits"> & Omit<RuleRow, "delivery_method" | "valid_from" | "valid_to">;

/** All rules, those of one market, type and method beside each other, the oldest first. */
export async function keptRules(
  db: Db | Tx,
  beside: Pick<BesideCapacity, "staffNameOf">,
  ofKey: RawBuilder<unknown> = sql`true`,
): Promise<readonly KeptRule[]> {
  const { rows } = await sql<Row>`
    select r.market, r.customer_type as "customerType", r.delivery_method as method, r.valid_from as "validFrom",
      r.valid_to as "validTo", r.min_pallets, r.max_pallets, r.min_grams, r.max_grams, r.min_order_value_minor, r.min_litres,
      r.max_litres, r.set_at as "setAt", ${beside.staffNameOf(sql`r.set_by`)} as "setBy"
    from capacity_rule r where ${ofKey}
    order by r.market, r.customer_type, r.delivery_method, r.valid_from`.execute(db);
  return rows.map((row) => {
    const { market, customerType, method, validFrom, validTo, setAt, setBy } = row;
    return { market, customerType, method, validFrom, validTo, setAt, setBy, limits: toRule(row) };
  });
}

/** Which rows are of a market, customer type and method. */
export function ofKey({ market, customerType, method }: RuleKey): RawBuilder<unknown> {
  return sql`(market = ${market} and customer_type = ${customerType} and delivery_method = ${method})`;
}

/** Nobody else changes a rule until the transaction ends; readers go on. */
export async function holdRules(tx: Tx): Promise<void> {
  await sql`lock table capacity_rule in share row exclusive mode`.execute(tx);
}

type NewRule = RuleKey & {
  readonly validFrom: string;
  readonly currency: string;
  readonly limits: CapacityRule;
  readonly setAt: Date;
  readonly setBy: string;
};

/** Keeps one; what stood on its day gives way, and what held before ends the day before. It holds until the next one begins. */
export async function keepRule(tx: Tx, rule: NewRule): Promise<void> {
  const { market, customerType, method, validFrom, currency, limits, setAt, setBy } = rule;
  await sql`delete from capacity_rule where ${ofKey(rule)} and valid_from = ${validFrom}::date`.execute(tx);
  await sql`update capacity_rule set valid_to = ${validFrom}::date - 1 where ${ofKey(rule)}
    and valid_from < ${validFrom}::date and (valid_to is null or valid_to >= ${validFrom}::date)`.execute(tx);
  await sql`
    insert into capacity_rule (market, customer_type, delivery_method, currency, min_pallets, max_pallets, min_grams, max_grams,
      min_order_value_minor, min_litres, max_litres, note, valid_from, valid_to, set_at, set_by)
    values (${market}, ${customerType}, ${method}, ${currency}, ${limits.minPallets}, ${limits.maxPallets},
      ${toGrams(limits.minKg)}, ${toGrams(limits.maxKg)}, ${limits.orderValueMinor}, ${limits.minLitres}, ${limits.maxLitres}, '',
      ${validFrom}::date, (select min(valid_from) - 1 from capacity_rule where ${ofKey(rule)} and valid_from > ${validFrom}::date),
      ${setAt}::timestamptz, ${setBy})`.execute(tx);
}

/** Takes one away; what held until the day before goes on as long as it would have. */
export async function removeRule(
  tx: Tx,
  { validFrom, ...key }: RuleKey & { readonly validFrom: string },
): Promise<void> {
  const { rows } = await sql<{ validTo: string | null }>`
    delete from capacity_rule where ${ofKey(key)} and valid_from = ${validFrom}::date returning valid_to as "validTo"`.execute(
    tx,
  );
  await sql`update capacity_rule set valid_to = ${rows[0]?.validTo ?? null}::date
    where ${ofKey(key)} and valid_to = ${validFrom}::date - 1`.execute(tx);
}

function toGrams(kilograms: number | null): number | null {
  return kilograms === null ? null : Math.round(kilograms * 1000);
}
