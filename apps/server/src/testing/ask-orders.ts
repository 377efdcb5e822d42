import type {
  CancelOrderOutput,
  CustomerOrder,
  MutationCancelOrderArgs,
  MutationReorderItemsArgs,
  ReorderItemsOutput,
} from "../platform/graphql.gen.ts";
import { cartFields, told } from "./ask-cart.ts";
import type { Caller, GraphqlAnswer } from "./test-server.ts";

type Headers = Record<string, string>;

const orderFields = "number sap_id status state processing_status available_actions timeline { state at by }";

export function askCancel(caller: Caller, args: MutationCancelOrderArgs, headers: Headers = {}) {
  return caller.graphql(
    `mutation ($sapId: String, $input: CancelOrderInput) { cancelOrder(sap_id: $sapId, input: $input) {
      message error errorV2 { code message reason } order { ${orderFields} items { quantity_canceled status } } } }`,
    { sapId: args.sap_id, input: args.input },
    headers,
  );
}

export function askReorderItems(caller: Caller, args: MutationReorderItemsArgs, headers: Headers = {}) {
  return caller.graphql(
    `mutation ($number: String!, $items: ReorderItems) { reorderItems(orderNumber: $number, items: $items) {
      message status code added_count changed_count failed_count userInputErrors { code message path sku }
      failed_items { sku name index code reason message quantity } cart { ${cartFields} } } }`,
    { number: args.orderNumber, items: args.items ?? "ALL_OR_NOTHING" },
    headers,
  );
}

export const cancelled = (answer: GraphqlAnswer) =>
  told<{ cancelOrder: CancelOrderOutput }>(answer).cancelOrder;
export const reorderedItems = (answer: GraphqlAnswer) =>
  told<{ reorderItems: ReorderItemsOutput }>(answer).reorderItems;

/** One order as its owner sees it; undefined when there is none. */
export async function orderOf(caller: Caller, number: string): Promise<CustomerOrder | undefined> {
  const answer = await caller.graphql(
    `query ($number: String) { customer { orders(filter: { number: { eq: $number } }) { items { ${orderFields} } } } }`,
    { number },
  );
  return told<{ customer: { orders: { items: CustomerOrder[] } } }>(answer).customer.orders.items[0];
}
