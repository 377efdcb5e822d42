import { encodeCategoryTree } from "@vycep/contract/catalog/category.codec";
import { encodeFacets, encodeSortFields } from "@vycep/contract/catalog/facets.codec";
import { decodeProductFilter, type ProductFilter } from "@vycep/contract/catalog/product-filter.codec";
import type { RawBuilder } from "kysely";
import type { Deps } from "../../platform/deps.ts";
import { badInput } from "../../platform/errors.ts";
import type { ProductAttributeSortInput, QueryProductsArgs } from "../../platform/graphql.gen.ts";
import { existingPage, pagingOf } from "../../platform/list/paging.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import type { Actor } from "../../platform/session.ts";
import { listedGoods, productAnswer } from "./catalog.facts.ts";
import { type CatalogView, catalogViewOnce } from "./catalog-view.ts";
import { facetCounts } from "./facet-counts.ts";
import { onlyGoods } from "./only-goods.ts";
import { findAskersGoods } from "./range/askers-goods.repo.ts";
import { chosenGoods, dependsOnAsker } from "./range/known-choices.ts";
import { foldedSearch } from "./range/search-range.ts";
import { type ListSort, SORT_KEYS } from "./range/sort-goods.ts";
import { planSearch, type SearchPlan } from "./search-plan.ts";

/** Whether a company ordered a product before, as a condition; orders know, and the wiring brings it. */
export type BoughtBefore = (companyId: string, sku: RawBuilder<unknown>) => RawBuilder<unknown>;

/** The numbers of a user's favourites, as a JSON list; favourites know, and the wiring brings it. */
export type FavouritesOf = (actor: Actor) => RawBuilder<readonly string[]>;

export type ProductsDeps = Deps & {
  readonly boughtBefore: BoughtBefore;
  readonly favouritesOf: FavouritesOf;
};

/**
 * The product list: search, filters, sort and page, with the asker's own prices (GQL-04, CATALOG-08…19). Three statements
 * after the actor's: the place, what the asker alone has, and the prices of the page.
 */
export async function products(
  deps: ProductsDeps,
  context: RequestContext,
  { args, wantsFacets }: { readonly args: QueryProductsArgs; readonly wantsFacets: boolean },
) {
  const paging = pagingOf(args, { usual: 25 });
  const filter = filterOf(args);
  const plan = planSearch(args.search ?? "");
  const view = await catalogViewOnce(deps, context);
  const { language } = context;
  const sort = sortOf(args.sort, plan !== undefined);
  const own = await askersGoods(deps, view, { filter, plan, sort, wantsFacets });
  const chosen = chosenGoods(
    view.range,
    {
      market: view.at.market,
      date: view.at.date,
      language,
      filter: own.filter,
      search: own.search,
      only: filter.skus ? undefined : onlyGoods(view),
      hidesEnded: filter.skus === undefined,
      sort,
    },
    own.askers,
  );
  const page_info = existingPage(paging, chosen.goods.length);
  const goods = chosen.goods.slice(paging.offset, paging.offset + paging.limit);
  const shown = await listedGoods(
    deps.db,
    { range: view.range, goods, beside: deps.favouritesOf(view.actor) },
    view.at,
  );
  const facets = wantsFacets ? facetCounts(chosen.counts, view.range.categories, language) : undefined;
  const favourites = new Set(shown.beside);
  return {
    items: shown.products.map((product) => ({
      ...productAnswer(product, view, language),
      favourites: favourites.has(product.sku) ? 1 : 0,
    })),
    page_info,
    total_count: chosen.goods.length,
    aggregations: facets ? encodeFacets(facets, language) : null,
    sort_fields: encodeSortFields(plan !== undefined, language),
    suggestions: [],
    categoryFilter: facets
      ? facets.categories.map((category) => encodeCategoryTree(category, language))
      : null,
  };
}

type Question = {
  readonly filter: ProductFilter;
  readonly plan: SearchPlan | undefined;
  readonly sort: ListSort;
  readonly wantsFacets: boolean;
};

const nobody = { favourites: new Set<string>(), promos: new Set<string>(), bought: new Set<string>() };

/** What the question needs of the asker, and its words folded; no statement where it needs nothing. */
async function askersGoods(
  deps: ProductsDeps,
  view: CatalogView,
  { filter, plan, sort, wantsFacets }: Question,
) {
  const { flags, namePart, boughtBefore, netFromMinor, netToMinor } = filter;
  const words = [
    ...(plan?.words.map(({ text }) => text) ?? []),
    ...(namePart === undefined ? [] : [namePart]),
  ];
  if (!wantsFacets && words.length === 0 && !dependsOnAsker({ filter, sort })) {
    return { filter, search: undefined, askers: { ...nobody, charged: new Map<string, number>() } };
  }
  const found = await findAskersGoods(deps.db, {
    at: view.at,
    words,
    favourites: deps.favouritesOf(view.actor),
    wantsPromos: wantsFacets || flags.promo !== undefined,
    wantsPrices: sort.key === "price" || netFromMinor !== undefined || netToMinor !== undefined,
    boughtBefore:
      boughtBefore === undefined ? undefined : (sku) => deps.boughtBefore(view.shipTo?.payer.id ?? "", sku),
  });
  const folded = namePart === undefined ? undefined : found.words.at(-1);
  return {
    filter: folded === undefined ? filter : { ...filter, namePart: folded },
    search: plan && foldedSearch(plan, found.words),
    askers: {
      favourites: new Set(found.favourites),
      promos: new Set(found.promos),
      bought: new Set(found.bought),
      charged: new Map(found.charged),
    },
  };
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
