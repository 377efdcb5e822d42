import { encodeCategory, ROOT_CATEGORY_UID } from "@vycep/contract/catalog/category.codec";
import { fromUid } from "@vycep/contract/uid";
import { badInput } from "../../platform/errors.ts";
import type { CategoryTree, CategoryTreeProductsArgs, Resolvers } from "../../platform/graphql.gen.ts";
import { perRequest } from "../../platform/per-request.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import type { ProductsDeps } from "./askers-goods.ts";
import { catalogViewOnce } from "./catalog-view.ts";
import { products } from "./products.ts";

type Category = Partial<Pick<CategoryTree, "uid" | "url_path" | "name">>;

/** Each page costs its own statements, and categories of goods of categories would multiply them. */
const pagesPerRequest = 40;
const askedPages = perRequest((_deps: ProductsDeps) => ({ count: 0 }));

/** What Magento says of categories besides (D36). */
export function magentosCategoryFields(deps: ProductsDeps): NonNullable<Resolvers["CategoryTree"]> {
  return {
    relative_url: ({ url_path }) => url_path ?? null,
    type: () => "CATEGORY",
    display_mode: () => "PRODUCTS",
    is_anchor: () => 1,
    meta_title: ({ name }) => name ?? null,
    default_sort_by: () => "name",
    available_sort_by: () => ["name", "price", "position"],
    position: async ({ uid }, _args, context) => {
      const { range } = await catalogViewOnce(deps, context);
      return 1 + range.categories.findIndex(({ code }) => code === fromUid(uid ?? ""));
    },
    breadcrumbs: (category, _args, context) => breadcrumbsOf(deps, context, category),
    products: (category, args, context) => productsIn(deps, context, { category, args }),
  };
}

async function breadcrumbsOf(deps: ProductsDeps, context: RequestContext, { uid }: Category) {
  const code = fromUid(uid ?? "") ?? "";
  if (!code.includes("/") || uid === ROOT_CATEGORY_UID) return null;
  const { range } = await catalogViewOnce(deps, context);
  const above = range.categories.filter((other) => code.startsWith(`${other.code}/`));
  return above.map((other) => {
    const { uid: category_uid, name, level, url_key, url_path } = encodeCategory(other, context.language);
    return {
      ...{ category_uid, category_name: name, category_level: level },
      ...{ category_url_key: url_key, category_url_path: url_path },
    };
  });
}

async function productsIn(
  deps: ProductsDeps,
  context: RequestContext,
  { category, args }: { readonly category: Category; readonly args: CategoryTreeProductsArgs },
) {
  const asked = askedPages(deps, context);
  asked.count += 1;
  if (asked.count > pagesPerRequest) {
    throw badInput(
      "operation-too-complex",
      `At most ${pagesPerRequest} categories may tell their products at once.`,
    );
  }
  const { items, page_info, total_count } = await products(deps, context, {
    args: {
      filter: { category_uid: { eq: category.uid ?? "" } },
      pageSize: args.pageSize ?? 20,
      currentPage: args.currentPage ?? 1,
      sort: args.sort ?? null,
    },
    asked: new Set(),
  });
  return { items, page_info, total_count };
}
