import { optionUid } from "@vycep/contract/bundles/option-uid";
import { queryGraphql } from "@vycep/shell/api/graphql";
import { graphql } from "../../../shared/graphql.gen/gql.ts";
import type { SeenLine } from "./cart-session-ports.ts";
import type { CartTold, Refusal } from "./cart-told.ts";
import type { WantedLine } from "./wanted-line.ts";

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

/** Sets lines that are there, each only if it still is as it was seen (C21). */
export async function updateLines(cartId: string, lines: readonly SeenLine[]): Promise<CartTold | undefined> {
  const cartItems = lines.map((line) => ({
    ...amountsOf(line),
    cart_item_uid: line.seen.uid,
    version: line.seen.version ?? null,
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
export async function addLines(cartId: string, lines: readonly WantedLine[]): Promise<CartTold | undefined> {
  const cartItems = lines.map((line) => ({ ...amountsOf(line), sku: line.sku }));
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

/** How many, and of a bundle what a package is to hold (BUNDLE-08). */
function amountsOf({ amounts, parts }: WantedLine) {
  return {
    quantity: amounts.packages,
    number_of_layer: amounts.layers,
    number_of_pallet: amounts.pallets,
    ...(parts !== undefined && { selected_options: parts.map((part, index) => optionUid(index, part)) }),
  };
}
