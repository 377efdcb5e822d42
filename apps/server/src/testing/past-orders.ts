import { sql } from "kysely";
import { add, told, type Wanted } from "./ask-cart.ts";
import type { Caller, TestServer } from "./test-server.ts";

/** A cart of those goods, sent: the number of the order. */
export async function orderOfGoods(owner: Caller, cartId: string, goods: readonly Wanted[]): Promise<string> {
  const { user_errors: errors } = await add(owner, cartId, goods);
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  type Placed = { placeOrder: { order: { order_number: string } | null; errors: { reason: string }[] } };
  const { placeOrder } = told<Placed>(
    await owner.graphql(
      `mutation { placeOrder(input: { cart_id: "${cartId}" }) { order { order_number } errors { reason } } }`,
    ),
  );
  if (!placeOrder.order) throw new Error(JSON.stringify(placeOrder.errors));
  return placeOrder.order.order_number;
}

/** While a product, 100107 if no other is named, is sold no more. */
export async function withoutOne<T>(
  { deps: { db } }: TestServer,
  work: () => Promise<T>,
  sku = "100107",
): Promise<T> {
  await sql`update product set sellable_to = '2026-11-01' where sku = ${sku}`.execute(db);
  try {
    return await work();
  } finally {
    await sql`update product set sellable_to = null where sku = ${sku}`.execute(db);
  }
}
