import { payersDocs as docs } from "@vycep/contract/ship-to/payers.docs";
import {
  companyIdParams,
  payerSchema,
  payersQuery,
  payersSchema,
  soldToSchema,
} from "@vycep/contract/ship-to/payers.rest";
import { shipToDocs } from "@vycep/contract/ship-to/ship-to.docs";
import { shipToIdParams, shipToSchema } from "@vycep/contract/ship-to/ship-to.rest";
import type { Routes } from "../../platform/rest-scope.ts";
import { getPayer, getPayers } from "./get-payers.ts";
import { getShipToBySapId, type ShipToDeps } from "./get-ship-to-by-sap-id.ts";
import { getSoldTo } from "./get-sold-to.ts";

/** Parse, call, encode; nothing else happens here. */
export function shipToRoutes(needs: Pick<ShipToDeps, "capacityRules">): Routes {
  return (scope, deps, contextOf) => {
    scope.get(
      "/shiptos/GetShipToBySapId/:id",
      {
        schema: { params: shipToIdParams, response: { 200: shipToSchema } },
        config: { described: shipToDocs.GetShipToBySapId },
      },
      (request) => getShipToBySapId({ ...deps, ...needs }, contextOf(request), request.params.id),
    );
    scope.get(
      "/payers",
      {
        schema: { querystring: payersQuery, response: { 200: payersSchema } },
        config: { described: docs.payers },
      },
      (request) => getPayers(deps, contextOf(request), request.query),
    );
    scope.get(
      "/payers/:id",
      {
        schema: { params: companyIdParams, response: { 200: payerSchema } },
        config: { described: docs.payer },
      },
      (request) => getPayer(deps, contextOf(request), request.params.id),
    );
    scope.get(
      "/soldtos/:id",
      {
        schema: { params: companyIdParams, response: { 200: soldToSchema } },
        config: { described: docs.soldto },
      },
      (request) => getSoldTo(deps, contextOf(request), request.params.id),
    );
  };
}
