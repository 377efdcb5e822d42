import { sql } from "kysely";
import { expect } from "vitest";
import type { PlaceOrderOutput } from "../platform/graphql.gen.ts";
import { add, startOrder, told } from "./ask-cart.ts";
import type { Caller, TestServer } from "./test-server.ts";

const mutation = `mutation ($input: PlaceOrderInput) { placeOrder(input: $input) {
  order { order_number customer_order_number note_for_driver sap_id }
  orderV2 { number status state total { grand_total { value currency } taxes { rate amount { value } } total_empties_deposit { value } } items { product_sku quantity_ordered quantity_confirmed } }
  errors { code message reason sku next_date total } } }`;

type PlaceOrderCall = {
  cart_id: string;
  expected_total?: number;
  note_for_driver?: string;
  customer_order_number?: string;
};

export function askPlaceOrder(caller: Caller, input: PlaceOrderCall, headers: Record<string, string> = {}) {
  return caller.graphql(mutation, { input }, headers);
}

export async function placeOrder(
  caller: Caller,
  input: PlaceOrderCall,
  headers: Record<string, string> = {},
): Promise<PlaceOrderOutput> {
  return told<{ placeOrder: PlaceOrderOutput }>(await askPlaceOrder(caller, input, headers)).placeOrder;
}

/** A cart that may be sent. */
export async function filledCart(caller: Caller, boxes = 3): Promise<string> {
  const id = await startOrder(caller);
  const { user_errors } = await add(caller, id, [
    { sku: "100112", quantity: boxes },
    { sku: "100101", number_of_layer: 1 },
  ]);
  expect(user_errors).toEqual([]);
  return id;
}

export async function countRows(
  server: TestServer,
  table: "sales_order" | "outbox" | "order_line" | "order_vat",
): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(
    server.deps.db,
  );
  return rows[0]?.n ?? -1;
}
