import type { ProductAnswer } from "@vycep/contract/catalog/catalog.codec";
import { fromUid } from "@vycep/contract/uid";
import { type AskedTogether, askedTogether } from "../../platform/asked-together.ts";
import { badInput } from "../../platform/errors.ts";
import { perRequest } from "../../platform/per-request.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import type { ProductsDeps } from "./askers-goods.ts";
import { listedGoods, productAnswer } from "./catalog.facts.ts";
import { catalogViewOnce } from "./catalog-view.ts";
import { goodsBySku } from "./range/range.ts";
import { relatedTo } from "./range/related-goods.ts";

const shownPerProduct = 6;
/** Related ones of related ones grow sixfold with each level: a page of 100 with its related ones fits, a tower not. */
const askedPerRequest = 300;

/** How many products of a request asked, and those that ask together just now. */
const askersOf = perRequest(
  (
    deps: ProductsDeps,
    context,
  ): { count: number; readonly together: AskedTogether<readonly ProductAnswer[]> } => ({
    count: 0,
    together: askedTogether((skus) => load(deps, context, skus)),
  }),
);

/**
 * Other beers of the same brand (CATALOG-21). All products of one answer ask together: however many stand in a
 * list, their related ones cost one statement.
 */
export async function relatedProducts(
  deps: ProductsDeps,
  context: RequestContext,
  uid: string | undefined,
): Promise<readonly ProductAnswer[]> {
  const sku = fromUid(uid ?? "");
  const askers = askersOf(deps, context);
  askers.count += 1;
  if (askers.count > askedPerRequest) {
    throw badInput(
      "operation-too-complex",
      `At most ${askedPerRequest} products may ask for related ones at once.`,
    );
  }
  if (sku === undefined) return [];
  return (await askers.together(sku)) ?? [];
}

async function load(deps: ProductsDeps, context: RequestContext, skus: readonly string[]) {
  const view = await catalogViewOnce(deps, context);
  const related = new Map(
    skus.flatMap((sku) => {
      const asked = goodsBySku(view.range, sku);
      return asked
        ? [[sku, relatedTo(view.range, asked, { at: view.at, limit: shownPerProduct })] as const]
        : [];
    }),
  );
  const goods = [...new Set([...related.values()].flat())];
  const beside = deps.favouritesOf(view.actor);
  const shown = await listedGoods(deps.reads, { range: view.range, goods, beside }, view.at);
  const favourites = new Set(shown.beside);
  const answers = new Map(
    shown.products.map((product) => [
      product.sku,
      {
        ...productAnswer(product, view, context.language),
        favourites: favourites.has(product.sku) ? 1 : 0,
      },
    ]),
  );
  return new Map(
    [...related].map(([sku, others]) => [sku, others.flatMap(({ shared }) => answers.get(shared.sku) ?? [])]),
  );
}
