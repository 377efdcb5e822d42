import type { PortalEvent } from "@vycep/contract/events/events";
import type { OrderState } from "@vycep/domain/orders/order-states";
import { queryClient } from "@vycep/shell/api/query-client";
import { writesUnderWay } from "@vycep/shell/api/writes-under-way";
import { machineTimers } from "@vycep/shell/clock/clock";
import { toastStore } from "@vycep/shell/messages/toasts";
import { loadTexts, textsOf } from "@vycep/shell/words/i18n";
import { paths } from "../../../shared/paths.ts";

/** Moves of one morning come together; they are told together. */
const gatherMs = 1_000;

/** The steps that somebody waits for; that an order was taken in is shown where it was sent. */
const worthTelling: ReadonlySet<OrderState> = new Set([
  "on-the-way",
  "delivered",
  "partially-delivered",
  "cancelled",
]);

/** What is to be told, once nothing more comes for a moment: steps by order, and orders whose prices were settled. */
let moved = new Map<string, OrderState>();
let priced = new Set<string>();
let isGathering = false;

/** An order is not as it was: wherever orders are shown they are read again, and what matters is told in words. */
export function onOrderEvent({ orderNumber, state, news }: ToldOrder): void {
  if (!isGathering) machineTimers.after(gatherMs, () => void show());
  isGathering = true;
  // What this page is just doing itself it says itself.
  const isOwn = writesUnderWay.get() > 0;
  const isInSight = location.pathname === paths.order(orderNumber);
  if (isOwn || isInSight) moved.delete(orderNumber);
  else if (news === "priced") priced.add(orderNumber);
  else if (news === "moved" && worthTelling.has(state)) moved.set(orderNumber, state);
}

type ToldOrder = Omit<Extract<PortalEvent, { kind: "order" }>, "kind">;

/** Something may have been missed: what is shown of orders is read again. */
export function readOrdersAgain(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ["orders"] });
}

async function show(): Promise<void> {
  const [steps, prices] = [[...moved], [...priced]];
  [moved, priced, isGathering] = [new Map(), new Set(), false];
  await readOrdersAgain();
  if (steps.length + prices.length === 0) return;
  await loadTexts(["events", "orders"]);
  tellSteps(steps);
  // An answer may be wanted of each.
  for (const number of prices) {
    const words = (await isAboveLimit(number)) ? "aboveLimitNews" : "pricedNews";
    tell(textsOf("orders")(words, { number }), paths.order(number));
  }
}

function tellSteps(steps: readonly (readonly [string, OrderState])[]): void {
  const [first, ...others] = steps;
  if (first === undefined) return;
  const [number, state] = first;
  const t = textsOf("orders");
  if (others.length === 0) tell(t("changedTo", { number, status: t(`step.${state}`) }), paths.order(number));
  else tell(textsOf("events")("orders", { count: steps.length }), paths.orderHistory());
}

function tell(text: string, href: string): void {
  toastStore.show({ text, tone: "info", action: { label: textsOf("events")("open"), href } });
}

/** Events carry no contents: whether the customer's word is wanted is read of the order (B14). */
async function isAboveLimit(number: string): Promise<boolean> {
  const { customerOrderQuery } = await import("./use-customer-order.ts");
  try {
    const order = await queryClient.fetchQuery({ ...customerOrderQuery(number), staleTime: 0 });
    return order?.limit.kind === "above-limit";
  } catch {
    // The history says it when it can be read again.
    return false;
  }
}
