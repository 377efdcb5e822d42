import { randomUUID } from "node:crypto";
import type { Brewery } from "./brewery.ts";
import { type Customer, fillCart, insist, placeOrder } from "./customers.ts";
import { mustBeZero, type Result } from "./figures.ts";
import type { Disturbance } from "./under-kills.ts";

/** Eight order and take back what they ordered: cancelled once, told to the ERP once (HISTORY-04, C9). */
export async function cancellingUnder(
  disturb: Disturbance,
  brewery: Brewery,
  rounds: number,
): Promise<Result> {
  const { done, figures, faults } = await disturb({ brewery, rounds }, orderAndCancel);
  const rows = await brewery.query<{ number: string; state: string; events: number; messages: number }>(
    `select order_number as number, state,
      (select count(*)::int from order_event e where e.order_number = o.order_number and e.state = 'cancelled') as events,
      (select count(*)::int from outbox m where m.order_number = o.order_number and m.topic = 'erp.cancellation') as messages
     from sales_order o where order_number = any($1)`,
    [done],
  );
  const counted = {
    lost: done.length - rows.filter(({ state }) => state === "cancelled").length,
    doubled: rows.filter(({ events, messages }) => events > 1 || messages > 1).length,
    "not told to the ERP": rows.filter(({ messages }) => messages === 0).length,
  };
  return {
    figures: { ...figures, "orders cancelled": done.length, ...counted },
    flaws: mustBeZero({ ...counted, ...faults }),
  };
}

async function orderAndCancel(customer: Customer): Promise<string> {
  const cart = await insist(() => fillCart(customer));
  const placing = randomUUID();
  const number = await insist(() => placeOrder(customer, cart, { key: placing }));
  const headers = { "idempotency-key": randomUUID() };
  await insist(async () => {
    const { cancelOrder } = await customer.ask<{ cancelOrder: { message: string | null } }>(
      `mutation ($number: ID!) { cancelOrder(input: { order_id: $number, reason: "" }) { message } }`,
      { number },
      { headers },
    );
    if (cancelOrder.message === null) throw new Error(`${number} was not cancelled`);
  });
  return number;
}
