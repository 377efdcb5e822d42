import { optionUid } from "@vycep/contract/bundles/option-uid";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../../shared/graphql.gen/gql.ts";
import type { CartAnswer, CartLineAnswer } from "../reading/cart-answer.ts";
import { type CartWish, knownLine } from "./cart-truth.ts";

const addDocument = graphql(`
  mutation AddProductsToCart($cartId: String!, $cartItems: [CartItemInput!]!) {
    addProductsToCart(cartId: $cartId, cartItems: $cartItems) {
      cart {
        ...CartHead
      }
      changed_items {
        ...CartLineRow
      }
      user_errors {
        code
        message
        reason
        sku
        index
        quantity
      }
    }
  }
`);

const updateDocument = graphql(`
  mutation UpdateCartItems($input: UpdateCartItemsInput) {
    updateCartItems(input: $input) {
      cart {
        ...CartHead
      }
      changed_items {
        ...CartLineRow
      }
      errors {
        code
        message
        reason
        sku
        index
        quantity
      }
      removal_token
    }
  }
`);

const restoreDocument = graphql(`
  mutation RestoreCartLines($input: RestoreCartLinesInput!) {
    restoreCartLines(input: $input) {
      cart {
        ...CartHead
      }
      changed_items {
        ...CartLineRow
      }
      user_errors {
        message
        reason
        sku
      }
    }
  }
`);

/** What the server did with the wishes it was told: the cart without its lines, the lines that changed, the refusals. */
export interface CartTold {
  readonly cart: Omit<CartAnswer, "itemsV2">;
  readonly changed: readonly CartLineAnswer[];
  readonly refusals: readonly Refusal[];
  /** By what the lines go back that were taken out. */
  readonly removalToken?: string | null | undefined;
}

/** Why a wish was not done; `index` counts the wishes of the call. */
export interface Refusal {
  readonly message: string;
  readonly reason?: string | null | undefined;
  readonly sku?: string | null | undefined;
  readonly index?: number | null | undefined;
}

/** Sets lines that are there, each only if it still is as this page knows it (C21). */
export async function updateLines(
  cartId: string,
  wishes: readonly CartWish[],
): Promise<CartTold | undefined> {
  const cartItems = wishes.map((wish) => ({
    ...amountsOf(wish),
    cart_item_uid: knownLine(wish.sku)?.uid ?? null,
    version: knownLine(wish.sku)?.version ?? null,
  }));
  const answer = await queryGraphql(updateDocument, { input: { cart_id: cartId, cart_items: cartItems } });
  const { updateCartItems: done } = answer;
  return done ? { ...told(done, done.errors), removalToken: done.removal_token } : undefined;
}

/** Puts back what was taken out under a token: these lines, or without any named, all and the plan of empties. */
export async function restoreLines(
  cartId: string,
  { token, uids }: { readonly token: string; readonly uids?: readonly string[] },
): Promise<CartTold | undefined> {
  const named = uids && { cart_item_uids: [...uids] };
  const answer = await queryGraphql(restoreDocument, { input: { cart_id: cartId, token, ...named } });
  return answer.restoreCartLines
    ? told(answer.restoreCartLines, answer.restoreCartLines.user_errors)
    : undefined;
}

/** Adds lines that are not there yet. */
export async function addLines(cartId: string, wishes: readonly CartWish[]): Promise<CartTold | undefined> {
  const cartItems = wishes.map((wish) => ({ ...amountsOf(wish), sku: wish.sku }));
  const answer = await queryGraphql(addDocument, { cartId, cartItems });
  return answer.addProductsToCart
    ? told(answer.addProductsToCart, answer.addProductsToCart.user_errors)
    : undefined;
}

function told(
  {
    cart,
    changed_items: changed,
  }: Pick<CartTold, "cart"> & { readonly changed_items: CartTold["changed"] | null },
  errors: readonly (Refusal | null)[],
): CartTold {
  return { cart, changed: changed ?? [], refusals: errors.filter((error) => error !== null) };
}

/** How many, and of a deal what a package is to hold (BUNDLE-08). */
function amountsOf({ amounts, parts }: CartWish) {
  return {
    quantity: amounts.packages,
    number_of_layer: amounts.layers,
    number_of_pallet: amounts.pallets,
    ...(parts !== undefined && { selected_options: parts.map((part, index) => optionUid(index, part)) }),
  };
}
