import { encodeVanishedProduct } from "@vycep/contract/catalog/catalog.codec";
import { encodeWishlistItem, type KeptFavourite } from "@vycep/contract/favourites/favourites.codec";
import { MAX_FAVOURITES } from "@vycep/domain/favourites/favourite";
import type { Deps } from "../../platform/deps.ts";
import { badInput } from "../../platform/errors.ts";
import type { SimpleWishlistItem, WishlistItems_V2Args } from "../../platform/graphql.gen.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { type ShownGoods, shownGoods } from "../catalog/shown-goods.facts.ts";
import { findItems, type WishlistRow } from "./favourites.repo.ts";

const largestPage = 100;

/** One kept product with the goods of its page behind it, loaded when the first one is asked for. */
type ItemView = {
  readonly kept: KeptFavourite;
  readonly goods: () => Promise<ReadonlyMap<string, ShownGoods>>;
};

// The answer is plain data; what its heavier fields are made of hangs on it unseen.
const views = new WeakMap<object, ItemView>();
const lists = new WeakMap<object, WishlistRow>();

/** A page of the list (FAV-10, GQL-06): what is kept comes with it, goods and prices only if they are asked for. */
export async function itemsPage(
  deps: Deps,
  context: RequestContext,
  { list, args }: { readonly list: WishlistRow; readonly args: WishlistItems_V2Args },
) {
  const size = args.pageSize ?? 20;
  const page = args.currentPage ?? 1;
  if (size < 1) throw badInput("page-size-invalid", "pageSize value must be greater than 0.");
  if (size > largestPage) throw badInput("page-size-invalid", `Maximum pageSize is ${largestPage}`);
  if (page < 1) throw badInput("page-invalid", "currentPage value must be greater than 0.");
  const kept = await findItems(deps.db, list.id, { offset: (page - 1) * size, limit: size });
  const answer = {
    items: answerItems(deps, context, kept),
    page_info: { current_page: page, page_size: size, total_pages: Math.ceil(list.count / size) },
  };
  lists.set(answer, list);
  return answer;
}

/** Items as GraphQL answers them; the products of all of them cost one statement, whatever is selected of them. */
export function answerItems(
  deps: Deps,
  context: RequestContext,
  kept: readonly KeptFavourite[],
): Partial<SimpleWishlistItem>[] {
  let loading: Promise<ReadonlyMap<string, ShownGoods>> | undefined;
  const goods = () => {
    loading ??= shownGoods(
      deps,
      context,
      kept.map(({ sku }) => sku),
    );
    return loading;
  };
  return kept.map((favourite) => {
    const item = encodeWishlistItem(favourite);
    views.set(item, { kept: favourite, goods });
    return item;
  });
}

/** The product as the catalogue shows it; of one that vanished what was kept (D13, C27). FAV-03. */
export async function productOfItem(item: object) {
  const { kept } = viewOf(item);
  const found = await goodsOfItem(item);
  return { ...(found ? found.answer : encodeVanishedProduct(kept)), favourites: 1 };
}

export async function nameOfItem(item: object): Promise<string> {
  return (await goodsOfItem(item))?.answer.name ?? viewOf(item).kept.name;
}

export async function isInRange(item: object): Promise<boolean> {
  return (await goodsOfItem(item)) !== undefined;
}

/** How many of the whole list can be ordered for the chosen place, way and day (FAV-07). */
export async function orderableCount(deps: Deps, context: RequestContext, page: object): Promise<number> {
  const list = lists.get(page);
  if (!list) throw new Error("a page of a wishlist was answered without its list");
  const kept = await findItems(deps.db, list.id, { offset: 0, limit: MAX_FAVOURITES });
  const goods = await shownGoods(
    deps,
    context,
    kept.map(({ sku }) => sku),
  );
  return [...goods.values()].filter(({ answer }) => answer.saleability.sellable).length;
}

async function goodsOfItem(item: object): Promise<ShownGoods | undefined> {
  const { kept, goods } = viewOf(item);
  return (await goods()).get(kept.sku);
}

function viewOf(item: object): ItemView {
  const view = views.get(item);
  if (!view) throw new Error("an item of a wishlist was answered without its view");
  return view;
}
