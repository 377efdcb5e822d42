import type { DeskFeature } from "../../shared/feature.ts";
import { paths } from "../../shared/paths.ts";

const needs = { area: "products", power: "see" } as const;

/** Limits of products per place and days (DGOOD-04). */
export const limitsFeature: DeskFeature = {
  nav: [
    {
      section: "goods",
      place: 30,
      title: "productLimits",
      icon: "pause",
      path: paths.productLimits(),
      needs,
    },
  ],
  pages: [
    {
      path: paths.productLimits(),
      title: "productLimits",
      needs,
      texts: ["limits-desk", "bulk"],
      screen: async () => (await import("./limits-screen.tsx")).limitsScreen,
    },
  ],
};
