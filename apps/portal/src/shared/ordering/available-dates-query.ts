import { queryOptions } from "@tanstack/react-query";
import type { AvailableDates } from "@vycep/contract/calendar/calendar.rest";
import { METHODS, type ShippingMethod } from "@vycep/domain/transport/method";
import { callService } from "@vycep/shell/api/rest";
import { waitFor } from "@vycep/shell/clock/wait-for";
import { logWarning } from "@vycep/shell/log";
import { shellKeys } from "@vycep/shell/storage/shell-keys";
import { storage } from "@vycep/shell/storage/storage";

/** What all answers of offered days have in their key. */
export const availableDatesKey = ["orders", "GetDeliveryAvailableDate"] as const;

/**
 * GET orders/GetDeliveryAvailableDate (REST-50, OP-68) of one ship-to and method. The key names both, so a late
 * answer never becomes another ship-to's dates. Without a store
 * nothing is asked for (CALENDAR-32, 34, ERROR-61).
 */
export function availableDatesQuery(shipToId: string, method: ShippingMethod) {
  return queryOptions({
    queryKey: [...availableDatesKey, shipToId, method],
    queryFn: async ({ signal }): Promise<AvailableDates | null> => {
      const store = await waitFor(() => storage.read(shellKeys.store), { tries: 10, everyMs: 100 });
      if (store === undefined) {
        logWarning("no store is known, so no delivery dates are asked for");
        return null;
      }
      return callService<AvailableDates>("general", "/orders/GetDeliveryAvailableDate", {
        signal,
        query: {
          shipmentId: method,
          shipTo: shipToId,
          store,
          deliveryDateType: METHODS[method].dateType,
        },
      });
    },
    staleTime: 60_000,
  });
}
