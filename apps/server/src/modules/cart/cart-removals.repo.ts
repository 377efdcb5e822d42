import {
  type EmptiesNotRestored,
  KEPT_MINUTES,
  KEPT_REMOVALS,
  type LineNotRestored,
} from "@vycep/domain/cart/restore";
import { type CartId, type ShipToId, toId } from "@vycep/domain/kernel/ids";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../platform/db.ts";
import { partsToText } from "../bundles/bundles.facts.ts";
import { catalogInSql } from "../catalog/catalog.facts.ts";
import {
  type CartEmpties,
  type EmptiesValues,
  emptiesOf,
  emptiesToText,
} from "./empties/cart-empties.repo.ts";
import { type CartLineRecord, type LineValues, lineValues, toLine } from "./lines/cart-line-values.ts";

/** Under which name something is kept, and what of the cart besides its lines. */
export type KeptAs = {
  readonly token: string;
  readonly now: Date;
  readonly shipToId: ShipToId;
  readonly lastPosition: number;
  /** The plan of empties that goes with the lines; null when it stays, or there is none. */
  readonly plan: CartEmpties | null;
};

/** Where the cart of `held` ended before anything was taken out of it, as long as that is kept. */
export const lastPositionKept = sql`
  coalesce((select max(last_position) from cart_removal where cart_id = (select id from held)), 0)`;

/**
 * A part of a statement that has `held` and `dropped`: keeps what was dropped, and forgets what is kept for too long or
 * is too much, so that nothing piles up.
 */
export function keptRemoval({ token, now, shipToId, lastPosition, plan }: KeptAs): RawBuilder<unknown> {
  return sql`
    forgotten as (
      delete from cart_removal using held where cart_removal.cart_id = held.id and (removed_at < ${oldest(now)}
        or token in (select token from cart_removal where cart_id = held.id
          order by removed_at desc, token offset ${KEPT_REMOVALS - 1}))),
    kept as (
      insert into cart_removal (token, cart_id, company_id, ship_to_id, removed_at, last_position, lines, empties,
        empties_second)
      select ${token}, held.id, held.company_id, ${shipToId}, ${now}, greatest(${lastPosition}, ${lastPositionKept}),
        (select coalesce(json_agg(${lineValues} order by position, uid), '[]')::jsonb from dropped),
        ${emptiesToText(plan?.empties ?? null)}::jsonb, ${plan?.emptiesSecond ?? null}
      from held),`;
}

function oldest(now: Date): Date {
  return new Date(now.getTime() - KEPT_MINUTES * 60_000);
}

/** Takes everything out of a held cart at once, the plan of empties too, and keeps it. Counts as one change. */
export async function emptyAndKeep(tx: Tx, id: string, kept: KeptAs): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    with held as (
      update cart set empties = null, empties_second = null, checkout_step = null, version = version + 1,
        updated_at = ${kept.now}
      where id = ${id} and is_active returning id, company_id, version),
    dropped as (delete from cart_line using held where cart_line.cart_id = held.id returning cart_line.*),
    ${keptRemoval(kept)}
    told as (select version from held)
    select version from told`.execute(tx);
  return versionOf(rows);
}

/** What became of a line that was asked back: null when it is back, otherwise the reason why not. */
export type LineOutcome = readonly [uid: number, reason: LineNotRestored | null];
export type EmptiesOutcome = EmptiesNotRestored | "restored";

export type CartRemoval = {
  readonly shipToId: ShipToId;
  readonly lines: readonly CartLineRecord[];
  readonly empties: CartEmpties["empties"];
  readonly emptiesSecond: string | null;
  readonly outcomes: readonly LineOutcome[];
  /** Null before anybody asked for the plan. */
  readonly emptiesOutcome: EmptiesOutcome | null;
  /** Which of the products there still are. */
  readonly known: readonly string[];
};

type RemovalRow = Omit<CartRemoval, "shipToId" | "lines" | "empties"> & {
  readonly shipToId: string;
  readonly lineValues: readonly LineValues[];
  readonly emptiesValues: EmptiesValues | null;
};

/** What was taken out of a cart under a token; nothing when it was another cart, or too long ago. */
export async function findRemoval(
  db: Db,
  { cartId, token, now }: { readonly cartId: CartId; readonly token: string; readonly now: Date },
): Promise<CartRemoval | undefined> {
  const { rows } = await sql<RemovalRow>`
    select ship_to_id as "shipToId", lines as "lineValues", empties as "emptiesValues",
      empties_second as "emptiesSecond", outcomes, empties_outcome as "emptiesOutcome",
      ${catalogInSql.knownOf(sql`select line ->> 1 from jsonb_array_elements(lines) line`)} as known
    from cart_removal where token = ${token} and cart_id = ${cartId} and removed_at >= ${oldest(now)}`.execute(
    db,
  );
  const [row] = rows;
  if (!row) return undefined;
  const { shipToId, lineValues: values, emptiesValues, ...removal } = row;
  return {
    ...removal,
    shipToId: toId<ShipToId>(shipToId),
    lines: values.map(toLine),
    empties: emptiesValues && emptiesOf(emptiesValues),
  };
}

export type PutBack = {
  readonly token: string;
  readonly now: Date;
  readonly lines: readonly CartLineRecord[];
  /** The plan to go back with them; null leaves the cart's own. */
  readonly plan: CartEmpties | null;
};

/** Puts lines into a held cart as they were: id, place, amounts, version. Counts as one change of the cart. */
export async function putBackLines(tx: Tx, id: string, { now, lines, plan }: PutBack): Promise<number> {
  const empties = emptiesToText(plan?.empties ?? null);
  const values = lines.map(({ uid, sku, packages, layers, pallets, position, version, parts }) => [
    ...[uid, sku, packages, layers, pallets, position, version],
    partsToText(parts),
  ]);
  const { rows } = await sql<{ version: number }>`
    with held as (
      update cart set empties = coalesce(${empties}::jsonb, empties),
        empties_second = case when ${empties}::jsonb is null then empties_second else ${plan?.emptiesSecond ?? null} end,
        version = version + 1, updated_at = ${now}
      where id = ${id} and is_active returning id, company_id, version),
    written as (
      insert into cart_line (uid, cart_id, company_id, sku, packages, layers, pallets, position, version, parts)
      overriding system value
      select (line ->> 0)::bigint, held.id, held.company_id, line ->> 1, (line ->> 2)::int, (line ->> 3)::int,
        (line ->> 4)::int, (line ->> 5)::bigint, (line ->> 6)::bigint, (line ->> 7)::jsonb
      from held, jsonb_array_elements(${JSON.stringify(values)}::jsonb) line)
    select version from held`.execute(tx);
  return versionOf(rows);
}

/** Remembers what became of it, so that whoever asks again hears the same. */
export async function noteOutcomes(
  tx: Tx,
  token: string,
  told: { readonly outcomes: readonly LineOutcome[]; readonly emptiesOutcome: EmptiesOutcome | null },
): Promise<void> {
  await sql`
    update cart_removal set outcomes = ${JSON.stringify(told.outcomes)}::jsonb,
      empties_outcome = ${told.emptiesOutcome} where token = ${token}`.execute(tx);
}

function versionOf(rows: readonly { readonly version: number }[]): number {
  const [row] = rows;
  if (!row) throw new Error("the cart that was held is gone");
  return row.version;
}
