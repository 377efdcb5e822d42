import type { DeskFeature } from "../../shared/feature.ts";
import { paths } from "../../shared/paths.ts";

/** Brand and contacts (DCONF-04); the settings of the portal lead here. */
export const brandFeature: DeskFeature = {
  nav: [],
  pages: [
    {
      path: paths.brand(),
      title: "brand",
      needs: { area: "configuration", power: "see" },
      texts: ["portal-settings", "brand-desk"],
      screen: async () => (await import("./brand-screen.tsx")).brandScreen,
    },
  ],
};
