import type { DeskFeature } from "../../shared/feature.ts";
import { paths } from "../../shared/paths.ts";

const needs = { area: "papers", power: "see" } as const;

/** Papers of all customers (DDOC-01) and their contracts (DDOC-03). */
export const papersFeature: DeskFeature = {
  nav: [{ section: "finance", place: 10, title: "papers", icon: "document", path: paths.papers(), needs }],
  work: [
    {
      id: "invoices-overdue",
      noun: "papers",
      title: "invoicesOverdue",
      icon: "receipt",
      needs,
      href: `${paths.papers()}?tab=invoices&standing=overdue`,
      tone: "muted",
      find: async (signal) => (await import("./find-overdue.ts")).findOverdue(signal),
    },
  ],
  pages: [
    {
      path: paths.papers(),
      title: "papers",
      needs,
      texts: ["paper-desk", "filing", "bulk"],
      screen: async () => (await import("./papers-screen.tsx")).papersScreen,
    },
    {
      path: paths.paperUploads(),
      title: "papers",
      needs: { area: "papers", power: "change" },
      texts: ["filing", "uploads"],
      screen: async () => (await import("./filing/filing-screen.tsx")).filingScreen,
    },
    {
      path: paths.contracts(),
      title: "papers",
      needs,
      texts: ["paper-desk"],
      screen: async () => (await import("./contracts-screen.tsx")).contractsScreen,
    },
  ],
};
