import { encodeVanishedProduct } from "@vycep/contract/catalog/catalog.codec";
import { encodeWishlistItem, type KeptFavourite } from "@vycep/contract/favourites/favourites.codec";
import { MAX_FAVOURITES } from "@vycep/domain/favourites/favourite";
import type { Deps } from "../../platform/deps.ts";
import type {
  SimpleWishlistItem,
  WishlistItem,
  WishlistItems,
  WishlistItems_V2Args,
} from "../../platform/graphql.gen.ts";
import { lazy } from "../../platform/lazy.ts";
import { pageInfo, pagingOf } from "../../platform/list/paging.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { type ShownGoods, shownGoods } from "../catalog/shown-goods.facts.ts";
import { findItems, type WishlistRow } from "./favourites.repo.ts";

/** One kept product with the goods of its page behind it, loaded when the first one is asked for. */
type ItemView = {
  readonly kept: KeptFavourite;
  readonly goods: () => Promise<ReadonlyMap<string, ShownGoods>>;
};

/** A kept product as GraphQL answers it: plain fields, and what the heavier ones are made of. */
type ItemAnswer = Partial<SimpleWishlistItem> & { readonly view: ItemView };

declare module "../../platform/graphql-parents.ts" {
  interface Parents {
    readonly SimpleWishlistItem: ItemAnswer;
    readonly WishlistItem: Partial<WishlistItem> & { readonly view: ItemView };
    readonly WishlistItems: Partial<Omit<WishlistItems, "items">> & {
      readonly items: ItemAnswer[];
      readonly list: WishlistRow;
    };
  }
}

/** A page of the list (FAV-10, GQL-06): what is kept comes with it, goods and prices only if they are asked for. */
export async function itemsPage(
  deps: Deps,
  context: RequestContext,
  { list, args }: { readonly list: WishlistRow; readonly args: WishlistItems_V2Args },
) {
  const paging = pagingOf(args, { usual: 20 });
  const kept = await findItems(deps.db, list.id, paging);
  return {
    items: answerItems(deps, context, kept),
    page_info: pageInfo(paging, list.count),
    list,
  };
}

/** The first page in Magento's older shape (D36). */
export async function olderItems(deps: Deps, context: RequestContext, list: WishlistRow) {
  const paging = pagingOf({}, { usual: 20 });
  const items = answerItems(deps, context, await findItems(deps.db, list.id, paging));
  return items.map(({ added_at, view }) => ({ id: view.kept.id, qty: 1, added_at: added_at ?? null, view }));
}

/** Items as GraphQL answers them; the products of all of them cost one statement, whatever is selected of them. */
export function answerItems(
  deps: Deps,
  context: RequestContext,
  kept: readonly KeptFavourite[],
): ItemAnswer[] {
  const goods = lazy(() =>
    shownGoods(
      deps,
      context,
      kept.map(({ sku }) => sku),
    ),
  );
  return kept.map((favourite) => ({ ...encodeWishlistItem(favourite), view: { kept: favourite, goods } }));
}

/** The product as the catalogue shows it; of one that vanished what was kept (D13, C27). FAV-03. */
export async function productOfItem({ view }: Pick<ItemAnswer, "view">) {
  const { kept } = view;
  const found = await goodsOf(view);
  return { ...(found ? found.answer : encodeVanishedProduct(kept)), favourites: 1 };
}

export async function nameOfItem({ view }: ItemAnswer): Promise<string> {
  return (await goodsOf(view))?.answer.name ?? view.kept.name;
}

export async function isInRange({ view }: ItemAnswer): Promise<boolean> {
  return (await goodsOf(view)) !== undefined;
}

/** How many of the whole list can be ordered for the chosen place, way and day (FAV-07). */
export async function orderableCount(
  deps: Deps,
  context: RequestContext,
  list: WishlistRow,
): Promise<number> {
  const kept = await findItems(deps.db, list.id, { offset: 0, limit: MAX_FAVOURITES });
  const goods = await shownGoods(
    deps,
    context,
    kept.map(({ sku }) => sku),
  );
  return [...goods.values()].filter(({ answer }) => answer.saleability.sellable).length;
}

async function goodsOf({ kept, goods }: ItemView): Promise<ShownGoods | undefined> {
  return (await goods()).get(kept.sku);
}
