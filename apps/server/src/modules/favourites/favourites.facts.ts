import { type RawBuilder, sql } from "kysely";
import type { Deps } from "../../platform/deps.ts";
import { perRequest } from "../../platform/per-request.ts";
import { isOf, type Keeper } from "./favourites.repo.ts";

/** Pieces of SQL that the wiring hands to nouns which may not know favourites. */
export const favouritesInSql = { favouritesOf, keptNamesOf } as const;

/** The numbers that somebody keeps with the names that they were kept with, as a JSON list, the oldest first. */
function keptNamesOf(keeper: Keeper): RawBuilder<readonly (readonly [sku: string, name: string])[]> {
  return sql`(
    select coalesce(json_agg(json_build_array(item.sku, item.name) order by item.id), '[]')
    from wishlist_item item join wishlist on wishlist.id = item.wishlist_id where ${isOf(keeper)})`;
}

/** The numbers that somebody keeps, as a JSON list. */
function favouritesOf(keeper: Keeper): RawBuilder<readonly string[]> {
  return sql`(
    select coalesce(json_agg(item.sku), '[]') from wishlist_item item join wishlist on wishlist.id = item.wishlist_id
    where ${isOf(keeper)})`;
}

/** The numbers of the asker's favourites: one statement for all fields of a request (CART-03). */
export const favouriteSkus = perRequest(
  async ({ db }: Pick<Deps, "db">, context): Promise<ReadonlySet<string>> => {
    const actor = await context.actor();
    const { rows } = await sql<{ sku: string }>`
      select item.sku from wishlist_item item join wishlist on wishlist.id = item.wishlist_id
      where ${isOf(actor)} order by item.id`.execute(db);
    return new Set(rows.map(({ sku }) => sku));
  },
);
