import type { Db } from "../../../platform/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type {
  DeskProductFilter,
  DeskProductPage,
  DeskProductShelves,
  QueryProductsArgs,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { readDeskPage } from "../../../platform/list/desk-page.ts";
import { packagingName } from "./codes-of-names.ts";
import { type DeskProductSearch, deskProductList } from "./desk-product-list.repo.ts";
import { areGoodsErpOwned } from "./product-desk.deps.ts";
import { shelvesOf } from "./product-record.repo.ts";

/** The contract gives these a value where nobody did. */
export type ProductsArgs = QueryProductsArgs & {
  readonly [Name in "filter" | "sort" | "ascending" | "first"]: NonNullable<QueryProductsArgs[Name]>;
};

/** All goods, the retired ones as well (DGOOD-01, DLIST-08). */
export async function products(
  deps: Pick<Deps, "db" | "clock">,
  context: DeskContext,
  args: ProductsArgs,
): Promise<DeskProductPage> {
  return readDeskPage(deps.db, productsAsked(deps, context, args), args);
}

/** The list that is asked for. */
export function productsAsked(
  { clock }: Pick<Deps, "clock">,
  { language }: DeskContext,
  { filter, sort, ascending }: ProductsArgs,
) {
  const order = { sort, isAscending: ascending };
  return deskProductList(searchOf(filter), order, { language, today: clock.now().date });
}

function searchOf({ text, ...filter }: DeskProductFilter): DeskProductSearch {
  const sought = text?.trim();
  return {
    text: sought === "" ? undefined : sought,
    brands: filter.brands ?? undefined,
    categories: filter.categories ?? undefined,
    markets: filter.markets ?? undefined,
    state: filter.state ?? undefined,
    isIncomplete: filter.isIncomplete ?? undefined,
  };
}

/** What goods can be filtered by. */
export async function productShelves(
  { db, config }: Pick<Deps, "db" | "config">,
  { language }: DeskContext,
): Promise<DeskProductShelves> {
  return { ...(await shelvesInWords(db, language)), isErpOwned: areGoodsErpOwned(config) };
}

/** Brands, categories and packagings by their names. */
export async function shelvesInWords(
  db: Db,
  language: DeskContext["language"],
): Promise<Omit<DeskProductShelves, "isErpOwned">> {
  const { brands, categories, packagings } = await shelvesOf(db);
  return {
    brands: [...brands],
    categories: categories.map(({ code, names }) => ({ code, name: names[language] ?? names["en"] ?? code })),
    packagings: packagings.map(({ code, names }) => ({ code, name: packagingName(names, language) ?? code })),
  };
}
