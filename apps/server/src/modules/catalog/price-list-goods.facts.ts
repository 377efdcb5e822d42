import type { CatalogProduct } from "@vycep/contract/catalog/catalog.codec";
import { sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import { pricesInSql } from "../pricing/pricing.facts.ts";
import { type GoodsAt, productsChosenBy } from "./catalog.facts.ts";

/** The goods of a market with a price in a list on a day, bundles apart, in one statement. */
export async function goodsOfPriceList(
  db: Db,
  at: GoodsAt & { readonly priceList: string },
): Promise<readonly CatalogProduct[]> {
  const skus = pricesInSql.skusPriced(at);
  const { products } = await productsChosenBy(db, { skus, beside: sql`null` }, at);
  return [...products.values()].filter(
    (product) => product.price !== undefined && !product.isBundle && product.markets.includes(at.market),
  );
}
