import type { Sku } from "@vycep/domain/kernel/ids";
import { sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import { ofDatabase } from "../../platform/kept.ts";
import { uncounted } from "../../platform/statement-count.ts";
import type { CartGoods } from "./catalog.facts.ts";
import type { GoodsAt } from "./goods-at.ts";
import { goodsOnDay } from "./range/goods-on-day.ts";
import { findOffers, listed } from "./range/offers.repo.ts";
import { rangeOf } from "./range/range-of.ts";
import { Shelves } from "./shelves.ts";

/** In which state goods and prices were when the request asked. */
export type GoodsStates = { readonly range: string; readonly prices: string | null };

/** So many goods of all lists and days together, about 30 MB. */
const mostGoods = 50_000;

const shelvesOf = ofDatabase(() => new Shelves<CartGoods>(mostGoods));

export type KeptShelf = {
  /** Makes sure of these; those that nobody asked for in this state are read, in one statement. */
  readonly load: (skus: readonly Sku[]) => Promise<void>;
  readonly get: (sku: Sku) => CartGoods | undefined;
};

/**
 * Goods with the prices of a list on a day, out of memory (decision 0221). What is a place's own and changes with each
 * order is not in it: how much of a limit is used, how many packages of a bundle were ordered.
 */
export function keptShelf(
  db: Db,
  { market, priceList, date, range, prices }: Pick<GoodsAt, "market" | "priceList" | "date"> & GoodsStates,
): KeptShelf {
  const shelves = shelvesOf(db);
  const shelf = shelves.at(JSON.stringify([range, prices, market, priceList, date]));
  return {
    get: (sku) => shelf.get(sku),
    load: async (skus) => {
      const missing = skus.filter((sku) => !shelf.has(sku));
      if (missing.length === 0) return;
      const at = { market, priceList, date };
      // Read after the request has learnt the states, so not older than them; and for all that come after it.
      const offers = await uncounted(() => findOffers(db, { skus: listed(missing), beside: sql`null` }, at));
      const found = goodsOnDay(await rangeOf(db, offers.version), offers, at);
      for (const sku of missing) shelf.set(sku, found.get(sku));
      shelves.bound();
    },
  };
}
