import type { OrderLineFacts } from "@vycep/contract/orders/orders.codec";
import type { Texts } from "@vycep/domain/market/texts";
import type { Db } from "../../platform/db.ts";
import { namesOfGoods } from "../catalog/like-goods.facts.ts";
import { emptiesOfOrders, linesOfOrders, type OrderEmptiesRecord } from "./order-parts.repo.ts";
import { type OrderRecord, ordersByNumber } from "./orders.repo.ts";

/** An order as a mail tells of it. */
export type OrderNews = Pick<OrderRecord, "shipToId" | "deliveryDate" | "totalMinor" | "currency"> & {
  readonly method: OrderRecord["deliveryMethod"];
  readonly lines: readonly (Pick<OrderLineFacts, "names" | "ordered" | "confirmed" | "delivered"> & {
    /** What the brewery offers in its place, by name. */
    readonly instead: readonly Texts[];
  })[];
  readonly empties: readonly Pick<OrderEmptiesRecord, "names" | "returned">[];
};

/** An order with its goods and empties, whoever asks: for the mail to those who may see it. */
export async function orderNews(db: Db, number: string): Promise<OrderNews | undefined> {
  const [order] = await ordersByNumber(db, [number]);
  if (order === undefined) return undefined;
  const lines = await linesOfOrders(db, [number]);
  const empties = await emptiesOfOrders(db, [number]);
  const isOffered = lines.some(({ substitutes }) => substitutes.length > 0);
  const nameOf = isOffered ? await namesOfGoods(db) : () => undefined;
  const told = lines.map((line) => ({
    ...line,
    instead: line.substitutes.flatMap((sku) => nameOf(sku) ?? []),
  }));
  const totalMinor = order.dueTotalMinor ?? order.totalMinor;
  return { ...order, totalMinor, method: order.deliveryMethod, lines: told, empties };
}
