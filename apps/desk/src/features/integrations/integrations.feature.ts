import type { DeskFeature, DeskPage } from "../../shared/feature.ts";
import { paths } from "../../shared/paths.ts";

const needs = { area: "configuration", power: "see" } as const;

/** All pages come in one file, so that whoever looks at one goes on to the others without waiting. */
const page = (
  path: string,
  screen: keyof typeof import("./all-pages-screen.tsx").screens,
  ...texts: DeskPage["texts"]
): DeskPage => ({
  ...{ path, title: "integrations", needs, texts: ["integrations", ...texts] },
  screen: async () => (await import("./all-pages-screen.tsx")).screens[screen],
});

/** What the brewery is connected to (DINT-01), keys and webhooks (DINT-02), and files that are brought in (DINT-03), everything taken along (DINT-04). */
export const integrationsFeature: DeskFeature = {
  nav: [
    {
      section: "operations",
      place: 30,
      title: "integrations",
      icon: "repeat",
      path: paths.integrations(),
      needs,
      work: ["integrations-waiting", "erp-refused"],
    },
  ],
  pages: [
    page(paths.integrations(), "integrationsScreen", "list"),
    page(paths.keys(), "keysScreen", "imports"),
    page(paths.imports(), "importsScreen", "imports"),
    {
      ...page(paths.exports(), "exportsScreen", "exports"),
      needs: { area: "staff", power: "change" },
    },
    page("/desk/integrations/imports/$import", "importScreen", "imports"),
  ],
  work: [
    {
      id: "integrations-waiting",
      noun: "integrations",
      title: "integrationsWait",
      icon: "repeat",
      needs,
      href: paths.integrations(),
      tone: "red",
      find: async (signal) => (await import("./find-work.ts")).findWaiting(signal),
    },
    {
      id: "erp-refused",
      noun: "integrations",
      title: "erpRefused",
      icon: "repeat",
      needs,
      href: paths.integrations(),
      tone: "red",
      find: async (signal) => (await import("./find-work.ts")).findRefused(signal),
    },
  ],
};
