import type { PlaceOrderOutput, UpdatePricesOutput } from "../platform/graphql.gen.ts";
import { told } from "./ask-cart.ts";
import type { Caller } from "./test-server.ts";

const fields = `success message can_proceed status_message minicart_status_message payment_method delivery_date
  delivery_date_expired next_date order_type delivery_method
  order_items { uid sku name quantity price { value currency } row_total { value } list_price { value } }
  empties_arr { packaging_code number_of_units } cart_blga_arr { packaging_code } 
  totals { grand_total_your_price deposits total currency }
  cart { id version agreed_prices { sku bundle_sku quantity list_price price } }`;
const mutation = `mutation ($id: String!) { updatePrices(cart_id: $id) { ${fields} } }`;

export function askPriceUpdate(caller: Caller, cartId: string, lang = "en") {
  return caller.graphql(mutation, { id: cartId }, { lang });
}

export async function updatePrices(caller: Caller, cartId: string, lang = "en"): Promise<UpdatePricesOutput> {
  return told<{ updatePrices: UpdatePricesOutput }>(await askPriceUpdate(caller, cartId, lang)).updatePrices;
}

/** Sends the cart; what it answers says whether the prices are firm. */
export async function placePriced(
  caller: Caller,
  cartId: string,
  input: { expected_total?: number } = {},
): Promise<PlaceOrderOutput> {
  const answer = await caller.graphql(
    `mutation ($input: PlaceOrderInput) { placeOrder(input: $input) {
      orderV2 { number price_state total { grand_total { value } } items { product_sku product_sale_price { value } } }
      errors { code reason message next_date total } } }`,
    { input: { cart_id: cartId, ...input } },
    { lang: "en" },
  );
  return told<{ placeOrder: PlaceOrderOutput }>(answer).placeOrder;
}
