import { queryGraphql } from "@vycep/shell/api/graphql";
import { queryClient } from "@vycep/shell/api/query-client";
import { ApiError } from "@vycep/shell/failures/api-error";
import { storage } from "@vycep/shell/storage/storage";
import { graphql } from "../../../shared/graphql.gen/gql.ts";
import { orderingKeys } from "../../../shared/ordering/ordering-keys.ts";
import { cartSession } from "../cart-session.ts";
import { keptNote, type NoteName } from "../notes/kept-notes.ts";
import type { CartAnswer } from "../reading/cart-answer.ts";
import { cachedCart } from "../reading/cart-cache.ts";
import { readCartAgain } from "../reading/read-cart-again.ts";

const saveDocument = graphql(`
  mutation SaveCartForLater($input: AddSaveOrderForLaterInput!) {
    addSaveOrderForLater(input: $input) {
      code
      message
      saved_order {
        id
      }
    }
  }
`);

/**
 * Puts the whole cart aside, whatever is wrong with it; an empty one goes on (CART-08, CHECKOUT-13, OP-19). Answers the
 * number of what was saved.
 */
export async function saveCartForLater(title: string): Promise<string | undefined> {
  await cartSession().whenSaved();
  const cart = cachedCart(queryClient);
  if (cart === undefined) return undefined;
  const input = {
    cart_id: cart.id,
    title,
    note_for_driver: textToKeep("noteForDriver", cart),
    customer_order_number: textToKeep("customerOrderNumber", cart),
  };
  const answer = await queryGraphql(saveDocument, { input });
  const { code, message, saved_order: saved } = answer.addSaveOrderForLater ?? {};
  if (code) throw new ApiError({ kind: "refused", code, message: message ?? "" });
  storage.write(orderingKeys.noteForDriver, undefined);
  storage.write(orderingKeys.customerOrderNumber, undefined);
  void queryClient.invalidateQueries({ queryKey: ["savedOrders"] });
  await readCartAgain();
  return saved?.id ?? undefined;
}

/** Of two texts that wait for a choice the cart's own. */
function textToKeep(name: NoteName, cart: CartAnswer): string {
  const { text, theirs } = keptNote(name, cart);
  return theirs ?? text;
}
