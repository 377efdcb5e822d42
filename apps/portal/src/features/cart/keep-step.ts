import { queryGraphql } from "../../shared/api/graphql.ts";
import { queryClient } from "../../shared/api/query-client.ts";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import { logWarning } from "../../shared/log.ts";
import { editCart } from "./cart-cache.ts";

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

/** Keeps with the cart where in the basket its user is; that it cannot be kept now holds nobody up. */
export async function keepStep(cartId: string, step: string): Promise<void> {
  try {
    const { setCartNotes } = await queryGraphql(keepStepDocument, {
      input: { cart_id: cartId, checkout_step: step },
    });
    const kept = setCartNotes?.cart;
    if (kept) editCart(queryClient, (cart) => (cart.id === kept.id ? { ...cart, ...kept } : cart));
  } catch (cause) {
    logWarning("where the basket was left could not be kept", cause);
  }
}
