import { encodeSortFields } from "@vycep/contract/catalog/facets.codec";
import { decodeProductFilter, type ProductFilter } from "@vycep/contract/catalog/product-filter.codec";
import { encodeUsual } from "@vycep/contract/catalog/usual.codec";
import { planSearch } from "@vycep/domain/catalog/search-plan";
import type { UsualGoods } from "@vycep/domain/catalog/usual-first";
import type { Sku } from "@vycep/domain/kernel/ids";
import { sql } from "kysely";
import { badInput } from "../../platform/errors.ts";
import type { ProductAttributeSortInput, QueryProductsArgs } from "../../platform/graphql.gen.ts";
import { existingPage, pagingOf } from "../../platform/list/paging.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { askersGoods, type ProductsDeps } from "./askers-goods.ts";
import { listedGoods, productAnswer } from "./catalog.facts.ts";
import { type CatalogView, catalogViewOnce } from "./catalog-view.ts";
import { facetsOf } from "./facet-counts.ts";
import { onlyGoods } from "./only-goods.ts";
import { descriptionsInSql } from "./product-descriptions.repo.ts";
import { tellDescriptions } from "./product-descriptions.ts";
import { chosenGoods } from "./range/known-choices.ts";
import { beerLines, productLines } from "./range/list-page.ts";
import type { RangeGoods } from "./range/range.ts";
import { type ListSort, SORT_KEYS } from "./range/sort-goods.ts";
import { type Related, relatedOf, tellRelated } from "./related-products.ts";

/**
 * The product list: search, filters, sort and page, with the asker's own prices (GQL-04, CATALOG-08…19). Three statements
 * after the actor's: the place, what the asker alone has, and the prices of the page.
 */
export async function products(
  deps: ProductsDeps,
  context: RequestContext,
  { args, asked }: { readonly args: QueryProductsArgs; readonly asked: ReadonlySet<string> },
) {
  const wantsFacets = asked.has("aggregations") || asked.has("categoryFilter");
  const paging = pagingOf(args, { usual: 25 });
  const filter = filterOf(args);
  const plan = planSearch(args.search ?? "");
  const view = await catalogViewOnce(deps, context);
  const { language } = context;
  const sort = sortOf(args.sort, plan !== undefined);
  const isByBeer = args.by_beer === true;
  const isUsualFirst = sort.key === "usual";
  const wantsUsual = isByBeer || isUsualFirst || asked.has("usual");
  const own = await askersGoods(deps, view, { filter, plan, sort, wantsFacets, wantsUsual });
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
  const habits = { usual: own.usual, favourites: own.askers.favourites };
  const lines = isByBeer
    ? beerLines(chosen.goods, { ...habits, isUsualFirst })
    : productLines(chosen.goods, isUsualFirst ? habits : undefined);
  const page_info = existingPage(paging, lines.count);
  const page = lines.page(paging);
  const { answersOf } = await shownOf(deps, context, {
    view,
    asked,
    goods: [...page.goods, ...page.bundles],
  });
  const facets = facetsOf(chosen, view.range.categories, language);
  return {
    items: answersOf(page.goods),
    beers: isByBeer
      ? page.beers.map(({ key, skus, others }) => ({ key, skus: [...skus], others: [...others] }))
      : null,
    beer_count: isByBeer ? lines.count : null,
    bundles: isByBeer ? answersOf(page.bundles) : null,
    bundle_count: isByBeer ? lines.bundleCount : null,
    usual: wantsUsual ? usualAnswers(page.goods, own.usual) : null,
    page_info,
    total_count: chosen.goods.length,
    aggregations: asked.has("aggregations") ? facets.aggregations() : null,
    sort_fields: encodeSortFields(plan !== undefined, language),
    suggestions: [],
    categoryFilter: asked.has("categoryFilter") ? [...facets.categories()] : null,
  };
}

type Shown = {
  readonly view: CatalogView;
  readonly asked: ReadonlySet<string>;
  readonly goods: readonly RangeGoods[];
};

const writtenFields = ["items.description", "items.short_description", "items.meta_description"];

/** A page's goods as the asker sees them; what stands beside them and what is written of them comes in the same statement. */
async function shownOf(deps: ProductsDeps, context: RequestContext, { view, asked, goods }: Shown) {
  const { language } = context;
  const related: Related = asked.has("items.related_products") ? relatedOf(view, goods) : new Map();
  const skus = goods.map(({ shared }) => shared.sku);
  const isRead = writtenFields.some((field) => asked.has(field));
  const written = isRead ? descriptionsInSql(skus, language) : sql<null>`null::json`;
  const { products, beside } = await listedGoods(
    deps.reads,
    {
      range: view.range,
      goods: [...new Set([...goods, ...[...related.values()].flat()])],
      beside: sql<Beside>`json_build_object('favourites', ${deps.favouritesOf(view.actor)}, 'written', ${written})`,
    },
    view.at,
  );
  const favourites = new Set(beside.favourites);
  const answers = new Map(
    products.map((product) => [
      product.sku as string,
      {
        ...productAnswer(product, view, language),
        favourites: favourites.has(product.sku) ? 1 : 0,
      },
    ]),
  );
  tellRelated(deps, context, { related, answers });
  if (beside.written) tellDescriptions(deps, context, beside.written);
  return {
    answersOf: (some: readonly RangeGoods[]) => some.flatMap(({ shared }) => answers.get(shared.sku) ?? []),
  };
}

type Beside = {
  readonly favourites: readonly string[];
  readonly written: Readonly<Record<string, string | null>> | null;
};

function usualAnswers(goods: readonly RangeGoods[], usual: ReadonlyMap<Sku, UsualGoods>) {
  return goods.flatMap(({ shared: { sku } }) => {
    const habit = usual.get(sku);
    return habit ? [encodeUsual(sku, habit)] : [];
  });
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
