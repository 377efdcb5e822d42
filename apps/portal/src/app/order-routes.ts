import { paths } from "../shared/paths.ts";
import { further } from "./further.ts";
import type { RouteRow } from "./route-row.ts";

/** The pages of orders that were sent, and of those put aside. */
export const orderRoutes: readonly RouteRow[] = [
  {
    name: "cellar", // B12
    path: "/cellar",
    title: "cellar",
    layout: "bare",
    texts: ["cellar", "fast-entry"],
    screen: further("cellar"),
  },
  {
    name: "orders-history", // ROUTE-10
    path: "/orders/history",
    title: "orders",
    layout: "portal",
    texts: ["orders", "list", "claims"],
    screen: further("ordersHistory"),
  },
  {
    name: "order-detail", // ROUTE-47
    path: "/orders/history/$id",
    title: "orderDetail",
    above: [{ title: "orders", path: paths.orderHistory() }],
    layout: "portalWithoutOrderBar",
    texts: ["orders", "reorder", "products", "empties", "print", "claims"],
    screen: further("orderDetail"),
  },
  {
    name: "order-claim", // B2
    path: "/orders/history/$id/claim",
    title: "orderClaim",
    above: [{ title: "orders", path: paths.orderHistory() }],
    layout: "portalWithoutOrderBar",
    texts: ["claims", "tickets"],
    screen: further("claim"),
  },
  {
    name: "saved-orders", // ROUTE-11, ROUTE-12
    path: "/orders/saved",
    title: "savedOrders",
    layout: "portalWithoutOrderBar",
    texts: ["saved-orders", "orders", "reorder", "list", "products"],
    screen: further("savedOrders"),
  },
  {
    name: "saved-order-detail", // ROUTE-47
    path: "/orders/saved/$id",
    title: "savedOrderDetail",
    above: [{ title: "savedOrders", path: paths.savedOrders() }],
    layout: "portalWithoutOrderBar",
    texts: ["saved-orders", "orders", "reorder", "products"],
    screen: further("savedOrder"),
  },
  {
    name: "myDocuments", // ROUTE-17
    path: "/my-documents",
    title: "documents",
    layout: "portalWithoutOrderBar", // LAYOUT-13
    texts: ["documents", "list", "orders"],
    screen: further("documents"),
  },
  {
    name: "document-detail", // ROUTE-17
    path: "/my-documents/$id",
    title: "documentDetail",
    above: [{ title: "documents", path: paths.documents() }],
    layout: "portalWithoutOrderBar", // LAYOUT-13
    texts: ["documents", "claims"],
    screen: further("invoice"),
  },
];
