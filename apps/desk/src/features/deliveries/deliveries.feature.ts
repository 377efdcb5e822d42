import type { DeskFeature } from "../../shared/feature.ts";
import { paths } from "../../shared/paths.ts";

const needs = { area: "deliveries", power: "see" } as const;

/** Deliveries: who drives, and what (DDISP-05). */
export const deliveriesFeature: DeskFeature = {
  nav: [{ section: "operations", place: 30, title: "fleet", icon: "truck", path: paths.fleet(), needs }],
  pages: [
    {
      path: paths.fleet(),
      title: "fleet",
      needs,
      texts: ["deliveries"],
      screen: async () => (await import("./fleet-screen.tsx")).fleetScreen,
    },
  ],
};
