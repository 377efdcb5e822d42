import type { ProductAnswer } from "@vycep/contract/catalog/catalog.codec";
import { fromUid } from "@vycep/contract/uid";
import { badInput } from "../../platform/errors.ts";
import { perRequest } from "../../platform/per-request.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { soundRows } from "../../platform/sound-rows.ts";
import { productAnswer } from "./catalog.facts.ts";
import { findRelated } from "./catalog.repo.ts";
import { catalogViewOnce } from "./catalog-view.ts";
import { toProduct } from "./goods-rows.ts";
import type { ProductsDeps } from "./products.ts";

const shownPerProduct = 6;
/** Related ones of related ones grow sixfold with each level: a page of 100 with its related ones fits, a tower not. */
const askedPerRequest = 300;

type Batch = {
  readonly skus: Set<string>;
  readonly answers: Promise<ReadonlyMap<string, readonly ProductAnswer[]>>;
};

/** How many products of a request asked, and those that ask together just now. */
const askersOf = perRequest((_deps: ProductsDeps): { count: number; batch?: Batch | undefined } => ({
  count: 0,
}));

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
  askers.batch ??= openBatch((skus) => {
    askers.batch = undefined;
    return load(deps, context, skus);
  });
  askers.batch.skus.add(sku);
  return (await askers.batch.answers).get(sku) ?? [];
}

function openBatch(close: (skus: readonly string[]) => Batch["answers"]): Batch {
  const skus = new Set<string>();
  // The resolvers of one list run in one go; what they ask for is gathered until they are through.
  const answers = new Promise<void>((resolve) => setImmediate(resolve)).then(() => close([...skus]));
  return { skus, answers };
}

async function load(deps: ProductsDeps, context: RequestContext, skus: readonly string[]) {
  const view = await catalogViewOnce(deps, context);
  const rows = await findRelated(deps.db, skus, {
    at: view.at,
    limit: shownPerProduct,
    isFavourite: (sku) => deps.isFavourite(view.actor, sku),
  });
  const byAsked = Map.groupBy(rows, ({ of_sku }) => of_sku);
  return new Map(
    [...byAsked].map(([sku, related]) => [
      sku,
      soundRows("product", related, (row) => ({
        ...productAnswer(toProduct(row), view, context.language),
        favourites: row.is_favourite ? 1 : 0,
      })),
    ]),
  );
}
