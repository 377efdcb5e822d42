import { colleaguesInSql } from "../../apps/server/src/testing/colleagues.ts";
import { apiClient, startServerProcess } from "../../apps/server/src/testing/server-process.ts";
import type { Brewery } from "./brewery.ts";
import { account, type Customer, fillCart, type Known } from "./customers.ts";
import { mustBeZero, type Result } from "./figures.ts";

/** The Christmas special, and how many boxes of it the place may still order. */
const special = "130506";
const allowed = 10;
const people = 50;
const shipTo = "500101";

/**
 * Fifty people of one place send an order with one box of a product at once, of which ten boxes are left: ten orders go
 * out, the others are refused for that reason and keep their carts. Then the ten are taken back, and all begin again.
 */
export async function productLimit(brewery: Brewery, rounds: number): Promise<Result> {
  await brewery.query(colleaguesInSql(people));
  await brewery.query("update product_limit set max_boxes = $1 where ship_to_id = $2 and sku = $3", [
    allowed,
    shipTo,
    special,
  ]);
  const server = await startServerProcess(brewery.url);
  try {
    const customers = await Promise.all(Array.from({ length: people }, (_, at) => signIn(server, at + 1)));
    const known: Known[] = [];
    const wrong = { "beyond the limit": 0, "refused without need": 0, "refused for another reason": 0 };
    for (let round = 0; round < rounds; round += 1) {
      const carts = await Promise.all(customers.map(fillWithSpecial));
      const answers = await Promise.all(carts.map(({ customer, id }) => send(customer, id)));
      const placed = answers.flatMap((answer, at) => {
        const cart = carts[at];
        return cart && answer.order ? [{ cart, number: answer.order.order_number }] : [];
      });
      const reasons = answers.flatMap(({ errors }) => errors.map(({ reason }) => reason));
      wrong["beyond the limit"] += Math.max(0, placed.length - allowed);
      wrong["refused without need"] += Math.max(0, allowed - placed.length);
      wrong["refused for another reason"] += reasons.filter((one) => one !== "product-limit-exceeded").length;
      known.push(...placed);
      for (const { cart, number } of placed) await takeBack(cart.customer, number);
      // Who was refused still has the cart; all begin the next round with an empty one.
      const refused = carts.filter(({ id }) => !placed.some(({ cart }) => cart.id === id));
      await Promise.all(refused.map(({ customer, id }) => empty(customer, id)));
    }
    const counted = { ...(await account(brewery, known)), ...wrong };
    return {
      figures: { "orders sent": rounds * people, "orders placed": known.length, ...counted },
      flaws: mustBeZero(counted),
    };
  } finally {
    await server.terminate();
  }
}

async function signIn(server: { readonly origin: string }, no: number): Promise<Customer> {
  const email = `limit${no}@modrahvezda.example`;
  return { email, shipTo, date: "2026-11-26", ask: await apiClient(server, email) };
}

/** Kegs, so that the order is large enough, and one box of what is limited. */
async function fillWithSpecial(customer: Customer) {
  const { id } = await fillCart(customer);
  const { addProductsToCart } = await customer.ask<{
    addProductsToCart: { cart: { grand_total_your_price_details: { total: number } } };
  }>(
    `mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "${special}", quantity: 1 }]) {
      cart { grand_total_your_price_details { total } } } }`,
    { id },
  );
  return { id, customer, total: addProductsToCart.cart.grand_total_your_price_details.total };
}

async function send({ ask }: Customer, id: string) {
  const { placeOrder } = await ask<{
    placeOrder: { order: { order_number: string } | null; errors: readonly { reason: string }[] };
  }>(
    `mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { order { order_number } errors { reason } } }`,
    { id },
  );
  return placeOrder;
}

async function empty({ ask }: Customer, id: string): Promise<void> {
  await ask(`mutation ($id: String!) { clearCart(input: { cart_id: $id }) { cart { id } } }`, {
    id,
  });
}

async function takeBack({ ask }: Customer, number: string): Promise<void> {
  const { cancelOrder } = await ask<{ cancelOrder: { errorV2: { code: string } | null } }>(
    `mutation { cancelOrder(sap_id: "${number}") { errorV2 { code } } }`,
  );
  if (cancelOrder.errorV2 !== null)
    throw new Error(`${number} was not taken back: ${cancelOrder.errorV2.code}`);
}
