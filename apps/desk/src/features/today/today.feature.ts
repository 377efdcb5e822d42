import type { DeskFeature } from "../../shared/feature.ts";
import { paths } from "../../shared/paths.ts";

/** What needs somebody now (DTODAY-01). */
export const todayFeature: DeskFeature = {
  nav: [{ section: "top", place: 1, title: "today", icon: "home", path: paths.today() }],
  pages: [
    {
      path: paths.today(),
      title: "today",
      texts: ["today", "order-desk"],
      screen: async () => (await import("./today-screen.tsx")).todayScreen,
    },
  ],
};
