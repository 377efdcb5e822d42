import type { DeskFeature } from "../../shared/feature.ts";
import { paths } from "../../shared/paths.ts";

const needs = { area: "configuration", power: "see" } as const;

/** What the brewery is connected to (DINT-01). */
export const integrationsFeature: DeskFeature = {
  nav: [
    {
      section: "operations",
      place: 30,
      title: "integrations",
      icon: "repeat",
      path: paths.integrations(),
      needs,
    },
  ],
  pages: [
    {
      path: paths.integrations(),
      title: "integrations",
      needs,
      texts: ["integrations", "list"],
      screen: async () => (await import("./all-pages-screen.tsx")).integrationsScreen,
    },
    {
      path: paths.imports(),
      title: "integrations",
      needs,
      texts: ["integrations", "imports"],
      screen: async () => (await import("./all-pages-screen.tsx")).importsScreen,
    },
    {
      path: "/desk/integrations/imports/$import",
      title: "integrations",
      needs,
      texts: ["integrations", "imports"],
      screen: async () => (await import("./all-pages-screen.tsx")).importScreen,
    },
  ],
  work: [
    {
      id: "erp-refused",
      title: "erpRefused",
      icon: "repeat",
      needs,
      href: paths.integrations(),
      tone: "red",
      find: async (signal) => (await import("./find-refused.ts")).findRefused(signal),
    },
  ],
};
