import type { OrderState } from "@vycep/domain/orders/order-states";
import { queryClient } from "../../shared/api/query-client.ts";
import { writesUnderWay } from "../../shared/api/writes-under-way.ts";
import { machineTimers } from "../../shared/clock.ts";
import { loadTexts, textsOf } from "../../shared/i18n/i18n.ts";
import { toastStore } from "../../shared/messages/toasts.ts";
import { paths } from "../../shared/paths.ts";

/** Moves of one morning come together; they are told together. */
const gatherMs = 1_000;

/** The steps that somebody waits for; that an order was taken in is shown where it was sent. */
const worthTelling: ReadonlySet<OrderState> = new Set([
  "on-the-way",
  "delivered",
  "partially-delivered",
  "cancelled",
]);

let moved = new Map<string, OrderState>();

/** An order has moved on: wherever orders are shown they are read again, and what matters is told in words. */
export function hearOrder({ orderNumber, state }: MovedOrder): void {
  if (moved.size === 0) machineTimers.after(gatherMs, () => void show());
  // What this page is just doing itself it says itself.
  const isOwn = writesUnderWay.get() > 0;
  const isInSight = location.pathname === paths.order(orderNumber);
  moved.set(orderNumber, isOwn || isInSight ? "received" : state);
}

interface MovedOrder {
  readonly orderNumber: string;
  readonly state: OrderState;
}

/** Something may have been missed: what is shown of orders is read again. */
export function readOrdersAgain(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ["orders"] });
}

async function show(): Promise<void> {
  const news = [...moved].filter(([, state]) => worthTelling.has(state));
  moved = new Map();
  await readOrdersAgain();
  const [first] = news;
  if (first === undefined) return;
  await loadTexts(["events", "orders"]);
  const t = textsOf("orders");
  const label = textsOf("events")("open");
  const [number, state] = first;
  toastStore.show(
    news.length === 1
      ? {
          text: t("changedTo", { number, status: t(`step.${state}`) }),
          tone: "info",
          action: { label, href: paths.order(number) },
        }
      : {
          text: textsOf("events")("orders", { count: news.length }),
          tone: "info",
          action: { label, href: paths.orderHistory() },
        },
  );
}
