import { queryGraphql } from "../../shared/api/graphql.ts";
import { queryClient } from "../../shared/api/query-client.ts";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import { cachedCart, editCart } from "./cart-cache.ts";
import { learnVersion } from "./cart-truth.ts";

const setCartNotesDocument = graphql(`
  mutation SetCartNotes($input: SetCartNotesInput!) {
    setCartNotes(input: $input) {
      cart {
        id
        version
        note_for_driver
        customer_order_number
      }
    }
  }
`);

/** The two texts that a customer writes on an order. */
export interface CartNotes {
  readonly noteForDriver?: string;
  readonly customerOrderNumber?: string;
}

/** Keeps what was written with the cart on the server; a text left out stays as it is. */
export async function setCartNotes({ noteForDriver, customerOrderNumber }: CartNotes): Promise<void> {
  const cartId = cachedCart(queryClient)?.id;
  if (cartId === undefined) return;
  const answer = await queryGraphql(setCartNotesDocument, {
    input: {
      cart_id: cartId,
      ...(noteForDriver !== undefined && { note_for_driver: noteForDriver }),
      ...(customerOrderNumber !== undefined && { customer_order_number: customerOrderNumber }),
    },
  });
  const saved = answer.setCartNotes?.cart;
  learnVersion(saved?.version);
  if (saved) editCart(queryClient, (cart) => (cart.id === saved.id ? { ...cart, ...saved } : cart));
}
