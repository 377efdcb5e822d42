import { encodeAvailableDates } from "@vycep/contract/calendar/calendar.codec";
import type { AvailableDates, AvailableDatesQuery } from "@vycep/contract/calendar/calendar.rest";
import { availableDates } from "@vycep/domain/calendar/available-dates";
import { marketOfStore } from "@vycep/domain/market/store-code";
import { METHODS, parseShippingMethod, type ShippingMethod } from "@vycep/domain/transport/method";
import { offeredMethods } from "@vycep/domain/transport/offer";
import { calendarMessages } from "@vycep/words/calendar/answers";
import { say } from "@vycep/words/engine/sentence";
import type { Deps } from "../../platform/deps.ts";
import { AppError, badInput } from "../../platform/errors.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { orderingPlace, placeRefused } from "../access/access.facts.ts";
import { placeInStore } from "./calendar.facts.ts";

/**
 * The days on which a place can be delivered by a method when ordering now, each with its last moment to order
 * (REST-50, CALENDAR-01…24). The days come from domain/calendar, by the server's clock (D15). The store names whose
 * holidays are shown beside the place's own (CALENDAR-20), and a type of dates must be that of the method (OP-68).
 */
export async function getDeliveryAvailableDate(
  deps: Deps,
  context: RequestContext,
  query: AvailableDatesQuery,
): Promise<AvailableDates> {
  const actor = await context.actor();
  const method = methodOf(query);
  const place = orderingPlace(actor, query.shipTo);
  if (!place.ok) throw placeRefused(place.refusal.kind, context.language);
  const now = deps.clock.now();
  const storeMarket = query.store === undefined ? undefined : marketOfStore(query.store);
  const found = await placeInStore(deps.db, place.value.shipToId, { today: now.date, storeMarket });
  if (!found) throw placeRefused("ship-to-unknown", context.language);
  const { shipTo, calendar } = found;
  if (!offeredMethods(shipTo.facts).includes(method)) throw notOffered(context);

  const facts = calendar.factsFor(method);
  return encodeAvailableDates({
    ...availableDates(facts, now),
    facts,
    now,
    holidays: calendar.holidays.filter(({ isDayOff }) => isDayOff),
  });
}

function methodOf({ shipmentId, deliveryDateType: type }: AvailableDatesQuery): ShippingMethod {
  const method = parseShippingMethod(shipmentId);
  if (method === undefined) {
    throw badInput("invalid-input", "shipmentId is no shipping method.", [
      { path: "shipmentId", code: "invalid" },
    ]);
  }
  const { dateType } = METHODS[method];
  if (type !== undefined && type !== dateType) {
    throw badInput("invalid-input", `The dates of ${shipmentId} are of the type ${dateType}.`, [
      { path: "deliveryDateType", code: "invalid" },
    ]);
  }
  return method;
}

function notOffered({ language }: RequestContext): AppError {
  const code = "method-not-offered";
  return new AppError("conflict", { code, message: say(calendarMessages[code], language) });
}
