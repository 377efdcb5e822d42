import type { PortalEvent } from "@vycep/contract/events/events";
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

/** What is to be told of an order, once nothing more comes for a moment. */
let toTell = new Map<string, OrderState | "priced">();
let isGathering = false;

/** An order is not as it was: wherever orders are shown they are read again, and what matters is told in words. */
export function hearOrder({ orderNumber, state, news }: HeardOrder): void {
  if (!isGathering) machineTimers.after(gatherMs, () => void show());
  isGathering = true;
  // What this page is just doing itself it says itself.
  const isOwn = writesUnderWay.get() > 0;
  const isInSight = location.pathname === paths.order(orderNumber);
  if (isOwn || isInSight) toTell.delete(orderNumber);
  else if (news === "priced") toTell.set(orderNumber, news);
  else if (news === "moved" && worthTelling.has(state)) toTell.set(orderNumber, state);
}

type HeardOrder = Omit<Extract<PortalEvent, { kind: "order" }>, "kind">;

/** Something may have been missed: what is shown of orders is read again. */
export function readOrdersAgain(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ["orders"] });
}

async function show(): Promise<void> {
  const news = [...toTell];
  toTell = new Map();
  isGathering = false;
  await readOrdersAgain();
  const [first] = news;
  if (first === undefined) return;
  await loadTexts(["events", "orders"]);
  const label = textsOf("events")("open");
  const [number, told] = first;
  toastStore.show(
    news.length === 1
      ? {
          text: inWords(number, told),
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

function inWords(number: string, told: OrderState | "priced"): string {
  const t = textsOf("orders");
  if (told === "priced") return t("pricedNews", { number });
  return t("changedTo", { number, status: t(`step.${told}`) });
}
