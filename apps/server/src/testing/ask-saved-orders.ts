import type {
  AddSaveOrderForLaterInput,
  AddSaveOrderForLaterOutput,
  QueryGetSaveOrderForLaterArgs,
  QuerySavedOrderPreviewArgs,
  ReOrderSavedOrderInput,
  ReOrderSavedOrderOutput,
  SavedOrder,
  SavedOrderPreview,
  SavedOrders,
} from "../platform/graphql.gen.ts";
import { add, cartFields, startOrder, told, type Wanted } from "./ask-cart.ts";
import type { Caller, GraphqlAnswer } from "./test-server.ts";

const itemFields = `sku name number_of_packages number_of_layer number_of_pallet quantity price { value currency }
  row_total { value }`;

/** What a test reads of a saved order. */
export const savedFields = `id title date created_at updated_at total { value currency } total_excluding_tax { value }
  total_qty total_lines deliver_to shipto_name bill_to status saved_order_later is_active cart_id outlet_id ship_to_id
  customer_order_number note_for_driver type_of_transport delivery_date`;

/** What a test reads of a preview. */
export const previewFields = `blocker { code message } ship_to_id delivery_method delivery_date is_other_ship_to cart_lines
  addable_count changed_count not_addable_count
  items { state sku name index number_of_packages number_of_layer number_of_pallet quantity saved_quantity
    price { value } saved_price { value } changes error { code reason message } replacement { sku name } }`;

type Headers = Record<string, string>;

export function askSave(caller: Caller, input: AddSaveOrderForLaterInput, headers: Headers = {}) {
  return caller.graphql(
    `mutation ($input: AddSaveOrderForLaterInput!) { addSaveOrderForLater(input: $input) {
      code message saved_order { ${savedFields} items { ${itemFields} } } cart { ${cartFields} } } }`,
    { input },
    headers,
  );
}

export function askReorder(caller: Caller, input: ReOrderSavedOrderInput, headers: Headers = {}) {
  return caller.graphql(
    `mutation ($input: ReOrderSavedOrderInput!) { reOrderSavedOrder(input: $input) {
      status code message added_count changed_count replaced_count failed_count
      failed_items { sku name index code reason message quantity number_of_packages number_of_layer number_of_pallet }
      cart { ${cartFields} } replaced { ${savedFields} items { ${itemFields} } } } }`,
    { input },
    headers,
  );
}

export function askPreview(caller: Caller, variables: QuerySavedOrderPreviewArgs, headers: Headers = {}) {
  return caller.graphql(
    `query ($id: ID!, $into: ReorderTarget) { savedOrderPreview(id: $id, into: $into) { ${previewFields} } }`,
    { into: "ADD_TO_CART", ...variables },
    headers,
  );
}

export function askDetails(caller: Caller, id: string, headers: Headers = {}) {
  return caller.graphql(
    `query ($id: ID!) { getSaveOrderDetails(id: $id) { ${savedFields} items { ${itemFields} product { sku name } } } }`,
    { id },
    headers,
  );
}

export function askList(caller: Caller, args: QueryGetSaveOrderForLaterArgs = {}, headers: Headers = {}) {
  return caller.graphql(
    `query ($filter: SavedOrdersFilterInput, $sort: SavedOrderSortInput, $pageSize: Int, $currentPage: Int) {
      getSaveOrderForLater(filter: $filter, sort: $sort, pageSize: $pageSize, currentPage: $currentPage) {
        total_count page_info { current_page page_size total_pages } items { ${savedFields} } } }`,
    { pageSize: 10, currentPage: 1, ...args },
    headers,
  );
}

export const saved = (answer: GraphqlAnswer) =>
  told<{ addSaveOrderForLater: AddSaveOrderForLaterOutput }>(answer).addSaveOrderForLater;
export const reordered = (answer: GraphqlAnswer) =>
  told<{ reOrderSavedOrder: ReOrderSavedOrderOutput }>(answer).reOrderSavedOrder;
export const previewed = (answer: GraphqlAnswer) =>
  told<{ savedOrderPreview: SavedOrderPreview }>(answer).savedOrderPreview;
export const detailed = (answer: GraphqlAnswer) =>
  told<{ getSaveOrderDetails: SavedOrder }>(answer).getSaveOrderDetails;
export const listed = (answer: GraphqlAnswer) =>
  told<{ getSaveOrderForLater: SavedOrders }>(answer).getSaveOrderForLater;

type Saving = Partial<AddSaveOrderForLaterInput> & {
  readonly goods?: readonly Wanted[];
  readonly shipTo?: string;
  readonly date?: string;
};

/** Fills an empty cart and puts it aside; three kegs unless told otherwise. A refusal fails the test. */
export async function saveSomeOrder(caller: Caller, saving: Saving = {}): Promise<SavedOrder> {
  const {
    goods = [{ sku: "100112", quantity: 3 }],
    shipTo = "500101",
    date = "2026-11-26",
    ...texts
  } = saving;
  const id = await startOrder(caller, { shipTo, date });
  await caller.graphql(`mutation { clearCart(input: { cart_id: "${id}" }) { cart { id } } }`);
  const { user_errors: errors } = await add(caller, id, goods);
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  const { saved_order: order } = saved(await askSave(caller, { cart_id: id, ...texts }));
  if (!order) throw new Error("the order was not saved");
  return order;
}
