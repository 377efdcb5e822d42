import type { LeadTimeKind } from "@vycep/domain/transport/method";
import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db.ts";
import type { BesideCalendar } from "./calendar-desk.deps.ts";

export type KeptLeadTime = {
  readonly kind: LeadTimeKind;
  readonly validFrom: string;
  readonly cutOff: string;
  readonly days: number;
  readonly setAt: Date;
  readonly setBy: string | null;
};

/** What the desk has dated of all kinds, the oldest first, with who did it. */
export async function keptLeadTimes(db: Db | Tx, beside: BesideCalendar): Promise<readonly KeptLeadTime[]> {
  const { rows } = await sql<KeptLeadTime>`
    select l.kind, l.valid_from as "validFrom", l.cut_off as "cutOff", l.days, l.set_at as "setAt",
      ${beside.staffNameOf(sql`l.set_by`)} as "setBy"
    from lead_time l order by l.valid_from`.execute(db);
  return rows;
}

/** Nobody else changes a lead time until the transaction ends; readers go on. */
export async function holdLeadTimes(tx: Tx): Promise<void> {
  await sql`lock table lead_time in share row exclusive mode`.execute(tx);
}

type NewLeadTime = Omit<KeptLeadTime, "setBy"> & { readonly setBy: string };

/** Keeps one; what stood on its day gives way. */
export async function keepLeadTime(
  tx: Tx,
  { kind, validFrom, cutOff, days, setAt, setBy }: NewLeadTime,
): Promise<void> {
  await sql`
    insert into lead_time (kind, valid_from, cut_off, days, set_at, set_by)
    values (${kind}, ${validFrom}::date, ${cutOff}, ${days}, ${setAt}::timestamptz, ${setBy})
    on conflict (kind, valid_from) do update set cut_off = excluded.cut_off, days = excluded.days,
      set_at = excluded.set_at, set_by = excluded.set_by`.execute(tx);
}

export async function removeLeadTime(
  tx: Tx,
  { kind, validFrom }: Pick<KeptLeadTime, "kind" | "validFrom">,
): Promise<void> {
  await sql`delete from lead_time where kind = ${kind} and valid_from = ${validFrom}::date`.execute(tx);
}
