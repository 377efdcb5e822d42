import { daysBetween, parseLocalDate, toLocalDate } from "@vycep/domain/kernel/local-moment";
import { toMarket } from "@vycep/domain/market/market";
import { judgeBulkConfirm } from "@vycep/domain/orders/desk-move";
import { isBlockedStatus, parseDeliveryStatus } from "@vycep/domain/orders/status";
import type { DeskContext } from "../../../../platform/desk/desk-context.ts";
import type {
  DeskOrderState,
  DeskShortage,
  DeskShortageInput,
  DeskShortOrder,
} from "../../../../platform/desk/desk-graphql.gen.ts";
import { badInput } from "../../../../platform/errors.ts";
import { noSuchDay } from "../../../../platform/list/filter-input.ts";
import { likeGoods } from "../../../catalog/like-goods.facts.ts";
import { isErpOwned } from "../../order-owner.facts.ts";
import type { OrderDeskDeps } from "../order-desk.deps.ts";
import { orderRefusal } from "../order-refusal.ts";
import { type WantingOrder, whoWants } from "./shortage.repo.ts";

const mostOrders = 300;
const mostDays = 60;

/** What a product that runs out touches, in three statements (DORD-03). */
export async function shortage(
  { db, clock, config }: OrderDeskDeps,
  context: DeskContext,
  { sku, ...asked }: DeskShortageInput,
): Promise<DeskShortage> {
  const { reach } = await context.staff();
  const { from, to } = daysOf(asked);
  const wanted = await whoWants(db, { sku, from, to, reach, limit: mostOrders + 1 });
  // Nothing is offered to whom all was confirmed already.
  const waiting = wanted.orders.filter(({ state }) => state === "received");
  const days = waiting.map(({ deliveryDate }) => toLocalDate(deliveryDate));
  const markets = [...new Set(waiting.map(({ market }) => toMarket(market)))];
  const goods = await likeGoods(db, sku, {
    today: clock.now().date,
    days: days.length === 0 ? [from] : [...new Set(days)],
    markets,
  });
  const inOwnWords = ({ names, ...one }: NonNullable<typeof goods>["like"][number]) => ({
    ...{ sku: one.sku, name: names[context.language] },
  });
  return {
    sku,
    name: goods?.names[context.language] ?? null,
    sellableFrom: goods?.sellableFrom ?? null,
    isErpOwned: isErpOwned(config),
    orders: wanted.orders.slice(0, mostOrders).map((one) => orderIn(one, context)),
    hasMore: wanted.orders.length > mostOrders,
    carts: wanted.carts,
    cartBoxes: wanted.cartBoxes,
    like: (goods?.like ?? []).map(inOwnWords),
  };
}

function daysOf(days: Pick<DeskShortageInput, "from" | "to">) {
  const [from, to] = [parseLocalDate(days.from), parseLocalDate(days.to)];
  if (from === undefined) throw noSuchDay("input.from");
  if (to === undefined) throw noSuchDay("input.to");
  const length = daysBetween(from, to);
  if (length >= 0 && length <= mostDays) return { from, to };
  throw badInput("date-invalid", `At most ${mostDays} days, the last one not before the first.`, [
    { path: "input.to", code: "range" },
  ]);
}

function orderIn(
  { deliveryStatus, isProvisional, state, sentAt, market: _market, ...order }: WantingOrder,
  { language }: DeskContext,
): DeskShortOrder {
  const isBlocked = isBlockedStatus(parseDeliveryStatus(deliveryStatus));
  const judged = judgeBulkConfirm({ state, isProvisional, isBlocked });
  return {
    ...order,
    state: state.replaceAll("-", "_") as DeskOrderState,
    sentAt: new Date(sentAt).toISOString(),
    refusal: judged.ok ? null : orderRefusal(judged.refusal.kind, language),
  };
}
