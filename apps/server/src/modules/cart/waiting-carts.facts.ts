import { type CompanyId, type ShipToId, toId } from "@vycep/domain/kernel/ids";
import { type LocalDate, toLocalDate } from "@vycep/domain/kernel/local-moment";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import { catalogInSql } from "../catalog/catalog.facts.ts";

/** A live cart with goods and a day that nobody has sent. */
export type WaitingCart = {
  readonly id: string;
  readonly uid: string;
  readonly companyId: CompanyId;
  readonly shipToId: ShipToId;
  readonly method: string;
  readonly day: LocalDate;
};

/** Carts for some days, but those of people who sent an order for the same place and day (MAIL-08). */
export async function waitingCarts(
  db: Db,
  { from, to }: { readonly from: LocalDate; readonly to: LocalDate },
  hasSent: (cart: Readonly<Record<"uid" | "shipToId" | "day", RawBuilder<unknown>>>) => RawBuilder<unknown>,
): Promise<readonly WaitingCart[]> {
  const { rows } = await sql<
    Omit<WaitingCart, "companyId" | "shipToId" | "day"> & {
      readonly companyId: string;
      readonly shipToId: string;
      readonly day: string;
    }
  >`
    select c.id, c.uid, c.company_id as "companyId", c.ship_to_id as "shipToId", c.delivery_method as method,
      c.delivery_date as day
    from cart c
    where c.is_active and c.delivery_method is not null and c.delivery_date between ${from}::date and ${to}::date
      and exists (select from cart_line l where l.cart_id = c.id)
      and not ${hasSent({ uid: sql`c.uid`, shipToId: sql`c.ship_to_id`, day: sql`c.delivery_date` })}
    order by c.id`.execute(db);
  return rows.map(({ companyId, shipToId, day, ...row }) => ({
    ...row,
    companyId: toId<CompanyId>(companyId),
    shipToId: toId<ShipToId>(shipToId),
    day: toLocalDate(day),
  }));
}

/** The live carts with goods of some days, for whoever changes these days: a table of id, ship_to_id, method, uid, updated_at. */
export function cartsOn(days: readonly LocalDate[]): RawBuilder<unknown> {
  return sql`(
    select c.id, c.ship_to_id, c.delivery_method as method, c.uid, c.updated_at from cart c
    where c.is_active and c.delivery_date = any(${[...days]}::date[])
      and exists (select from cart_line l where l.cart_id = c.id))`;
}

/**
 * Goods in live carts for days from one on: a table of cart_id, company_id, sku, boxes. A package deal counts by itself: the prices of
 * what is in it are its own.
 */
export function goodsInCarts(from: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select c.id as cart_id, c.company_id, l.sku,
      l.packages::bigint + l.layers * p.boxes_per_layer + l.pallets * p.boxes_per_pallet as boxes
    from cart c join cart_line l on l.cart_id = c.id
    join ${catalogInSql.sought} p on p.sku = l.sku
    where c.is_active and c.delivery_date >= ${from})`;
}

/** For which place somebody's live cart of a company holds goods; nothing where it holds none. */
export async function placeOfFilledCart(
  db: Db,
  { uid, companyId }: { readonly uid: string; readonly companyId: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ shipToId: string }>`
    select c.ship_to_id as "shipToId" from cart c
    where c.uid = ${uid} and c.company_id = ${companyId} and c.is_active
      and exists (select from cart_line l where l.cart_id = c.id)`.execute(db);
  return rows[0]?.shipToId;
}
