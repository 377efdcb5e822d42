import { queryOptions } from "@tanstack/react-query";
import type { ShipToAnswer } from "@vycep/contract/ship-to/ship-to.rest";
import { callService } from "@vycep/shell/api/rest";

/** GET shiptos/GetShipToBySapId/{id} (REST-09, SHIPTO-07): the place, what is offered there, and how much fits. */
export function shipToQuery(shipToId: string) {
  return queryOptions({
    queryKey: ["shiptos", "GetShipToBySapId", shipToId],
    queryFn: ({ signal }) =>
      callService<ShipToAnswer>("customerData", `/shiptos/GetShipToBySapId/${encodeURIComponent(shipToId)}`, {
        signal,
      }),
    staleTime: 5 * 60_000,
  });
}
