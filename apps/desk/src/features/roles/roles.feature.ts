import type { DeskFeature } from "../../shared/feature.ts";
import { paths } from "../../shared/paths.ts";

const needs = { area: "configuration", power: "see" } as const;

/** What the roles of customers open (DCONF-02). */
export const rolesFeature: DeskFeature = {
  nav: [
    {
      ...{ section: "administration", place: 20, title: "customerRoles", icon: "lock" },
      ...{ path: paths.roleTable(), needs },
    },
  ],
  pages: [
    {
      path: paths.roleTable(),
      title: "customerRoles",
      needs,
      texts: ["role-table", "portal-preview", "customer-roles"],
      screen: async () => (await import("./roles-screen.tsx")).rolesScreen,
    },
  ],
};
