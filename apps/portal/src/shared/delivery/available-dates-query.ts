import { queryOptions } from "@tanstack/react-query";
import { decodeMoment } from "@vycep/contract/calendar/calendar.codec";
import type { AvailableDates } from "@vycep/contract/calendar/calendar.rest";
import { instantIn } from "@vycep/domain/kernel/local-moment";
import { METHODS, type ShippingMethod } from "@vycep/domain/transport/method";
import { callService } from "../api/rest.ts";
import { followServerTime } from "../clock.ts";
import { logWarning } from "../log.ts";
import { storage } from "../storage.ts";
import { waitFor } from "../wait-for.ts";

/** The wall clock of the brewery; Prague and Bratislava always agree (D15). */
const timeZone = "Europe/Prague";

/** What all answers of offered days have in their key. */
export const availableDatesKey = ["orders", "GetDeliveryAvailableDate"] as const;

/**
 * GET orders/GetDeliveryAvailableDate (REST-50, OP-68) of one ship-to and method. The key names both, so a late
 * answer never becomes another ship-to's dates. Every answer also sets the portal's clock (B1). Without a store
 * nothing is asked for (CALENDAR-32, 34, ERROR-61).
 */
export function availableDatesQuery(shipToId: string, method: ShippingMethod) {
  return queryOptions({
    queryKey: [...availableDatesKey, shipToId, method],
    queryFn: async ({ signal }): Promise<AvailableDates | null> => {
      const store = await waitFor(() => storage.read("store"), { tries: 10, everyMs: 100 });
      if (store === undefined) {
        logWarning("no store is known, so no delivery dates are asked for");
        return null;
      }
      const answer = await callService<AvailableDates>("general", "/orders/GetDeliveryAvailableDate", {
        signal,
        query: {
          shipmentId: method,
          shipTo: shipToId,
          store,
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
