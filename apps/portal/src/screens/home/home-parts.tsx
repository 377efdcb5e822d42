import { later } from "@vycep/shell/page/later.tsx";
import { cutOffPlace, tallPlace } from "./places.tsx";

export const askingPart = later(
  async () => (await import("../../features/orders/home/orders-to-decide-card.tsx")).OrdersToDecideCard,
  ["orders"],
);

export const repeatPart = later(
  async () => (await import("./home-orders.tsx")).HomeOrders,
  ["reorder", "orders", "products", "delivery", "preferences"],
  tallPlace,
);

export const arrivingPart = later(
  async () => (await import("../../features/orders/home/order-on-its-way-card.tsx")).OrderOnItsWayCard,
  ["reorder"],
);

export const cutOffPart = later(
  async () => (await import("./home-cut-off.tsx")).HomeCutOff,
  ["delivery"],
  cutOffPlace,
);

export const cartPart = later(
  async () => (await import("../../features/cart/summary/cart-summary-card.tsx")).CartSummaryCard,
  ["cart", "products"],
);

/** Fetches all cards at once, while the page itself is still being prepared. */
export function prefetchHomeParts(): void {
  for (const part of [repeatPart, cutOffPart, askingPart, arrivingPart, cartPart]) void part.prefetch();
}
