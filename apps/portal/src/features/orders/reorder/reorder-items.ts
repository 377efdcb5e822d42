import { queryGraphql } from "@vycep/shell/api/graphql";
import { queryClient } from "@vycep/shell/api/query-client";
import { storage } from "@vycep/shell/storage/storage";
import { graphql } from "../../../shared/graphql.gen/gql.ts";
import type {
  ReorderItemsMutation,
  ReorderItemsMutationVariables,
} from "../../../shared/graphql.gen/graphql.ts";
import { orderingKeys } from "../../../shared/ordering/ordering-keys.ts";

const reorderDocument = graphql(`
  mutation ReorderItems(
    $orderNumber: String!
    $items: ReorderItems!
    $into: ReorderTarget!
    $replacements: [ReorderReplacementInput!]!
    $part: ReorderPart!
  ) {
    reorderItems(
      orderNumber: $orderNumber
      items: $items
      into: $into
      replacements: $replacements
      part: $part
    ) {
      status
      message
      added_count
      changed_count
      replaced_count
      failed_count
      failed_items {
        message
      }
      replaced {
        id
      }
    }
  }
`);

export type ReorderItemsAnswer = NonNullable<ReorderItemsMutation["reorderItems"]>;

/**
 * Puts an order of the history into the cart (GQL-33, HISTORY-03); the same key counts once however often it is sent.
 * In place of the cart it comes without texts: those of the cart of before were saved with it.
 */
export async function reorderItems(
  wanted: ReorderItemsMutationVariables,
  idempotencyKey: string,
): Promise<ReorderItemsAnswer> {
  const { reorderItems: answer } = await queryGraphql(reorderDocument, wanted, { idempotencyKey });
  if (!answer) throw new Error("an order was put into the cart without an answer");
  if (answer.status && wanted.into === "REPLACE_CART") {
    storage.write(orderingKeys.noteForDriver, undefined);
    storage.write(orderingKeys.customerOrderNumber, undefined);
    void queryClient.invalidateQueries({ queryKey: ["savedOrders"] });
  }
  return answer;
}
