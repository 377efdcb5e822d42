import type { CountedCategory } from "@vycep/contract/catalog/category.codec";
import {
  type CategoryAnswer,
  categoryPathOf,
  encodeCategoryTree,
  encodeRootCategory,
  ROOT_CATEGORY_UID,
  toUrlPath,
} from "@vycep/contract/catalog/category.codec";
import { valuesOf } from "@vycep/contract/catalog/product-filter.codec";
import type { Deps } from "../../platform/deps.ts";
import type { CategoryFilterInput, QueryCategoriesArgs } from "../../platform/graphql.gen.ts";
import { existingPage, pagingOf } from "../../platform/list/paging.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { catalogViewOnce } from "./catalog-view.ts";
import { categoryTree } from "./facet-counts.ts";
import { chosenAlike } from "./range/known-choices.ts";

export type CategoryPage = {
  readonly items: CategoryAnswer[];
  readonly page_info: {
    readonly page_size: number;
    readonly current_page: number;
    readonly total_pages: number;
  };
  readonly total_count: number;
};

/** Categories by name, url key, path or uid, each with its tree below (GQL-03, OP-23); without a filter the top ones. */
export async function categoryList(
  deps: Deps,
  context: RequestContext,
  { filters, pageSize, currentPage }: QueryCategoriesArgs,
): Promise<CategoryPage> {
  const paging = pagingOf({ pageSize, currentPage }, { usual: 20, most: Number.POSITIVE_INFINITY });
  const view = await catalogViewOnce(deps, context);
  // The whole list's own question: its counts are known as a rule.
  const { counts } = chosenAlike(view.range, {
    ...{ market: view.at.market, date: view.at.date, language: context.language },
    ...{ filter: { flags: {} }, search: undefined, only: undefined, hidesEnded: true },
    sort: { key: "catalog_product_name", isDescending: false },
  });
  const tree = categoryTree(view.range.categories, counts.get("category") ?? new Map());
  const listed = filters ? tree.flatMap(withChildren).filter(isWantedBy(filters)) : tree;
  const found = [
    ...(isRootAsked(filters) ? [encodeRootCategory(tree, context.language)] : []),
    ...listed.map((category) => encodeCategoryTree(category, context.language)),
  ];
  const page_info = existingPage(paging, found.length);
  const shown = found.slice(paging.offset, paging.offset + paging.limit);
  return {
    items: shown,
    page_info,
    total_count: found.length,
  };
}

/** The root is found by its id alone. */
function isRootAsked(filters: QueryCategoriesArgs["filters"]): boolean {
  const asked = [valuesOf(filters?.ids), valuesOf(filters?.category_uid)].filter(
    (values) => values !== undefined,
  );
  return asked.length > 0 && asked.every((values) => values.includes(ROOT_CATEGORY_UID));
}

/** Every filter that is used must hold; what is asked is read once for all categories. */
function isWantedBy(filters: CategoryFilterInput): (category: CountedCategory) => boolean {
  const pathsIn = (given: Parameters<typeof valuesOf>[0]) => valuesOf(given)?.map(categoryPathOf);
  const own = [filters.ids, filters.category_uid, filters.url_path].map(pathsIn);
  const parents = [filters.parent_id, filters.parent_category_uid].map(pathsIn);
  const keys = pathsIn(filters.url_key);
  const name = filters.name?.match?.toLowerCase();
  return ({ code, names }) => {
    const path = toUrlPath(code);
    const parent = path.includes("/") ? path.slice(0, path.indexOf("/")) : ROOT_CATEGORY_UID;
    const key = path.slice(path.lastIndexOf("/") + 1);
    return (
      own.every((asked) => asked?.includes(path) ?? true) &&
      parents.every((asked) => asked?.includes(parent) ?? true) &&
      (keys?.includes(key) ?? true) &&
      (name === undefined || Object.values(names).some((text) => text.toLowerCase().includes(name)))
    );
  };
}

function withChildren(category: CountedCategory): readonly CountedCategory[] {
  return [category, ...category.children.flatMap(withChildren)];
}
