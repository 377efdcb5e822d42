import type { DeskFeature } from "../../shared/feature.ts";
import { paths } from "../../shared/paths.ts";

const needs = { area: "content", power: "see" } as const;
const texts = ["content-desk", "audit", "audit-fields", "customer-roles", "list"] as const;

/** What the brewery tells its customers (DCONT-01, DCONT-03). */
export const contentFeature: DeskFeature = {
  nav: [{ section: "words", place: 10, title: "contents", icon: "news", path: paths.contents(), needs }],
  work: [
    {
      id: "content-planned",
      noun: "contents",
      title: "contentToPublish",
      icon: "news",
      needs,
      href: `${paths.contents()}?view=planned`,
      tone: "muted",
      find: async (signal) => (await import("./find-planned.ts")).findPlanned(signal),
    },
  ],
  pages: [
    {
      path: paths.contents(),
      title: "contents",
      needs,
      texts: [...texts, "bulk"],
      screen: async () => (await import("./contents-screen.tsx")).contentsScreen,
    },
    {
      path: "/desk/content/new",
      title: "newContent",
      needs: { area: "content", power: "change" },
      texts: [...texts, "uploads"],
      screen: async () => (await import("./content-screen.tsx")).newContentScreen,
    },
    {
      path: "/desk/content/$kind/$key",
      title: "contentRecord",
      needs,
      texts: [...texts, "portal-preview", "uploads"],
      screen: async () => (await import("./content-screen.tsx")).contentScreen,
    },
  ],
};
