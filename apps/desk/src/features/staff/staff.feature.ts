import type { DeskFeature } from "../../shared/feature.ts";
import { paths } from "../../shared/paths.ts";

const needs = { area: "staff", power: "see" } as const;

/** The brewery's own people (DSIGN-08). */
export const staffFeature: DeskFeature = {
  nav: [{ section: "administration", place: 30, title: "staff", icon: "user", path: paths.staff(), needs }],
  pages: [
    {
      path: paths.staff(),
      title: "staff",
      needs,
      texts: ["staff", "bulk"],
      screen: async () => (await import("./staff-screen.tsx")).staffScreen,
    },
  ],
};
