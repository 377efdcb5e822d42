import type { KeptFavourite } from "@vycep/contract/favourites/favourites.codec";
import { type CompanyId, type Sku, toId, type UserId } from "@vycep/domain/kernel/ids";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../platform/db.ts";
import { soundRows } from "../../platform/sound-rows.ts";

export type WishlistRow = { readonly id: number; readonly count: number; readonly changedAt: Date };

/** Whose favourites: somebody's in one of their companies (D47). */
export type Keeper = { readonly uid: UserId; readonly companyId: CompanyId | undefined };

/** The keeper's list with how much is in it; undefined when there is none, or when another one is asked for (C16). */
export async function findWishlist(db: Db, keeper: Keeper, id?: number): Promise<WishlistRow | undefined> {
  const { rows } = await sql<WishlistRow>`
    select wishlist.id, count(item.id)::int as count,
      coalesce(max(item.added_at), wishlist.created_at) as "changedAt"
    from wishlist left join wishlist_item item on item.wishlist_id = wishlist.id
    where ${isOf(keeper)} and (${id ?? null}::bigint is null or wishlist.id = ${id ?? null}::bigint)
    group by wishlist.id`.execute(db);
  return rows[0];
}

/** Makes the keeper's list unless a rival has just made it. */
export async function insertWishlist(
  db: Db,
  { uid, companyId, now }: Keeper & { readonly now: Date },
): Promise<void> {
  await sql`
    insert into wishlist (uid, company_id, created_at) values (${uid}, ${companyId ?? null}, ${now})
    on conflict (uid, company_id) do nothing`.execute(db);
}

/** Of table `wishlist`. */
export function isOf({ uid, companyId }: Keeper): RawBuilder<unknown> {
  return sql`wishlist.uid = ${uid} and wishlist.company_id is not distinct from ${companyId ?? null}`;
}

export type ItemPage = { readonly offset: number; readonly limit: number };

/** What is kept, oldest first: what is added later moves no page. */
export async function findItems(
  db: Db,
  wishlistId: number,
  { offset, limit }: ItemPage,
): Promise<readonly KeptFavourite[]> {
  const { rows } = await sql<KeptRow>`
    select id, sku, name, added_at as "addedAt" from wishlist_item
    where wishlist_id = ${wishlistId} order by id limit ${limit} offset ${offset}`.execute(db);
  return soundRows("wishlist_item", rows, toKept);
}

/** The kept ones of these products. */
export async function findItemsOf(
  db: Db,
  wishlistId: number,
  skus: readonly string[],
): Promise<readonly KeptFavourite[]> {
  const { rows } = await sql<KeptRow>`
    select id, sku, name, added_at as "addedAt" from wishlist_item
    where wishlist_id = ${wishlistId} and sku = any(${[...skus]}::text[]) order by id`.execute(db);
  return soundRows("wishlist_item", rows, toKept);
}

type KeptRow = Omit<KeptFavourite, "sku"> & { readonly sku: string };

function toKept(row: KeptRow): KeptFavourite {
  return { ...row, sku: toId<Sku>(row.sku) };
}

/** Holds the list until the transaction ends: its limit is judged by one at a time. */
export async function lockWishlist(tx: Tx, id: number): Promise<void> {
  await sql`select from wishlist where id = ${id} for update`.execute(tx);
}

export type NewFavourite = { readonly sku: Sku; readonly name: string };

export async function insertItems(
  tx: Tx,
  wishlistId: number,
  { items, now }: { readonly items: readonly NewFavourite[]; readonly now: Date },
): Promise<void> {
  await sql`
    insert into wishlist_item (wishlist_id, company_id, sku, name, added_at)
    select wishlist.id, wishlist.company_id, new.sku, new.name, ${now}
    from wishlist, unnest(${items.map(({ sku }) => sku)}::text[], ${items.map(({ name }) => name)}::text[])
      with ordinality as new (sku, name, place)
    where wishlist.id = ${wishlistId} order by new.place
    on conflict (wishlist_id, sku) do nothing`.execute(tx);
}

/** Takes items out of the list; answers those that were in it. */
export async function deleteItems(
  tx: Tx,
  wishlistId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    delete from wishlist_item where wishlist_id = ${wishlistId} and id = any(${[...ids]}::bigint[])
    returning id`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}
