import type { DeskFeature } from "../../shared/feature.ts";
import { paths } from "../../shared/paths.ts";

/** Terms of use with their versions (DCONF-03); the settings of the portal lead here. */
export const termsFeature: DeskFeature = {
  nav: [],
  pages: [
    {
      path: paths.terms(),
      title: "terms",
      needs: { area: "configuration", power: "see" },
      texts: ["portal-settings", "terms-desk"],
      screen: async () => (await import("./terms-screen.tsx")).termsScreen,
    },
  ],
};
