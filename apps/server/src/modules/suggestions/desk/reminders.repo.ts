import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { sql } from "kysely";
import type { Tx } from "../../../platform/db.ts";
import { type CalledCart, calledCartsInSql } from "../../cart/called-carts.facts.ts";
import { regularOrdersInSql } from "../../orders/regular-orders.facts.ts";
import { usersInSql } from "../../users/users.facts.ts";

type Place = { readonly shipToId: string; readonly companyId: string };

export type PlaceToRemind = {
  readonly isOrdered: boolean;
  readonly mayAnybodyOrder: boolean;
  readonly carts: readonly CalledCart[];
};

/** What decides whether a place is reminded, and of what, in one statement. */
export async function placeToRemind(
  tx: Tx,
  {
    shipToId,
    companyId,
    day,
    methods,
  }: Place & { readonly day: LocalDate; readonly methods: readonly string[] },
): Promise<PlaceToRemind> {
  const id = sql`${shipToId}::text`;
  const { rows } = await sql<PlaceToRemind>`
    select ${regularOrdersInSql.isOrdered({ shipToId: id, methods }, day)} as "isOrdered",
      exists ${usersInSql.holdersAt(id, "Catalogue")} as "mayAnybodyOrder",
      ${calledCartsInSql.ofPlace({ companyId: sql`${companyId}::text`, shipToId: id })} as carts`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error("a select without from answered no row");
  return row;
}

/** Keeps that a place was reminded on a day; of one that was, when that was. Two who remind at once are one. */
export async function keepReminder(
  tx: Tx,
  {
    shipToId,
    companyId,
    day,
    at,
    uid,
  }: Place & { readonly day: LocalDate; readonly at: Date; readonly uid: string },
): Promise<{ readonly isNew: boolean; readonly at: Date }> {
  const { rows } = await sql<{ at: Date }>`
    insert into place_reminder (ship_to_id, company_id, on_day, at, by_uid)
    values (${shipToId}, ${companyId}, ${day}::date, ${at}, ${uid}) on conflict do nothing returning at`.execute(
    tx,
  );
  const [kept] = rows;
  if (kept) return { isNew: true, at: kept.at };
  const before = await sql<{ at: Date }>`
    select at from place_reminder where ship_to_id = ${shipToId} and on_day = ${day}::date`.execute(tx);
  return { isNew: false, at: before.rows[0]?.at ?? at };
}
