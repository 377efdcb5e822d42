import { LEAD_TIMES } from "@vycep/domain/calendar/cut-off";
import { isNameIn, namesIn } from "@vycep/domain/kernel/closed-list";
import { type LeadTimeKind, METHODS } from "@vycep/domain/transport/method";
import { sql } from "kysely";
import { dayBegins } from "../../platform/day-bounds.ts";
import type { Deps } from "../../platform/deps.ts";
import { leadTimesOn } from "../calendar/calendar.facts.ts";

/** Today's orders that are underway, by the cut-off that they go by (OPS-10). Of the days to come only, of which there are few. */
export async function countByCutOff({
  db,
  clock,
}: Pick<Deps, "db" | "clock">): Promise<ReadonlyMap<LeadTimeKind, number>> {
  const { date } = clock.now();
  const { rows } = await sql<{ method: string; orders: number }>`
    select delivery_method as method, count(*)::int as orders from sales_order
    where state in ('received', 'confirmed', 'loaded', 'on-the-way')
      and delivery_date >= ${date} and created_at >= ${dayBegins(date)}
    group by delivery_method`.execute(db);
  const counts = new Map(namesIn(LEAD_TIMES).map((kind) => [kind, 0]));
  for (const { method, orders } of rows) {
    const kind = isNameIn(METHODS, method) ? METHODS[method].leadTime : undefined;
    if (kind !== undefined) counts.set(kind, (counts.get(kind) ?? 0) + orders);
  }
  return counts;
}

/** How long each cut-off of today is still open, in seconds; without those that are past. */
export async function openCutOffs({
  db,
  clock,
}: Pick<Deps, "db" | "clock">): Promise<ReadonlyMap<LeadTimeKind, number>> {
  const { date, minutes } = clock.now();
  const today = await leadTimesOn(db, date);
  const left = namesIn(today).map((kind) => [kind, (today[kind].cutOff - minutes) * 60] as const);
  return new Map(left.filter(([, seconds]) => seconds >= 0));
}
