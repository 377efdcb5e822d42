import type { CatalogProduct, ProductAnswer } from "@vycep/contract/catalog/catalog.codec";
import type { ShipToId } from "@vycep/domain/kernel/ids";
import type { RawBuilder } from "kysely";
import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { offerOf, productAnswer, productsBySku, productsChosenBy } from "./catalog.facts.ts";
import { catalogViewAt, catalogViewOnce } from "./catalog-view.ts";

/** A product of the range: what is known of it, and how the request's own place, method and day see it. */
export type ShownGoods = { readonly product: CatalogProduct; readonly answer: ProductAnswer };

/** Products by number as the asker's catalogue shows them, sold or not; those that vanished are missing (C10). */
export async function shownGoods(
  deps: Deps,
  context: RequestContext,
  skus: readonly string[],
): Promise<ReadonlyMap<string, ShownGoods>> {
  const view = await catalogViewOnce(deps, context);
  const products = await productsBySku(deps.db, skus, view.at);
  return new Map(
    [...products].map(([sku, product]) => [
      sku,
      { product, answer: productAnswer(product, view, context.language) },
    ]),
  );
}

/** Of these numbers the products that the asker's market has, bundles among them. */
export async function goodsOfRange(
  deps: Deps,
  context: RequestContext,
  skus: readonly string[],
): Promise<ReadonlyMap<string, CatalogProduct>> {
  const { at } = await catalogViewOnce(deps, context);
  const products = await productsBySku(deps.db, skus, at);
  return new Map([...products].filter(([, { markets }]) => markets.includes(at.market)));
}

type GoodsChoice = {
  readonly shipToId: ShipToId;
  /** An array of numbers, and whatever else the same statement shall tell. */
  readonly skus: RawBuilder<unknown>;
  readonly beside: RawBuilder<unknown>;
};

/**
 * Of the products that another noun's SQL chooses those that can be ordered at a place, by the chosen method and day;
 * whether the actor may order there is decided before. One statement besides those of the view.
 */
export async function orderableGoods(
  deps: Deps,
  context: RequestContext,
  { shipToId, ...choice }: GoodsChoice,
): Promise<{ readonly goods: ReadonlyMap<string, ShownGoods>; readonly beside: unknown }> {
  const view = await catalogViewAt(deps, context, shipToId);
  const { products, beside } = await productsChosenBy(deps.db, choice, view.at);
  const shown = [...products].flatMap(([sku, product]): [string, ShownGoods][] => {
    const answer = productAnswer(product, view, context.language);
    const isOrderable =
      !product.isBundle && answer.saleability.sellable && offerOf(product, view).units.length > 0;
    return isOrderable ? [[sku, { product, answer }]] : [];
  });
  return { goods: new Map(shown), beside };
}
