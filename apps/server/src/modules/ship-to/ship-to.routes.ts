import { shipToIdParams, shipToSchema } from "@vycep/contract/ship-to/ship-to.rest";
import type { Routes } from "../../platform/rest-scope.ts";
import { getShipToBySapId, type ShipToDeps } from "./get-ship-to-by-sap-id.ts";

/** Parse, call, encode; nothing else happens here. */
export function shipToRoutes(needs: Pick<ShipToDeps, "capacityRules">): Routes {
  return (scope, deps, contextOf) => {
    scope.get(
      "/shiptos/GetShipToBySapId/:id",
      { schema: { params: shipToIdParams, response: { 200: shipToSchema } } },
      (request) => getShipToBySapId({ ...deps, ...needs }, contextOf(request), request.params.id),
    );
  };
}
