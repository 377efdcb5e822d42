import type { DeskFeature } from "../../shared/feature.ts";
import { paths } from "../../shared/paths.ts";

const needs = { area: "orders", power: "see" } as const;

/** The orders of all customers (DORD-01, DORD-02). */
export const ordersFeature: DeskFeature = {
  nav: [{ section: "sales", place: 10, title: "orders", icon: "list", path: paths.orders(), needs }],
  pages: [
    {
      path: paths.orders(),
      title: "orders",
      needs,
      texts: ["order-desk", "list", "printing"],
      screen: async () => (await import("./orders-screen.tsx")).ordersScreen,
    },
    {
      path: "/desk/orders/$number",
      title: "order",
      needs,
      texts: ["order-desk", "order-change", "handover", "on-behalf", "list", "printing"],
      screen: async () => (await import("./order-screen.tsx")).orderScreen,
    },
    {
      path: "/desk/shortages/$sku",
      title: "shortage",
      needs,
      texts: ["order-desk", "shortage"],
      screen: async () => (await import("./shortage/shortage-screen.tsx")).shortageScreen,
    },
  ],
  finders: [
    {
      id: "orders",
      title: "orders",
      icon: "list",
      needs,
      find: async (text, signal) => (await import("./find-orders.ts")).findOrders(text, signal),
    },
  ],
};
