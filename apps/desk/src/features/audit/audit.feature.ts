import type { DeskFeature } from "../../shared/feature.ts";
import { paths } from "../../shared/paths.ts";

const needs = { area: "audit", power: "see" } as const;

/** What was done, by whom and from where (DAUD-01). */
export const auditFeature: DeskFeature = {
  nav: [{ section: "administration", place: 40, title: "audit", icon: "eye", path: paths.audit(), needs }],
  pages: [
    {
      path: paths.audit(),
      title: "audit",
      needs,
      texts: ["audit", "audit-fields", "customer-roles", "list"],
      screen: async () => (await import("./audit-screen.tsx")).auditScreen,
    },
  ],
};
