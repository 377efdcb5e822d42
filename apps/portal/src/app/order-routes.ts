import { paths } from "../shared/paths.ts";
import type { RouteRow } from "./route-row.ts";

/** The pages of orders that were sent, and of those put aside. */
export const orderRoutes: readonly RouteRow[] = [
  {
    name: "orders-history", // ROUTE-10
    path: "/orders/history",
    title: "orders",
    layout: "portal",
    texts: ["orders", "list", "claims"],
    screen: () =>
      import("../screens/orders/orders-history-screen.tsx").then((file) => file.ordersHistoryScreen),
  },
  {
    name: "order-detail", // ROUTE-47
    path: "/orders/history/$id",
    title: "orderDetail",
    above: [{ title: "orders", path: paths.orderHistory() }],
    layout: "portalWithoutOrderBar",
    texts: ["orders", "reorder", "products", "empties", "print", "claims"],
    screen: () => import("../screens/orders/order-detail-screen.tsx").then((file) => file.orderDetailScreen),
  },
  {
    name: "order-claim", // B2
    path: "/orders/history/$id/claim",
    title: "orderClaim",
    above: [{ title: "orders", path: paths.orderHistory() }],
    layout: "portalWithoutOrderBar",
    texts: ["claims", "tickets"],
    screen: () => import("../screens/claims/claim-screen.tsx").then((file) => file.claimScreen),
  },
  {
    name: "saved-orders", // ROUTE-11, ROUTE-12
    path: "/orders/saved",
    title: "savedOrders",
    layout: "portalWithoutOrderBar",
    texts: ["saved-orders", "orders", "reorder", "list", "products"],
    screen: () => import("../screens/orders/saved-orders-screen.tsx").then((file) => file.savedOrdersScreen),
  },
  {
    name: "saved-order-detail", // ROUTE-47
    path: "/orders/saved/$id",
    title: "savedOrderDetail",
    above: [{ title: "savedOrders", path: paths.savedOrders() }],
    layout: "portalWithoutOrderBar",
    texts: ["saved-orders", "orders", "reorder", "products"],
    screen: () => import("../screens/orders/saved-order-screen.tsx").then((file) => file.savedOrderScreen),
  },
  {
    name: "myDocuments", // ROUTE-17
    path: "/my-documents",
    title: "documents",
    layout: "portalWithoutOrderBar", // LAYOUT-13
    texts: ["documents", "list", "orders"],
    screen: () => import("../screens/documents/documents-screen.tsx").then((file) => file.documentsScreen),
  },
  {
    name: "document-detail", // ROUTE-17
    path: "/my-documents/$id",
    title: "documentDetail",
    above: [{ title: "documents", path: paths.documents() }],
    layout: "portalWithoutOrderBar", // LAYOUT-13
    texts: ["documents"],
    screen: () => import("../screens/documents/invoice-screen.tsx").then((file) => file.invoiceScreen),
  },
];
