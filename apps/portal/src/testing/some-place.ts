import { encodeAvailableDates } from "@vycep/contract/calendar/calendar.codec";
import type { AvailableDates } from "@vycep/contract/calendar/calendar.rest";
import type { ShipToAnswer } from "@vycep/contract/ship-to/ship-to.rest";
import { availableDates } from "@vycep/domain/calendar/available-dates";
import type { CalendarFacts } from "@vycep/domain/calendar/delivery-day";
import { type LocalMoment, toLocalDate } from "@vycep/domain/kernel/local-moment";
import type { ShippingMethod } from "@vycep/domain/transport/method";

/** Friday, 20 November 2026, 9:41 in Prague: every test of a page begins then. */
export const FRIDAY: LocalMoment = { date: toLocalDate("2026-11-20"), minutes: 581 };

/** A Czech pub to which a van and a truck go; a test says what matters to it. */
export function somePlace(said: Partial<ShipToAnswer> = {}): ShipToAnswer {
  const place: ShipToAnswer = {
    shiptosapid: "500101",
    name: "Restaurace U Modré hvězdy",
    street: "Sladovnická 12",
    city: "Lipovrch",
    zipcode: "549 01",
    country: "CZE",
    companyId: "C1",
    companyName: "Hostince Modrá hvězda s.r.o.",
    market: "CZ",
    currency: "CZK",
    customerType: "POS",
    status: "APPROVED",
    deliveryWindow: "7:00-11:00",
    isTankEnabled: false,
    isUnfilteredEnabled: false,
    records: [],
    tankDays: [],
    unfilteredDays: [],
    offeredMethods: ["selfpickup_selfpickup", "flatrate_flatrate"],
    capacityRules: [],
  };
  return { ...place, ...said };
}

/** Trucks come on Wednesdays, everything else on Mondays and Thursdays. */
export function someCalendar(method: ShippingMethod, said: Partial<CalendarFacts> = {}): CalendarFacts {
  return {
    method,
    scheduledWeekdays: method === "flatrate_flatrate" ? [3] : [1, 4],
    addedWeekdays: [],
    holidays: { years: [2026, 2027], daysOff: [] },
    leadTimes: [],
    unavailableDates: [],
    exceptions: [],
    ...said,
  };
}

/** The days that the domain offers by such a calendar. */
export function someDates(
  method: ShippingMethod,
  said: Partial<CalendarFacts> = {},
  now: LocalMoment = FRIDAY,
): AvailableDates {
  const facts = someCalendar(method, said);
  return encodeAvailableDates({ facts, ...availableDates(facts, now), holidays: [], now });
}
