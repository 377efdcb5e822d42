import { queryGraphql } from "@vycep/shell/api/graphql";
import { storage } from "@vycep/shell/storage/storage";
import { graphql } from "../../shared/graphql.gen/gql.ts";
import type { ReOrderSavedOrderInput, ReOrderSavedOrderMutation } from "../../shared/graphql.gen/graphql.ts";
import { orderingKeys } from "../../shared/ordering/ordering-keys.ts";
import { readSavedOrdersAgain } from "./change-saved-order.ts";

const reOrderDocument = graphql(`
  mutation ReOrderSavedOrder($input: ReOrderSavedOrderInput!) {
    reOrderSavedOrder(input: $input) {
      status
      code
      message
      added_count
      changed_count
      replaced_count
      failed_count
      failed_items {
        message
      }
      cart {
        note_for_driver
        customer_order_number
      }
      replaced {
        id
      }
    }
  }
`);

export type ReorderAnswer = NonNullable<ReOrderSavedOrderMutation["reOrderSavedOrder"]>;

/**
 * Puts a saved order into the cart (GQL-31, SAVED-04, SAVED-08); the same key counts once however often it is sent.
 * In place of the cart its own texts come along, and those kept in the browser for the cart of before do not.
 */
export async function reOrderSavedOrder(
  input: ReOrderSavedOrderInput,
  idempotencyKey: string,
): Promise<ReorderAnswer> {
  const { reOrderSavedOrder: answer } = await queryGraphql(reOrderDocument, { input }, { idempotencyKey });
  if (!answer) throw new Error("a saved order was put into the cart without an answer");
  if (answer.status && input.into === "REPLACE_CART") {
    storage.write(orderingKeys.noteForDriver, answer.cart.note_for_driver || undefined);
    storage.write(orderingKeys.customerOrderNumber, answer.cart.customer_order_number || undefined);
  }
  await readSavedOrdersAgain();
  return answer;
}
