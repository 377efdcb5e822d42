import { queryGraphql } from "@vycep/shell/api/graphql";
import { queryClient } from "@vycep/shell/api/query-client";
import { logWarning } from "@vycep/shell/log";
import { graphql } from "../../../shared/graphql.gen/gql.ts";
import { editCart } from "../reading/cart-cache.ts";

const keepStepDocument = graphql(`
  mutation KeepCheckoutStep($input: SetCartNotesInput!) {
    setCartNotes(input: $input) {
      cart {
        id
        checkout_step
      }
    }
  }
`);

/** Keeps with the cart where on its pages the user is; that it cannot be kept now holds nobody up. */
export async function keepStep(cartId: string, step: string): Promise<void> {
  try {
    const { setCartNotes } = await queryGraphql(keepStepDocument, {
      input: { cart_id: cartId, checkout_step: step },
    });
    const kept = setCartNotes?.cart;
    if (kept) editCart(queryClient, (cart) => (cart.id === kept.id ? { ...cart, ...kept } : cart));
  } catch (cause) {
    logWarning("the page where the cart was left could not be kept", cause);
  }
}
