import type { DeskFeature } from "../../shared/feature.ts";
import { paths } from "../../shared/paths.ts";

const needs = { area: "papers", power: "change" } as const;

/** Payments and statements of the bank (DDOC-02). */
export const paymentsFeature: DeskFeature = {
  nav: [{ section: "finance", place: 20, title: "payments", icon: "wallet", path: paths.payments(), needs }],
  pages: [
    {
      path: paths.payments(),
      title: "payments",
      needs,
      texts: ["payments"],
      screen: async () => (await import("./statements-screen.tsx")).statementsScreen,
    },
    {
      path: "/desk/payments/$statement",
      title: "bankStatement",
      needs,
      texts: ["payments"],
      screen: async () => (await import("./statement-screen.tsx")).statementScreen,
    },
  ],
  work: [
    {
      id: "payments-to-decide",
      noun: "payments",
      title: "paymentsToDecide",
      icon: "wallet",
      needs,
      href: paths.payments(),
      tone: "amber",
      find: async (signal) => (await import("./find-waiting.ts")).findWaiting(signal),
    },
  ],
};
