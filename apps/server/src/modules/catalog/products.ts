import type { CatalogProduct } from "@vycep/contract/catalog/catalog.codec";
import { encodeCategoryTree } from "@vycep/contract/catalog/category.codec";
import { encodeFacets, encodeSortFields } from "@vycep/contract/catalog/facets.codec";
import { decodeProductFilter, type ProductFilter } from "@vycep/contract/catalog/product-filter.codec";
import { type Sku, toId } from "@vycep/domain/kernel/ids";
import type { RawBuilder } from "kysely";
import type { Deps } from "../../platform/deps.ts";
import { badInput } from "../../platform/errors.ts";
import type { ProductAttributeSortInput, QueryProductsArgs } from "../../platform/graphql.gen.ts";
import { existingPage, pagingOf } from "../../platform/list/paging.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import type { Actor } from "../../platform/session.ts";
import { soundRows } from "../../platform/sound-rows.ts";
import { joinParts, productAnswer } from "./catalog.facts.ts";
import { catalogViewOnce } from "./catalog-view.ts";
import { facetCounts } from "./facet-counts.ts";
import { toProduct } from "./goods-rows.ts";
import { onlyGoods } from "./only-goods.ts";
import { findProductList, type ListRow, type ListSort, SORT_KEYS } from "./product-list.repo.ts";
import { planSearch } from "./search-plan.ts";

/** Whether a company ordered a product before, as a condition; orders know, and the wiring brings it. */
export type BoughtBefore = (companyId: string, sku: RawBuilder<unknown>) => RawBuilder<unknown>;

/** Whether a user keeps a product as a favourite, as a condition; favourites know, and the wiring brings it. */
export type IsFavourite = (actor: Actor, sku: RawBuilder<unknown>) => RawBuilder<unknown>;

export type ProductsDeps = Deps & { readonly boughtBefore: BoughtBefore; readonly isFavourite: IsFavourite };

/**
 * The product list: search, filters, sort and page, with the asker's own prices (GQL-04, CATALOG-08…19). Three
 * statements after the actor's: the place, the configuration, and the page with its facets.
 */
export async function products(
  deps: ProductsDeps,
  context: RequestContext,
  { args, wantsFacets }: { readonly args: QueryProductsArgs; readonly wantsFacets: boolean },
) {
  const paging = pagingOf(args, { usual: 25 });
  const filter = filterOf(args);
  const search = planSearch(args.search ?? "");
  const view = await catalogViewOnce(deps, context);
  const { language } = context;
  const list = await findProductList(deps.db, {
    at: view.at,
    language,
    filter,
    search,
    only: filter.skus ? undefined : onlyGoods(view),
    hidesEnded: filter.skus === undefined,
    sort: sortOf(args.sort, search !== undefined),
    offset: paging.offset,
    limit: paging.limit,
    wantsFacets,
    boughtBefore: (sku) => deps.boughtBefore(view.shipTo?.payer.id ?? "", sku),
    isFavourite: (sku) => deps.isFavourite(view.actor, sku),
  });
  const page_info = existingPage(paging, list.total);
  const facets = wantsFacets ? facetCounts(list.facets, list.categories) : undefined;
  const shown = joinParts(bySku(list.items), bySku(list.parts));
  return {
    items: list.items.flatMap((row) => {
      const product = shown.get(toId(row.sku));
      return product
        ? [{ ...productAnswer(product, view, language), favourites: row.is_favourite ? 1 : 0 }]
        : [];
    }),
    page_info,
    total_count: list.total,
    aggregations: facets ? encodeFacets(facets, language) : null,
    sort_fields: encodeSortFields(search !== undefined, language),
    suggestions: [],
    categoryFilter: facets
      ? facets.categories.map((category) => encodeCategoryTree(category, language))
      : null,
  };
}

function bySku(rows: ListRow["parts"]): ReadonlyMap<Sku, CatalogProduct> {
  const products = soundRows("product", rows, toProduct);
  return new Map(products.map((product) => [product.sku, product]));
}

function filterOf({ filter }: QueryProductsArgs): ProductFilter {
  const read = decodeProductFilter(filter);
  if (read.ok) return read.filter;
  const fields = read.wrong.map((name) => ({ path: `filter.${name}`, code: "invalid" }));
  throw badInput("filter-invalid", `The filter cannot be read: ${read.wrong.join(", ")}.`, fields);
}

/** The order asked for, else by relevance for a search and by name for a list (CATALOG-10). */
function sortOf(sort: ProductAttributeSortInput | null | undefined, isSearch: boolean): ListSort {
  const asked = Object.entries(sort ?? {}).find(
    ([, direction]) => direction === "ASC" || direction === "DESC",
  );
  if (!asked) return { key: isSearch ? "relevance" : "catalog_product_name", isDescending: false };
  const [name, direction] = asked;
  // "name" is the other word for the product's name.
  const key = SORT_KEYS.find((known) => known === name) ?? "catalog_product_name";
  return { key, isDescending: direction === "DESC" };
}
