import { queryOptions } from "@tanstack/react-query";
import { decodeMoment } from "@vycep/contract/calendar/calendar.codec";
import type { AvailableDates } from "@vycep/contract/calendar/calendar.rest";
import { instantIn } from "@vycep/domain/kernel/local-moment";
import { METHODS, type ShippingMethod } from "@vycep/domain/transport/method";
import { callService } from "../api/rest.ts";
import { followServerTime } from "../clock.ts";
import { storage } from "../storage.ts";

/** The wall clock of the brewery; Prague and Bratislava always agree (D15). */
const timeZone = "Europe/Prague";

/**
 * GET orders/GetDeliveryAvailableDate (REST-50, OP-68) of one ship-to and method. The key names both, so a late
 * answer never becomes another ship-to's dates. Every answer also sets the portal's clock (B1).
 */
export function availableDatesQuery(shipToId: string, method: ShippingMethod) {
  return queryOptions({
    queryKey: ["orders", "GetDeliveryAvailableDate", shipToId, method],
    queryFn: async ({ signal }) => {
      const answer = await callService<AvailableDates>("general", "/orders/GetDeliveryAvailableDate", {
        signal,
        query: {
          shipmentId: method,
          shipTo: shipToId,
          store: storage.read("store"),
          deliveryDateType: METHODS[method].dateType,
        },
      });
      const told = decodeMoment(answer.serverTime);
      if (told !== undefined) followServerTime(new Date(instantIn(told, timeZone)).toISOString());
      return answer;
    },
    staleTime: 60_000,
  });
}
