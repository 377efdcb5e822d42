import { queryGraphql } from "../../shared/api/graphql.ts";
import { queryClient } from "../../shared/api/query-client.ts";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import { cachedCart } from "./cart-cache.ts";
import { cartQuery } from "./cart-query.ts";
import { cartSettled } from "./write-cart.ts";

const clearCartDocument = graphql(`
  mutation ClearCart($input: ClearCartInput!) {
    clearCart(input: $input) {
      removed_items {
        sku
        quantity
        number_of_layer
        number_of_pallet
        bundle_option_uids
      }
    }
  }
`);

const putBackDocument = graphql(`
  mutation PutBackIntoCart($cartId: String!, $cartItems: [CartItemInput!]!) {
    addProductsToCart(cartId: $cartId, cartItems: $cartItems) {
      user_errors {
        sku
        message
      }
    }
  }
`);

/** Takes every line out; answers how to put them all back (undo). */
export async function clearCart(): Promise<() => Promise<void>> {
  await cartSettled();
  const cartId = cachedCart(queryClient)?.id;
  if (cartId === undefined) return async () => undefined;
  const answer = await queryGraphql(clearCartDocument, { input: { cart_id: cartId } });
  const removed = answer.clearCart?.removed_items ?? [];
  await readCartAgain();
  return async () => {
    const cartItems = removed.map(({ bundle_option_uids: options, ...item }) => ({
      ...item,
      ...(options && { selected_options: options }),
    }));
    await queryGraphql(putBackDocument, { cartId, cartItems });
    await readCartAgain();
  };
}

export async function readCartAgain(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: cartQuery().queryKey });
}
