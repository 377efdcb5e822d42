import { nextOfferedDay } from "@vycep/domain/calendar/delivery-day";
import type { CartFacts } from "@vycep/domain/cart/quote";
import type { Sku } from "@vycep/domain/kernel/ids";
import { addDays, type LocalMoment } from "@vycep/domain/kernel/local-moment";
import type { LastPriceUpdate } from "@vycep/domain/pricing/price-update";
import type { ShipTo } from "../../ship-to/ship-to.facts.ts";
import type { FullCart } from "../cart.repo.ts";
import { lastUpdateOf } from "../cart-pricing.ts";

type Facts = {
  readonly now: LocalMoment;
  readonly shipTo: () => Promise<ShipTo>;
  readonly factsFor: (skus: readonly Sku[]) => Promise<CartFacts>;
};

/** How the last price update of a cart ended, with the day to take where the chosen one is over (OP-22). */
export async function lastPriceUpdate(facts: Facts, cart: FullCart): Promise<LastPriceUpdate | undefined> {
  const update = lastUpdateOf(cart, (await facts.shipTo()).payer.paymentMethod);
  if (!update) return undefined;
  if (update.kind !== "delivery-date-expired" || cart.deliveryDate === null) return { update, nextDay: null };
  const { calendar } = await facts.factsFor([]);
  const after = addDays(cart.deliveryDate, 1);
  return { update, nextDay: (calendar && nextOfferedDay(calendar, facts.now, after)?.day) ?? null };
}
