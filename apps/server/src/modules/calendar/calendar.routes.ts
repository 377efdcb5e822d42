import { calendarDocs } from "@vycep/contract/calendar/calendar.docs";
import {
  availableDatesQuery,
  availableDatesSchema,
  changeNoticesQuery,
  changeNoticesSchema,
  cutOffTimesSchema,
} from "@vycep/contract/calendar/calendar.rest";
import type { Routes } from "../../platform/rest-scope.ts";
import { getCutOffTimes } from "./get-cut-off-times.ts";
import { getDeliveryAvailableDate } from "./get-delivery-available-date.ts";
import { getDeliveryExceptionNotifications } from "./get-delivery-exception-notifications.ts";

/** Parse, call, encode; nothing else happens here. */
export const calendarRoutes: Routes = (scope, deps, contextOf) => {
  scope.get(
    "/orders/GetDeliveryAvailableDate",
    {
      schema: { querystring: availableDatesQuery, response: { 200: availableDatesSchema } },
      config: { described: calendarDocs.GetDeliveryAvailableDate },
    },
    (request) => getDeliveryAvailableDate(deps, contextOf(request), request.query),
  );
  scope.get(
    "/orders/GetCutOffTimes",
    {
      schema: { response: { 200: cutOffTimesSchema } },
      config: { described: calendarDocs.GetCutOffTimes },
    },
    () => getCutOffTimes(deps),
  );
  scope.get(
    "/orders/GetDeliveryExceptionNotifications",
    {
      schema: { querystring: changeNoticesQuery, response: { 200: changeNoticesSchema } },
      config: { described: calendarDocs.GetDeliveryExceptionNotifications },
    },
    (request) => getDeliveryExceptionNotifications(deps, contextOf(request), request.query),
  );
};
