import type { DeskFeature } from "../../shared/feature.ts";
import { paths } from "../../shared/paths.ts";

const needs = { area: "products", power: "see" } as const;

/** Deposits of empties, dated (DGOOD-01). */
export const depositsFeature: DeskFeature = {
  nav: [
    {
      section: "goods",
      place: 35,
      title: "emptiesDeposits",
      icon: "keg",
      path: paths.emptiesDeposits(),
      needs,
    },
  ],
  pages: [
    {
      path: paths.emptiesDeposits(),
      title: "emptiesDeposits",
      needs,
      texts: ["deposits-desk"],
      screen: async () => (await import("./deposits-screen.tsx")).depositsScreen,
    },
  ],
};
