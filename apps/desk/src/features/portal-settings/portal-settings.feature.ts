import type { DeskFeature } from "../../shared/feature.ts";
import { paths } from "../../shared/paths.ts";

const needs = { area: "configuration", power: "see" } as const;

/** What the portal is for the customers of a market (DCONF-01). */
export const portalSettingsFeature: DeskFeature = {
  nav: [
    {
      ...{ section: "administration", place: 10, title: "portalSettings", icon: "filter" },
      ...{ path: paths.portalSettings(), needs },
    },
  ],
  pages: [
    {
      path: paths.portalSettings(),
      title: "portalSettings",
      needs,
      texts: ["portal-settings", "calendar-desk", "order-desk", "portal-preview"],
      screen: async () => (await import("./portal-settings-screen.tsx")).portalSettingsScreen,
    },
  ],
};
