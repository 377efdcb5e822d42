import { optionUid } from "@vycep/contract/bundles/option-uid";
import { toId } from "@vycep/domain/kernel/ids";
import { told } from "./ask-cart.ts";
import type { Caller } from "./test-server.ts";

export const football = "950260";
export const pallet = "950560";
export const advent = "950360";
export const fullPallet = "16 100201, 8 100301, 16 120101";

const lineFields = `__typename uid quantity version is_available product { sku }
  prices { price { value } row_total { value } row_total_including_tax { value } deposit_total { value } }
  errors { reason message }
  ... on BundleCartItem { bundle_options { label values { uid sku quantity price } } }`;
export const bundleCartFields = `id total_lines total_quantity items { ${lineFields} } blockers { code message sku cart_item_uid }
  grand_total_your_price_details { grand_total_your_price deposits promo_savings total vat { percent base amount } }
  progress_bar_data { iTotalCartWeight iTotalCartPalletQty }`;

type Value = {
  readonly uid: string;
  readonly sku: string;
  readonly quantity: number;
  readonly price: number;
};
type Line = {
  readonly __typename: string;
  readonly uid: string;
  readonly quantity: number;
  readonly is_available: boolean;
  readonly product: { readonly sku: string };
  readonly prices: Readonly<Record<"price" | "row_total" | "deposit_total", { readonly value: number }>>;
  readonly errors: readonly { readonly reason: string; readonly message: string }[];
  readonly bundle_options: readonly { readonly label: string; readonly values: readonly Value[] }[];
};
export type BundleCart = {
  readonly total_lines: number;
  readonly total_quantity: number;
  readonly items: readonly Line[];
  readonly blockers: readonly {
    readonly code: string;
    readonly sku: string | null;
    readonly cart_item_uid: string;
  }[];
  readonly grand_total_your_price_details: {
    readonly grand_total_your_price: number;
    readonly deposits: number;
    readonly promo_savings: number;
    readonly total: number;
  };
};
type Outcome = {
  readonly cart: BundleCart;
  readonly reasons: readonly (readonly [code: string, reason: string])[];
  readonly statements: number;
};

/** Contents written as "16 100201, 8 100301" as the ids that a client sends. */
export function uids(contents: string): readonly string[] {
  return contents.split(", ").map((part, index) => {
    const [boxes = "", sku = ""] = part.split(" ");
    return optionUid(index, { sku: toId(sku), boxes: Number(boxes) });
  });
}

export function contentsOf(line: Line | undefined): string {
  return (line?.bundle_options ?? [])
    .flatMap(({ values }) => values.map(({ sku, quantity }) => `${quantity} ${sku}`))
    .join(", ");
}

export async function addBundle(caller: Caller, cartId: string, item: object): Promise<Outcome> {
  const answer = await caller.graphql(
    `mutation ($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) {
      cart { ${bundleCartFields} } user_errors { code reason message } } }`,
    { id: cartId, items: [{ quantity: 1, ...item }] },
  );
  const { addProductsToCart: added } = told<{
    addProductsToCart: { cart: BundleCart; user_errors: { code: string; reason: string }[] };
  }>(answer);
  return {
    cart: added.cart,
    reasons: added.user_errors.map(({ code, reason }) => [code, reason] as const),
    statements: answer.statements,
  };
}

export async function updateBundle(caller: Caller, cartId: string, item: object): Promise<Outcome> {
  const answer = await caller.graphql(
    `mutation ($input: UpdateCartItemsInput) { updateCartItems(input: $input) {
      cart { ${bundleCartFields} } errors { code reason message } } }`,
    { input: { cart_id: cartId, cart_items: [item] } },
  );
  const { updateCartItems: changed } = told<{
    updateCartItems: { cart: BundleCart; errors: { code: string; reason: string }[] };
  }>(answer);
  return {
    cart: changed.cart,
    reasons: changed.errors.map(({ code, reason }) => [code, reason] as const),
    statements: answer.statements,
  };
}
