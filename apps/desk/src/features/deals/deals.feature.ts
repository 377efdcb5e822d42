import type { DeskFeature } from "../../shared/feature.ts";
import { paths } from "../../shared/paths.ts";

const needs = { area: "prices", power: "see" } as const;
const texts = ["deal-desk", "order-desk", "audit", "audit-fields", "customer-roles", "list"] as const;

/** Promo leaflets, package deals, and the cart that tries them (DGOOD-03). */
export const dealsFeature: DeskFeature = {
  nav: [{ section: "goods", place: 25, title: "offers", icon: "news", path: paths.leaflets(), needs }],
  pages: [
    {
      path: paths.leaflets(),
      title: "offers",
      needs,
      texts: [...texts, "bulk"],
      screen: async () => (await import("./leaflets-screen.tsx")).leafletsScreen,
    },
    {
      path: paths.bundles(),
      title: "bundles",
      needs,
      texts: [...texts, "bulk"],
      screen: async () => (await import("./deals-screen.tsx")).dealsScreen,
    },
    {
      path: "/desk/deals/packages/$sku",
      title: "bundle",
      needs,
      texts,
      screen: async () => (await import("./deal-screen.tsx")).dealScreen,
    },
    {
      path: paths.trialCart(),
      title: "trialCart",
      needs,
      texts,
      screen: async () => (await import("./trial-screen.tsx")).trialScreen,
    },
  ],
};
