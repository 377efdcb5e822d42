import { availableDatesQuery, availableDatesSchema } from "@vycep/contract/calendar/calendar.rest";
import type { Routes } from "../../platform/rest-scope.ts";
import { getDeliveryAvailableDate } from "./get-delivery-available-date.ts";

/** Parse, call, encode; nothing else happens here. */
export const calendarRoutes: Routes = (scope, deps, contextOf) => {
  scope.get(
    "/orders/GetDeliveryAvailableDate",
    { schema: { querystring: availableDatesQuery, response: { 200: availableDatesSchema } } },
    (request) => getDeliveryAvailableDate(deps, contextOf(request), request.query),
  );
};
