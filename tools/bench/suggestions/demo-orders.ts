import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readTable } from "../../../db/src/import/reading/read-table.ts";
import { type Sku, toId } from "../../../packages/domain/src/kernel/ids.ts";
import { addDays, toLocalDate } from "../../../packages/domain/src/kernel/local-moment.ts";
import { variantOf } from "../../../packages/domain/src/suggestions/variants.ts";
import { parseShippingMethod } from "../../../packages/domain/src/transport/method.ts";
import { root } from "../../bootstrap.mjs";
import type { History } from "./generated-buyers.ts";
import { type Asked, askedDays } from "./judge.ts";

/** A place of the demo must have ordered so often before anybody may guess. */
const leastHistory = 8;

/** The orders of the last weeks of the demo, each with what came before it. */
export async function askedOfDemo(weeks: number): Promise<readonly Asked[]> {
  const histories = await demoHistories();
  const days = histories.flatMap(({ orders }) => orders.map(({ day }) => day)).toSorted();
  const from = addDays(days.at(-1) ?? toLocalDate("1900-01-01"), -7 * weeks);
  return askedDays(histories, leastHistory).filter(({ order }) => order.day >= from);
}

/** The demo's orders of ordinary goods, by place and kind of order, the oldest first. */
async function demoHistories(): Promise<readonly History[]> {
  const lines = Map.groupBy(await rowsOf("order_lines.csv"), ({ order_number: number }) => number ?? "");
  const orders = (await rowsOf("orders.csv")).flatMap((order) => {
    const method = parseShippingMethod(order.method ?? "");
    const variant = method && variantOf(method);
    const own = lines.get(order.order_number ?? "") ?? [];
    if (variant === undefined || own.length === 0) return [];
    const boxes = new Map(own.map(({ sku = "", boxes: count }) => [toId<Sku>(sku), Number(count)]));
    return [{ key: `${order.shipto} ${variant}`, day: toLocalDate(order.delivery_date ?? ""), boxes }];
  });
  return [...Map.groupBy(orders, ({ key }) => key)].map(([buyer, own]) => ({
    buyer,
    orders: own.toSorted((left, right) => (left.day < right.day ? -1 : 1)),
  }));
}

async function rowsOf(file: string): Promise<readonly Readonly<Record<string, string>>[]> {
  const { rows } = readTable(await readFile(join(root, "db/demo", file)));
  return rows.map(({ cells }) => cells);
}
