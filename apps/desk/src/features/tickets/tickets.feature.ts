import type { DeskFeature } from "../../shared/feature.ts";
import { paths } from "../../shared/paths.ts";

const needs = { area: "tickets", power: "see" } as const;

/** What customers ask, and what is said to them (DTICK-01). */
export const ticketsFeature: DeskFeature = {
  nav: [
    {
      ...{ section: "sales", place: 30, title: "tickets", icon: "headset", path: paths.tickets(), needs },
      work: ["tickets"],
    },
  ],
  pages: [
    {
      path: paths.tickets(),
      title: "tickets",
      needs,
      texts: ["ticket-desk", "list", "bulk"],
      screen: async () => (await import("./tickets-screen.tsx")).ticketsScreen,
    },
    {
      path: paths.ticketTargets(),
      title: "ticketTargets",
      needs,
      texts: ["ticket-times", "ticket-desk"],
      screen: async () => (await import("./times/targets-screen.tsx")).targetsScreen,
    },
    {
      path: paths.ticketTemplates(),
      title: "ticketTemplates",
      needs,
      texts: ["ticket-templates"],
      screen: async () => (await import("./templates/templates-screen.tsx")).templatesScreen,
    },
    {
      path: "/desk/tickets/$number",
      title: "ticket",
      needs,
      texts: ["ticket-desk", "claim-desk", "ticket-templates"],
      screen: async () => (await import("./ticket-screen.tsx")).ticketScreen,
    },
  ],
  work: [
    {
      id: "tickets",
      noun: "tickets",
      title: "ticketsWait",
      icon: "headset",
      needs,
      href: paths.tickets(),
      tone: "amber",
      find: async (signal) => (await import("./find-waiting.ts")).findWaiting(signal),
    },
    {
      id: "credits",
      noun: "tickets",
      title: "creditsToApprove",
      icon: "receipt",
      needs: { area: "papers", power: "approve" },
      href: `${paths.tickets()}?view=credits`,
      tone: "amber",
      find: async (signal) => (await import("./find-credits.ts")).findCredits(signal),
    },
  ],
  finders: [
    {
      id: "tickets",
      title: "tickets",
      icon: "headset",
      needs,
      find: async (text, signal) => (await import("./find-by-text.ts")).findByText(text, signal),
    },
  ],
};
