import { type RawBuilder, sql } from "kysely";
import type { DB } from "../db.gen.ts";
import type { Deps } from "../deps.ts";
import type { KeptDays } from "../settings/kept-settings.ts";

/**
 * How long the rows of a table that grows without end are kept (OPS-14). Each module says it of its own tables;
 * `app/growth.ts` lists them all.
 */
export type ForgetRule = {
  readonly table: keyof DB;
  /** Since when a row is of no more use; empty while it is of use. An index begins with it. */
  readonly since: string;
  readonly days: number | ((kept: KeptDays) => number);
  /** By whose clock it was written: the portal's may be set by the operator. */
  readonly clock: "portal" | "database";
  /** A table of so many rows that their removal waits until the brewery sleeps. */
  readonly atNight?: true;
  /** So few rows that an index would cost more than it saves. */
  readonly few?: true;
};

/** Rows that are removed by one statement: a few dozen milliseconds, and locks on nothing else. */
export const rowsAtOnce = 1000;

/** By the clock of the brewery, in minutes: from one to five. */
const night = { from: 60, to: 300 } as const;

/** Removes what is due, a batch after the other, each by itself, until nothing is left or the process stops. */
export async function forget(
  deps: Pick<Deps, "db" | "clock" | "config">,
  rules: readonly ForgetRule[],
  stopping?: AbortSignal,
): Promise<void> {
  const { minutes } = deps.clock.now();
  const isNight = minutes >= night.from && minutes < night.to;
  const failed: unknown[] = [];
  for (const rule of rules) {
    if (rule.atNight && !isNight) continue;
    // One table that refuses leaves the others nothing to wait for.
    await forgetOf(deps, rule, stopping).catch((error: unknown) => failed.push(error));
  }
  if (failed.length > 0) throw new AggregateError(failed, "some rows could not be removed");
}

async function forgetOf(
  { db, clock, config }: Pick<Deps, "db" | "clock" | "config">,
  rule: ForgetRule,
  stopping: AbortSignal | undefined,
): Promise<void> {
  const days = typeof rule.days === "number" ? rule.days : rule.days(config.kept);
  const now = rule.clock === "portal" ? sql`${clock.instant()}::timestamptz` : sql`now()`;
  const before = sql`${now} - make_interval(days => ${days})`;
  while (!stopping?.aborted) {
    const { numAffectedRows = 0n } = await removal(rule, before).execute(db);
    if (numAffectedRows < rowsAtOnce) return;
  }
}

/** Oldest first; a row that somebody holds stays until the next turn, so that nobody waits for anybody. */
export function removal({ table, since }: ForgetRule, before: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${sql.ref(since)} < ${before}
      order by ${sql.ref(since)} limit ${sql.lit(rowsAtOnce)} for update skip locked))`;
}
