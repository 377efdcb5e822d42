import type { Cart, Error as UserError } from "../platform/graphql.gen.ts";
import type { Caller, GraphqlAnswer } from "./test-server.ts";

/** What a test reads of a cart. */
export const cartFields = `id version total_lines total_quantity ship_to_id delivery_date delivery_method
  note_for_driver customer_order_number order_by
  grand_total_your_price_details { grand_total_your_price deposits total vat { percent base amount } }
  progress_bar_data { isFullTruck iMinimumOrderPallet iMaxLitersTank iMaximumOrderCash iTotalCartWeight iTotalCartPalletQty }
  blockers { code message sku cart_item_uid }
  items { uid quantity version number_of_packages number_of_layer number_of_pallet is_available
    product { sku name } prices { row_total { value currency } } errors { code reason message } }`;

export type Wanted = {
  readonly sku: string;
  readonly quantity?: number;
  readonly number_of_layer?: number;
  readonly number_of_pallet?: number;
};

/** A caller's own cart; a refusal fails the test. */
export async function cartOf(caller: Caller, headers: Record<string, string> = {}): Promise<Cart> {
  return told<{ customerCart: Cart }>(await caller.graphql(`{ customerCart { ${cartFields} } }`, {}, headers))
    .customerCart;
}

export type Start = { readonly shipTo?: string; readonly method?: string; readonly date?: string };

/** Chooses place, way and day; a standard order for Thursday unless told otherwise. Answers the cart's id. */
export async function startOrder(caller: Caller, start: Start = {}): Promise<string> {
  const { shipTo = "500101", method = "selfpickup_selfpickup", date = "2026-11-26" } = start;
  const answer = told<{ setTransportType: { code: string | null; cart: Cart } }>(
    await caller.graphql(
      `mutation ($method: String, $shipTo: String, $date: String) {
        setTransportType(transporttype: $method, outletid: $shipTo, datepopup: $date) { code cart { id } } }`,
      { method, shipTo, date },
    ),
  ).setTransportType;
  if (answer.code !== null) throw new Error(`the order was not started: ${answer.code}`);
  return answer.cart.id;
}

export type Added = { readonly cart: Cart; readonly user_errors: readonly UserError[] };

export const addMutation = `mutation ($id: String!, $items: [CartItemInput!]!) {
  addProductsToCart(cartId: $id, cartItems: $items) {
    cart { ${cartFields} } user_errors { code message reason sku index quantity } } }`;

/** Puts goods into a cart; boxes unless told otherwise. */
export async function add(caller: Caller, id: string, items: readonly Wanted[]): Promise<Added> {
  const boxes = items.map((item) => ({ quantity: 0, ...item }));
  const answer = await caller.graphql(addMutation, { id, items: boxes });
  return told<{ addProductsToCart: Added }>(answer).addProductsToCart;
}

/** Starts an order, puts three kegs into it and sends it; answers its number. */
export async function placeSomeOrder(caller: Caller): Promise<string> {
  const id = await startOrder(caller);
  await add(caller, id, [{ sku: "100112", quantity: 3 }]);
  const answer = await caller.graphql(
    `mutation { placeOrder(input: { cart_id: "${id}" }) { order { order_number } errors { reason } } }`,
  );
  return told<{ placeOrder: { order: { order_number: string } } }>(answer).placeOrder.order.order_number;
}

/** The data of an answer without errors; the type is the test's own promise. */
export function told<Data>(answer: GraphqlAnswer): Data {
  if (answer.errors.length > 0 || !answer.data) throw new Error(JSON.stringify(answer.errors));
  return answer.data as Data;
}

/** The one error of an answer, as far as clients go by it. */
export function refusal({ errors }: GraphqlAnswer) {
  const [first] = errors;
  return (
    first && { message: first.message, code: first.extensions.code, category: first.extensions.category }
  );
}
