import type { Found } from "@vycep/domain/search/found";
import { sql } from "kysely";
import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { catalogViewOnce } from "./catalog-view.ts";
import { toProduct } from "./goods-rows.ts";
import { onlyGoods } from "./only-goods.ts";
import { findProductList } from "./product-list.repo.ts";
import { planSearch } from "./search-plan.ts";

/** The goods that a text finds: those of the list at the chosen place, in its order (CATALOG-19). One statement besides the view's. */
export async function foundGoods(
  deps: Deps,
  context: RequestContext,
  { text, limit }: { readonly text: string; readonly limit: number },
): Promise<readonly Found[]> {
  const view = await catalogViewOnce(deps, context);
  const search = planSearch(text);
  if (search === undefined) return [];
  const nobody = () => sql`false`;
  const { total, items } = await findProductList(deps.db, {
    at: view.at,
    language: context.language,
    filter: { flags: {} },
    search,
    only: onlyGoods(view),
    hidesEnded: true,
    sort: { key: "relevance", isDescending: false },
    offset: 0,
    limit,
    wantsFacets: false,
    boughtBefore: nobody,
    isFavourite: nobody,
  });
  const hits = items.map((row) => {
    const { sku, ean, eanItem, names } = toProduct(row);
    return { id: sku, title: names[context.language], numbers: [sku, ean, eanItem] };
  });
  return [{ kind: "product", total, hits }];
}
