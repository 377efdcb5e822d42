import { ordersDocs } from "@vycep/contract/orders/orders.docs";
import { methodListSchema } from "@vycep/contract/orders/orders.rest";
import type { Routes } from "../../platform/rest-scope.ts";
import { getOrderTypes } from "./get-order-types.ts";

/** Parse, call, encode; nothing else happens here. */
export const transportRoutes: Routes = (scope, _deps, contextOf) => {
  scope.get(
    "/ordertypes",
    { schema: { response: { 200: methodListSchema } }, config: { described: ordersDocs.ordertypes } },
    (request) => getOrderTypes(contextOf(request)),
  );
};
