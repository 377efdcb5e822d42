import type { DeskFeature } from "../../shared/feature.ts";
import { paths } from "../../shared/paths.ts";

const needs = { area: "prices", power: "see" } as const;
const texts = ["price-desk", "list"] as const;

/** Prices: drafts, lists and one customer's price (DPRICE-01 to DPRICE-04). */
export const pricesFeature: DeskFeature = {
  nav: [{ section: "goods", place: 20, title: "prices", icon: "tag", path: paths.prices(), needs }],
  pages: [
    {
      path: paths.prices(),
      title: "prices",
      needs,
      texts,
      screen: async () => (await import("./drafts-screen.tsx")).draftsScreen,
    },
    {
      path: "/desk/prices/drafts/$draft",
      title: "priceDraft",
      needs,
      texts,
      screen: async () => (await import("./draft-screen.tsx")).draftScreen,
    },
    {
      path: paths.priceLists(),
      title: "priceLists",
      needs,
      texts,
      screen: async () => (await import("./lists-screen.tsx")).listsScreen,
    },
    {
      path: "/desk/prices/lists/$list",
      title: "priceList",
      needs,
      texts,
      screen: async () => (await import("./list-screen.tsx")).listScreen,
    },
    {
      path: paths.priceExplained(),
      title: "priceExplained",
      needs,
      texts,
      screen: async () => (await import("./explained-screen.tsx")).explainedScreen,
    },
  ],
  work: [
    {
      id: "prices-to-approve",
      noun: "prices",
      title: "pricesToApprove",
      icon: "tag",
      needs: { area: "prices", power: "approve" },
      href: `${paths.prices()}?state=waiting`,
      tone: "amber",
      find: async (signal) => (await import("./find-waiting-drafts.ts")).findToApprove(signal),
    },
    {
      id: "prices-returned",
      noun: "prices",
      title: "pricesReturned",
      icon: "tag",
      needs: { area: "prices", power: "change" },
      href: `${paths.prices()}?state=returned`,
      // What was to be published was not.
      tone: "red",
      find: async (signal) => (await import("./find-waiting-drafts.ts")).findReturned(signal),
    },
  ],
};
