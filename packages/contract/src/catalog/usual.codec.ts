/** What a place usually buys, as the list of products says it. */
import type { UsualGoods } from "@vycep/domain/catalog/usual-first";
import type { Sku } from "@vycep/domain/kernel/ids";

export function encodeUsual(
  sku: Sku,
  { times, deliveries, lastDay, lastBoxes, everyDays, chance }: UsualGoods,
) {
  return {
    sku,
    times,
    deliveries,
    last_quantity: lastBoxes,
    last_delivery_date: lastDay,
    every_days: everyDays,
    chance_percent: Math.round(chance * 100),
  };
}
