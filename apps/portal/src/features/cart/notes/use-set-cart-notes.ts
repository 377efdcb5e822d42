import { queryGraphql } from "@vycep/shell/api/graphql";
import { queryClient } from "@vycep/shell/api/query-client";
import { graphql } from "../../../shared/graphql.gen/gql.ts";
import { cartSession } from "../cart-session.ts";
import { cachedCart, editCart } from "../reading/cart-cache.ts";
import type { NoteName } from "./kept-notes.ts";

const setCartNotesDocument = graphql(`
  mutation SetCartNotes($input: SetCartNotesInput!) {
    setCartNotes(input: $input) {
      cart {
        id
        version
        note_for_driver
        customer_order_number
      }
      conflicts
    }
  }
`);

interface WrittenNote {
  readonly name: NoteName;
  readonly text: string;
  /** The text over which it was written: another one stays on the server, and the answer brings it (C21). */
  readonly seen: string;
}

/** Keeps what was written with the cart on the server. */
export async function setCartNotes({ name, text, seen }: WrittenNote): Promise<void> {
  const cartId = cachedCart(queryClient)?.id;
  if (cartId === undefined) return;
  const answer = await queryGraphql(setCartNotesDocument, {
    input: {
      cart_id: cartId,
      ...(name === "noteForDriver"
        ? { note_for_driver: text, seen_note_for_driver: seen }
        : { customer_order_number: text, seen_customer_order_number: seen }),
    },
  });
  const saved = answer.setCartNotes?.cart;
  // The version of a refused text is somebody else's doing.
  if (answer.setCartNotes?.conflicts.length === 0) cartSession().versions.made(saved?.version);
  if (saved) editCart(queryClient, (cart) => (cart.id === saved.id ? { ...cart, ...saved } : cart));
}
