import { ApiError } from "../../shared/api/api-error.ts";
import { queryGraphql } from "../../shared/api/graphql.ts";
import { queryClient } from "../../shared/api/query-client.ts";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import { storage } from "../../shared/storage.ts";
import { cachedCart } from "./cart-cache.ts";
import { readCartAgain } from "./clear-cart.ts";
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
  const cartId = cachedCart(queryClient)?.id;
  if (cartId === undefined) return;
  const answer = await queryGraphql(saveDocument, { input: { cart_id: cartId, title } });
  const { code, message } = answer.addSaveOrderForLater ?? {};
  if (code) throw new ApiError({ kind: "refused", code, message: message ?? "" });
  storage.write("noteForDriver", undefined);
  storage.write("customerOrderNumber", undefined);
  void queryClient.invalidateQueries({ queryKey: ["savedOrders"] });
  await readCartAgain();
}
