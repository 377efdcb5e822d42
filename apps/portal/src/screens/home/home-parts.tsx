import { later } from "@vycep/shell/page/later.tsx";
import { cutOffPlace, tallPlace } from "./places.tsx";

const loadCards = async () => (await import("./home-cards.ts")).homeCards;

export const askingPart = later(async () => (await loadCards()).OrdersToDecideCard, ["orders"]);

export const repeatPart = later(
  async () => (await loadCards()).HomeOrders,
  ["reorder", "orders", "products", "delivery", "preferences"],
  tallPlace,
);

export const arrivingPart = later(async () => (await loadCards()).OrderOnItsWayCard, ["reorder"]);

export const cutOffPart = later(async () => (await loadCards()).HomeCutOff, ["delivery"], cutOffPlace);

export const cartPart = later(async () => (await loadCards()).CartSummaryCard, ["cart", "products"]);

/** Fetches all cards at once, while the page itself is still being prepared. */
export function prefetchHomeParts(): void {
  for (const part of [repeatPart, cutOffPart, askingPart, arrivingPart, cartPart]) void part.prefetch();
}
