import { queryGraphql } from "../../shared/api/graphql.ts";
import { queryClient } from "../../shared/api/query-client.ts";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import { cachedCart } from "./cart-cache.ts";
import { cartQuery } from "./cart-query.ts";
import { setCartEmpties } from "./set-cart-empties.ts";
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
      removed_empties {
        packaging_code
        number_of_units
      }
      removed_second_order_first
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

/** Takes every line out, and the plan of empties with them; answers how to put it all back (undo). */
export async function clearCart(): Promise<() => Promise<void>> {
  await cartSettled();
  const cartId = cachedCart(queryClient)?.id;
  if (cartId === undefined) return async () => undefined;
  const answer = await queryGraphql(clearCartDocument, { input: { cart_id: cartId } });
  const removed = answer.clearCart?.removed_items ?? [];
  const empties = answer.clearCart?.removed_empties ?? [];
  const second = answer.clearCart?.removed_second_order_first ?? null;
  await readCartAgain();
  return async () => {
    const cartItems = removed.map(({ bundle_option_uids: options, ...item }) => ({
      ...item,
      ...(options && { selected_options: options }),
    }));
    await queryGraphql(putBackDocument, { cartId, cartItems });
    if (empties.length > 0) {
      const units = Object.fromEntries(empties.map((one) => [one.packaging_code, one.number_of_units]));
      await setCartEmpties({ units, second });
    }
    await readCartAgain();
  };
}

export async function readCartAgain(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: cartQuery().queryKey });
}
