import type { DeskFeature } from "../../shared/feature.ts";
import { paths } from "../../shared/paths.ts";

const needs = { area: "calendar", power: "see" } as const;

/** How much an order must and may carry (DCAL-04). */
export const capacityFeature: DeskFeature = {
  nav: [
    { section: "operations", place: 15, title: "capacity", icon: "pallet", path: paths.capacity(), needs },
  ],
  pages: [
    {
      path: paths.capacity(),
      title: "capacity",
      needs,
      texts: ["capacity-desk", "order-desk", "cart", "products"],
      screen: async () => (await import("./capacity-screen.tsx")).capacityScreen,
    },
  ],
};
