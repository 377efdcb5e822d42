import { randomUUID } from "node:crypto";
import type { Brewery } from "./brewery.ts";
import { type Customer, fillCart, insist } from "./customers.ts";
import { mustBeZero, type Result } from "./figures.ts";
import type { Disturbance } from "./under-kills.ts";

type Sent = { readonly cart: string; readonly goods: string; readonly collection: string };

/** Kegs to go back, more than one order takes. */
const kegs = 75;

/** Eight whose empties need a second order: both are there once, and all kegs in them (EMPTIES-03, C9). */
export async function splittingUnder(
  disturb: Disturbance,
  brewery: Brewery,
  rounds: number,
): Promise<Result> {
  const { done, figures, faults } = await disturb({ brewery, rounds }, sendBoth);
  const rows = await brewery.query<{
    cart: string;
    goods: string;
    collection: string;
    kegs: number;
    told: number;
  }>(
    `select o.cart_id as cart, o.order_number as goods, second.order_number as collection,
      (select sum(units)::int from order_empties_line l where l.order_number in (o.order_number, second.order_number)) as kegs,
      (select count(*)::int from outbox m where m.topic = 'erp.order'
        and m.order_number in (o.order_number, second.order_number)) as told
     from sales_order o left join sales_order second on second.empties_of = o.order_number
     where o.cart_id = any($1)`,
    [done.map(({ cart }) => cart)],
  );
  const byCart = new Map(rows.map((row) => [row.cart, row]));
  const isThere = ({ cart, goods, collection }: Sent) => {
    const row = byCart.get(cart);
    return row?.goods === goods && row.collection === collection;
  };
  const counted = {
    lost: done.filter((sent) => !isThere(sent)).length,
    doubled: rows.length - byCart.size + rows.filter(({ told }) => told !== 2).length,
    altered: rows.filter((row) => row.kegs !== kegs).length,
  };
  return {
    figures: { ...figures, "pairs of orders": done.length, ...counted },
    flaws: mustBeZero({ ...counted, ...faults }),
  };
}

async function sendBoth(customer: Customer): Promise<Sent> {
  const { id: cart } = await insist(() => fillCart(customer));
  await insist(() =>
    customer.ask(
      `mutation ($cart: String!, $units: Float!) { setCartEmpties(input: { cart_id: $cart,
        empties: [{ packaging_code: "KEG50", number_of_units: $units }] }) { user_errors { code } } }`,
      { cart, units: kegs },
    ),
  );
  const headers = { "idempotency-key": randomUUID() };
  return insist(async () => {
    const { placeOrder } = await customer.ask<{
      placeOrder: {
        order: { order_number: string } | null;
        empties_order: { number: string } | null;
        errors: { reason: string }[];
      };
    }>(
      `mutation ($cart: String!) { placeOrder(input: { cart_id: $cart }) {
        order { order_number } empties_order { number } errors { reason } } }`,
      { cart },
      { headers },
    );
    const { order, empties_order: collection, errors } = placeOrder;
    if (!order || !collection) throw new Error(`refused: ${JSON.stringify(errors)}`);
    return { cart, goods: order.order_number, collection: collection.number };
  });
}
