import { ApiError } from "../../shared/api/api-error.ts";
import { queryGraphql } from "../../shared/api/graphql.ts";
import { queryClient } from "../../shared/api/query-client.ts";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import { storage } from "../../shared/storage.ts";
import type { CartAnswer } from "./cart-answer.ts";
import { cachedCart } from "./cart-cache.ts";
import { readCartAgain } from "./clear-cart.ts";
import { keptNote, type NoteName } from "./kept-notes.ts";
import { cartSettled } from "./write-cart.ts";

const saveDocument = graphql(`
  mutation SaveCartForLater($input: AddSaveOrderForLaterInput!) {
    addSaveOrderForLater(input: $input) {
      code
      message
    }
  }
`);

/** Puts the whole cart aside, whatever is wrong with it; an empty one goes on (CART-08, CHECKOUT-13, OP-19). */
export async function saveCartForLater(title: string): Promise<void> {
  await cartSettled();
  const cart = cachedCart(queryClient);
  if (cart === undefined) return;
  const input = {
    cart_id: cart.id,
    title,
    note_for_driver: textToKeep("noteForDriver", cart),
    customer_order_number: textToKeep("customerOrderNumber", cart),
  };
  const answer = await queryGraphql(saveDocument, { input });
  const { code, message } = answer.addSaveOrderForLater ?? {};
  if (code) throw new ApiError({ kind: "refused", code, message: message ?? "" });
  storage.write("noteForDriver", undefined);
  storage.write("customerOrderNumber", undefined);
  void queryClient.invalidateQueries({ queryKey: ["savedOrders"] });
  await readCartAgain();
}

/** Of two texts that wait for a choice the cart's own. */
function textToKeep(name: NoteName, cart: CartAnswer): string {
  const { text, theirs } = keptNote(name, cart);
  return theirs ?? text;
}
