import { ordersDocs } from "@vycep/contract/orders/orders.docs";
import {
  codeListSchema,
  ordersAnswerSchema,
  ordersExportQuery,
  ordersQuery,
} from "@vycep/contract/orders/orders.rest";
import { sendExport } from "../../platform/list/export-file.ts";
import type { Routes } from "../../platform/rest-scope.ts";
import { getOrderStatus, orderStatus } from "./get-order-status.ts";
import { exportOrders } from "./history/export-orders.ts";
import { getOrders } from "./history/get-orders.ts";

/** REST of the order history: parse, call, encode. */
export const orderRoutes: Routes = (scope, deps, contextOf) => {
  scope.get(
    "/orders",
    {
      schema: { querystring: ordersQuery, response: { 200: ordersAnswerSchema } },
      config: { described: ordersDocs.orders },
    },
    (request) => getOrders(deps, contextOf(request), request.query),
  );
  scope.get(
    "/orders/export",
    { schema: { querystring: ordersExportQuery }, config: { described: ordersDocs.export } },
    async (request, reply) => {
      const { file, total } = await exportOrders(deps, contextOf(request), request.query);
      return sendExport(reply, file, total);
    },
  );
  scope.get(
    "/orders/GetOrderStatus",
    { schema: { response: { 200: codeListSchema } }, config: { described: ordersDocs.GetOrderStatus } },
    (request) => getOrderStatus(contextOf(request)),
  );
  scope.get(
    "/orderstatus",
    { schema: { response: { 200: codeListSchema } }, config: { described: ordersDocs.orderstatus } },
    (request) => orderStatus(contextOf(request)),
  );
};
