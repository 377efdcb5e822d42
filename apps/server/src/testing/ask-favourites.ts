import type {
  AddProductsToWishlistOutput,
  ProductInterface,
  RemoveProductsFromWishlistOutput,
  Wishlist,
  WishlistItemInterface,
} from "../platform/graphql.gen.ts";
import { told } from "./ask-cart.ts";
import type { Caller } from "./test-server.ts";

/** The seeds' own selection: what is kept, and of the product its uid and number (FAV-07). */
export const wishlistQuery = `query ($pageSize: Int, $currentPage: Int) { customer { wishlists {
  id items_count items_v2(pageSize: $pageSize, currentPage: $currentPage) {
    page_info { current_page page_size total_pages } items { id quantity added_at sku } } } } }`;

const withProducts = wishlistQuery.replace(
  "quantity added_at sku",
  `quantity sku name in_range product { uid sku name favourites your_price currency
    saleability { sellable reason } price_range { minimum_price { final_price { value } } } }`,
);

export type Item = WishlistItemInterface & { readonly product: ProductInterface };
export type List = Omit<Wishlist, "items"> & {
  readonly items: readonly Item[];
  readonly skus: readonly string[];
};

type Paging = { readonly pageSize?: number; readonly currentPage?: number };

/** A caller's own list, all of it unless a page is asked for; a refusal fails the test. */
export async function wishlistOf(
  caller: Caller,
  paging: Paging = { pageSize: 100 },
  headers: Record<string, string> = {},
): Promise<List> {
  const answer = await caller.graphql(withProducts, { ...paging }, { lang: "cs", ...headers });
  const [list] = told<{ customer: { wishlists: Wishlist[] } }>(answer).customer.wishlists;
  if (!list) throw new Error("somebody has no wishlist");
  const items = (list.items_v2?.items ?? []) as Item[];
  return { ...list, items, skus: items.map(({ sku }) => sku) };
}

export const keepMutation = `mutation ($id: ID!, $items: [WishlistItemInput!]!) {
  addProductsToWishlist(wishlistId: $id, wishlistItems: $items) {
    wishlist { id items_count } added_items { id sku } user_errors { code message reason sku index } } }`;

/** Keeps products in a list. */
export async function keep(
  caller: Caller,
  id: string,
  skus: readonly string[],
): Promise<AddProductsToWishlistOutput> {
  const items = skus.map((sku) => ({ sku, quantity: 1 }));
  const answer = await caller.graphql(keepMutation, { id, items }, { lang: "cs" });
  return told<{ addProductsToWishlist: AddProductsToWishlistOutput }>(answer).addProductsToWishlist;
}

export const dropMutation = `mutation ($id: ID!, $items: [ID!]!) {
  removeProductsFromWishlist(wishlistId: $id, wishlistItemsIds: $items) {
    wishlist { id items_count } user_errors { code message reason sku index } } }`;

/** Takes items out of a list. */
export async function drop(
  caller: Caller,
  id: string,
  items: readonly string[],
): Promise<RemoveProductsFromWishlistOutput> {
  const answer = await caller.graphql(dropMutation, { id, items }, { lang: "cs" });
  return told<{ removeProductsFromWishlist: RemoveProductsFromWishlistOutput }>(answer)
    .removeProductsFromWishlist;
}
