import type {
  CancelOrderOutput,
  CustomerOrder,
  MutationCancelOrderArgs,
  MutationReorderItemsArgs,
  QueryOrderPreviewArgs,
  ReorderItemsOutput,
  SavedOrderPreview,
} from "../platform/graphql.gen.ts";
import { cartFields, told } from "./ask-cart.ts";
import { previewFields } from "./ask-saved-orders.ts";
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
    `mutation ($number: String!, $items: ReorderItems, $into: ReorderTarget,
      $replacements: [ReorderReplacementInput!], $part: ReorderPart) {
      reorderItems(orderNumber: $number, items: $items, into: $into, replacements: $replacements, part: $part) {
      message status code added_count changed_count replaced_count failed_count
      userInputErrors { code message path sku } failed_items { sku name index code reason message quantity number_of_packages }
      replaced { cart_id total_lines items { sku } } cart { ${cartFields} } } }`,
    {
      number: args.orderNumber,
      items: args.items ?? "ALL_OR_NOTHING",
      into: args.into ?? "ADD_TO_CART",
      replacements: args.replacements ?? [],
      part: args.part ?? "WHOLE_ORDER",
    },
    headers,
  );
}

export function askOrderPreview(caller: Caller, args: QueryOrderPreviewArgs, headers: Headers = {}) {
  return caller.graphql(
    `query ($orderNumber: String!, $into: ReorderTarget, $part: ReorderPart) {
      orderPreview(orderNumber: $orderNumber, into: $into, part: $part) { ${previewFields} } }`,
    { into: "ADD_TO_CART", part: "WHOLE_ORDER", ...args },
    headers,
  );
}

export const cancelled = (answer: GraphqlAnswer) =>
  told<{ cancelOrder: CancelOrderOutput }>(answer).cancelOrder;
export const reorderedItems = (answer: GraphqlAnswer) =>
  told<{ reorderItems: ReorderItemsOutput }>(answer).reorderItems;
export const orderPreviewed = (answer: GraphqlAnswer) =>
  told<{ orderPreview: SavedOrderPreview }>(answer).orderPreview;

/** One order as its owner sees it; undefined when there is none. */
export async function orderOf(caller: Caller, number: string): Promise<CustomerOrder | undefined> {
  const answer = await caller.graphql(
    `query ($number: String) { customer { orders(filter: { number: { eq: $number } }) { items { ${orderFields} } } } }`,
    { number },
  );
  return told<{ customer: { orders: { items: CustomerOrder[] } } }>(answer).customer.orders.items[0];
}
