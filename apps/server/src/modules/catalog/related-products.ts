import type { ProductAnswer } from "@vycep/contract/catalog/catalog.codec";
import { fromUid } from "@vycep/contract/uid";
import { type AskedTogether, askedTogether } from "../../platform/asked-together.ts";
import { badInput } from "../../platform/errors.ts";
import { perRequest } from "../../platform/per-request.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import type { ProductsDeps } from "./askers-goods.ts";
import { listedGoods, productAnswer } from "./catalog.facts.ts";
import { type CatalogView, catalogViewOnce } from "./catalog-view.ts";
import { goodsBySku, type RangeGoods } from "./range/range.ts";
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
    together: askedTogether<readonly ProductAnswer[]>((skus) => load(deps, context, skus)),
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

/** Of each product the goods beside it, out of memory. */
export type Related = ReadonlyMap<string, readonly RangeGoods[]>;

export function relatedOf({ range, at }: CatalogView, asked: readonly RangeGoods[]): Related {
  return new Map(
    asked.map((one) => [one.shared.sku, relatedTo(range, one, { at, limit: shownPerProduct })] as const),
  );
}

/** Another statement of the request has read what is shown of these. */
export function tellRelated(
  deps: ProductsDeps,
  context: RequestContext,
  { related, answers }: { readonly related: Related; readonly answers: ReadonlyMap<string, ProductAnswer> },
): void {
  askersOf(deps, context).together.tell(answersBeside(related, answers));
}

function answersBeside(related: Related, answers: ReadonlyMap<string, ProductAnswer>) {
  return new Map(
    [...related].map(([sku, others]) => [sku, others.flatMap(({ shared }) => answers.get(shared.sku) ?? [])]),
  );
}

async function load(deps: ProductsDeps, context: RequestContext, skus: readonly string[]) {
  const view = await catalogViewOnce(deps, context);
  const related = relatedOf(
    view,
    skus.flatMap((sku) => goodsBySku(view.range, sku) ?? []),
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
  return answersBeside(related, answers);
}
