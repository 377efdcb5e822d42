import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { apiClient } from "../../apps/server/src/testing/server-process.ts";
import type { Brewery } from "./brewery.ts";

/** Where to reach the server that runs at the moment. */
export type Address = { readonly origin: string };
type Ask = Awaited<ReturnType<typeof apiClient>>;

/** Somebody who orders again and again. */
export type Customer = {
  readonly email: string;
  readonly shipTo: string;
  readonly date: string;
  readonly ask: Ask;
};

const people = [
  ["jana.novotna@modrahvezda.example", "500101", "2026-11-26"],
  ["petr.dvorak@modrahvezda.example", "500101", "2026-11-26"],
  ["tomas.cech@modrahvezda.example", "500101", "2026-11-26"],
  ["martin.kucera@modrahvezda.example", "500101", "2026-11-26"],
  ["eliska.rezacova@modrahvezda.example", "500102", "2026-11-26"],
  ["dagmar.hruskova@modrahvezda.example", "500102", "2026-11-26"],
  ["lubomir.kovac@podhradom.example", "600401", "2026-11-27"],
  ["peter.stastny@podhradom.example", "600401", "2026-11-27"],
] as const;

/** The eight of them, signed in. */
export function signInAll(address: Address): Promise<Customer[]> {
  return Promise.all(
    people.map(async ([email, shipTo, date]) => ({
      email,
      shipTo,
      date,
      ask: await apiClient(address, email),
    })),
  );
}

/** A cart that may be sent, and the total it shows. */
export type FilledCart = { readonly id: string; readonly total: number };

export async function fillCart({ ask, shipTo, date }: Customer): Promise<FilledCart> {
  const { setTransportType } = await ask<{ setTransportType: { code: string | null; cart: { id: string } } }>(
    `mutation ($shipTo: String, $date: String) {
      setTransportType(transporttype: "selfpickup_selfpickup", outletid: $shipTo, datepopup: $date) { code cart { id } } }`,
    { shipTo, date },
  );
  const { id } = setTransportType.cart;
  const { addProductsToCart } = await ask<{
    addProductsToCart: { cart: { grand_total_your_price_details: { total: number } } };
  }>(
    `mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "100112", quantity: 3 }]) {
      cart { grand_total_your_price_details { total } } } }`,
    { id },
  );
  return { id, total: addProductsToCart.cart.grand_total_your_price_details.total };
}

export type Placing = { readonly key?: string; readonly note?: string; readonly signal?: AbortSignal };

/** The number of the order that the cart became; whatever is in the way is thrown. */
export async function placeOrder({ ask }: Customer, cart: FilledCart, how: Placing = {}): Promise<string> {
  const { placeOrder: placed } = await ask<{
    placeOrder: { order: { order_number: string } | null; errors: { reason: string }[] };
  }>(
    `mutation ($id: String!, $note: String) { placeOrder(input: { cart_id: $id, note_for_driver: $note }) {
      order { order_number } errors { reason } } }`,
    { id: cart.id, note: how.note ?? null },
    {
      ...(how.key === undefined ? {} : { headers: { "idempotency-key": how.key } }),
      ...(how.signal === undefined ? {} : { signal: how.signal }),
    },
  );
  if (!placed.order) throw new Error(`refused: ${JSON.stringify(placed.errors)}`);
  return placed.order.order_number;
}

/** An order as the customer knows it: which cart, which total, which number. */
export type Known = { readonly cart: FilledCart; readonly number: string };

/** Tries until it is done, as a person with a bad line does; a bounded number of times. */
export async function insist<T>(work: () => Promise<T>, tries = 2400): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work();
    } catch (error) {
      if (tried === tries) throw error;
      await pause(50);
    }
  }
}

/** All of them at it; a failure waits until somebody asks for the outcome. */
export function allOrder(customers: readonly Customer[], isOver: () => boolean): Promise<Known[]> {
  const ordering = Promise.all(customers.map((customer) => keepOrdering(customer, isOver)));
  const known = ordering.then((each) => each.flat());
  known.catch(() => undefined);
  return known;
}

/** Orders one after another with a key each, insisting, until told to stop. Answers what was promised. */
async function keepOrdering(customer: Customer, isOver: () => boolean): Promise<Known[]> {
  const known: Known[] = [];
  while (!isOver()) {
    const cart = await insist(() => fillCart(customer));
    const key = randomUUID();
    known.push({ cart, number: await insist(() => placeOrder(customer, cart, { key })) });
  }
  return known;
}

export type Account = { readonly lost: number; readonly doubled: number; readonly altered: number };

/** Compares what customers were promised with what is stored; waits until the ERP has heard of all. */
export async function account(brewery: Pick<Brewery, "query">, known: readonly Known[]): Promise<Account> {
  const carts = known.map(({ cart }) => cart.id);
  const stored = await insist(async () => {
    const rows = await brewery.query<{
      cart: string;
      number: string;
      total: string;
      messages: string;
      events: string;
    }>(
      `select o.cart_id as cart, o.order_number as number, o.total_minor as total,
        (select count(*) from outbox m where m.order_number = o.order_number and m.delivered_at is not null) as messages,
        (select count(*) from order_event e where e.order_number = o.order_number and e.state = 'confirmed') as events
       from sales_order o where o.cart_id = any($1)`,
      [carts],
    );
    if (rows.some(({ messages }) => Number(messages) === 0))
      throw new Error("the ERP has not heard of all orders");
    return rows;
  });
  const byNumber = new Map(stored.map((row) => [row.number, row]));
  const isAltered = ({ cart, number }: Known) => {
    const row = byNumber.get(number);
    return row !== undefined && (row.cart !== cart.id || Number(row.total) !== Math.round(cart.total * 100));
  };
  return {
    lost: known.filter(({ number }) => !byNumber.has(number)).length,
    doubled: stored.length - new Set(carts).size + stored.filter(({ events }) => Number(events) > 1).length,
    altered: known.filter(isAltered).length,
  };
}
