import type { DeskFeature, WorkItem } from "../../shared/feature.ts";
import { paths } from "../../shared/paths.ts";
import type { OrderView } from "./orders-address.ts";

const needs = { area: "orders", power: "see" } as const;

/** A view of the list, as what waits for somebody. */
function work({
  view,
  ...line
}: Pick<WorkItem, "id" | "title" | "icon" | "tone"> & { readonly view: OrderView }): WorkItem {
  return {
    ...line,
    ...{ noun: "orders", needs, href: `${paths.orders()}?view=${view}` },
    find: async (signal) => (await import("./find-work.ts")).findWork(view, signal),
  };
}

/** The orders of all customers (DORD-01, DORD-02). */
export const ordersFeature: DeskFeature = {
  nav: [
    {
      ...{ section: "sales", place: 10, title: "orders", icon: "list", path: paths.orders(), needs },
      work: ["orders-to-confirm"],
    },
  ],
  pages: [
    {
      path: paths.orders(),
      title: "orders",
      needs,
      texts: ["order-desk", "order-views", "list", "printing"],
      screen: async () => (await import("./orders-screen.tsx")).ordersScreen,
    },
    {
      path: "/desk/orders/$number",
      title: "order",
      needs,
      texts: [
        "order-desk",
        "order-views",
        "order-change",
        "handover",
        "on-behalf",
        "claim-desk",
        "list",
        "printing",
      ],
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
  work: [
    work({ id: "orders-to-confirm", title: "ordersToConfirm", icon: "list", view: "confirm", tone: "amber" }),
    work({ id: "orders-refused", title: "ordersRefused", icon: "error", view: "refused", tone: "red" }),
    work({ id: "provisional", title: "provisionalPrices", icon: "tag", view: "provisional", tone: "muted" }),
    work({ id: "short", title: "shortDeliveries", icon: "truck", view: "short", tone: "muted" }),
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
