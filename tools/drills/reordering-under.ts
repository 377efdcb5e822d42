import { randomUUID } from "node:crypto";
import type { Brewery } from "./brewery.ts";
import { type Customer, fillCart, insist, placeOrder } from "./customers.ts";
import { mustBeZero, type Result } from "./figures.ts";
import type { Disturbance } from "./under-kills.ts";

type Repeated = { readonly before: number; readonly ordered: number; readonly after: number };

/** Eight order something again: its boxes come into the cart once, however often it is asked (HISTORY-03, C9). */
export async function reorderingUnder(
  disturb: Disturbance,
  brewery: Brewery,
  rounds: number,
): Promise<Result> {
  const { done, figures, faults } = await disturb({ brewery, rounds }, reorderOnce);
  const counted = {
    lost: done.filter(({ before, ordered, after }) => after < before + ordered).length,
    doubled: done.filter(({ before, ordered, after }) => after > before + ordered).length,
  };
  return {
    figures: { ...figures, "orders repeated": done.length, ...counted },
    flaws: mustBeZero({ ...counted, ...faults }),
  };
}

async function reorderOnce(customer: Customer): Promise<Repeated> {
  const first = await insist(() => fillCart(customer));
  const ordered = await insist(() => boxesInCart(customer));
  const placing = randomUUID();
  const number = await insist(() => placeOrder(customer, first, { key: placing }));
  await insist(() => fillCart(customer));
  const before = await insist(() => boxesInCart(customer));
  const headers = { "idempotency-key": randomUUID() };
  await insist(async () => {
    const { reorderItems } = await customer.ask<{ reorderItems: { added_count: number } }>(
      `mutation ($number: String!) { reorderItems(orderNumber: $number) { added_count } }`,
      { number },
      { headers },
    );
    if (reorderItems.added_count !== 1) throw new Error(`${number} was not put into the cart`);
  });
  const after = await insist(() => boxesInCart(customer));
  const sending = randomUUID();
  const { id } = await insist(() => cartOf(customer));
  await insist(() => placeOrder(customer, { id, total: 0 }, { key: sending }));
  return { before, ordered, after };
}

async function boxesInCart(customer: Customer): Promise<number> {
  return (await cartOf(customer)).total_quantity;
}

async function cartOf({ ask }: Customer) {
  const { customerCart } = await ask<{ customerCart: { id: string; total_quantity: number } }>(
    "{ customerCart { id total_quantity } }",
  );
  return customerCart;
}
