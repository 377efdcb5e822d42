import type { DeskFeature } from "../../shared/feature.ts";
import { paths } from "../../shared/paths.ts";

const needs = { area: "customers", power: "see" } as const;

/** The page that answers a telephone call (DCUST-04). */
export const callsFeature: DeskFeature = {
  nav: [{ section: "sales", place: 45, title: "calls", icon: "phone", path: paths.calls(), needs }],
  pages: [
    {
      path: paths.calls(),
      title: "calls",
      needs,
      texts: ["calls", "list", "customer-roles"],
      screen: async () => (await import("./calls-screen.tsx")).callsScreen,
    },
    {
      path: "/desk/calls/$id",
      title: "call",
      needs,
      texts: ["calls", "order-desk", "customer-roles"],
      screen: async () => (await import("./call-screen.tsx")).callScreen,
    },
  ],
};
