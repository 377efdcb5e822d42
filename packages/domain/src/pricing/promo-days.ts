import type { LocalDate } from "../kernel/local-moment.ts";
import type { Minor } from "../kernel/money.ts";
import type { PromoLeaflet } from "./promo-price.ts";

/** A leaflet as far as it says which deliveries are cheaper. */
export type PromoSpan = Pick<PromoLeaflet, "name" | "promoMinor" | "validFrom" | "validTo">;

/** A day of delivery and what a box costs then; without a leaflet it is the customer's own price. */
export type PricedDay = { readonly day: LocalDate; readonly minor: Minor; readonly leaflet?: PromoSpan };

/**
 * What a box costs by each day of delivery (PROMO-02: the delivery date decides). A leaflet that is not below the own
 * price changes nothing.
 *
 * @example pricedDays([], [toLocalDate("2026-11-23")], 153_745) // [{ day: "2026-11-23", minor: 153_745 }]
 */
export function pricedDays(
  leaflets: readonly PromoSpan[],
  days: readonly LocalDate[],
  ownMinor: Minor,
): readonly PricedDay[] {
  return days.map((day) => {
    const leaflet = leaflets.find(
      ({ validFrom, validTo, promoMinor }) => validFrom <= day && day <= validTo && promoMinor < ownMinor,
    );
    return leaflet ? { day, minor: leaflet.promoMinor, leaflet } : { day, minor: ownMinor };
  });
}

/**
 * A few days that show what the date changes: the next ones, the chosen one, and the first whose price is another than
 * that of the chosen day, if there is one. In the order of the calendar.
 *
 * @example daysToShow([{ day: toLocalDate("2026-11-23"), minor: 100 }], undefined, 5).length // 1
 */
export function daysToShow(
  priced: readonly PricedDay[],
  chosen: LocalDate | undefined,
  most: number,
): readonly PricedDay[] {
  const now = priced.find(({ day }) => day === chosen) ?? priced[0];
  const other = priced.find(({ day, minor }) => now && day > now.day && minor !== now.minor);
  const must = [now, other].filter((one) => one !== undefined);
  const rest = priced.filter((one) => !must.includes(one));
  const shown = new Set([...must, ...rest].slice(0, most));
  return priced.filter((one) => shown.has(one));
}
