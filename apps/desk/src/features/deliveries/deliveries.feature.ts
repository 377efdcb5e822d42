import type { DeskFeature } from "../../shared/feature.ts";
import { paths } from "../../shared/paths.ts";

const needs = { area: "deliveries", power: "see" } as const;

/** Deliveries: the days and their rounds, and who drives what (DDISP-01, DDISP-02, DDISP-05). */
export const deliveriesFeature: DeskFeature = {
  nav: [
    { section: "sales", place: 30, title: "deliveries", icon: "truck", path: paths.deliveries(), needs },
    { section: "operations", place: 30, title: "fleet", icon: "users", path: paths.fleet(), needs },
  ],
  pages: [
    {
      path: paths.deliveries(),
      title: "deliveries",
      needs,
      texts: ["rounds", "deliveries", "order-desk", "printing"],
      screen: async () => (await import("./board-screen.tsx")).boardScreen,
    },
    {
      path: paths.fleet(),
      title: "fleet",
      needs,
      texts: ["deliveries"],
      screen: async () => (await import("./fleet-screen.tsx")).fleetScreen,
    },
  ],
};
