import type { DeskFeature } from "../../shared/feature.ts";
import { paths } from "../../shared/paths.ts";

const needs = { area: "calendar", power: "see" } as const;

/** The calendar: what changes about deliveries, and whom it touches (DCAL-02). */
export const calendarFeature: DeskFeature = {
  nav: [
    { section: "operations", place: 10, title: "calendar", icon: "calendar", path: paths.calendar(), needs },
  ],
  pages: [
    {
      path: paths.calendar(),
      title: "calendar",
      needs,
      texts: ["calendar-desk"],
      screen: async () => (await import("./calendar-screen.tsx")).calendarScreen,
    },
    {
      path: paths.newDeliveryChange(),
      title: "newDeliveryChange",
      needs: { area: "calendar", power: "change" },
      texts: ["calendar-desk", "order-desk"],
      screen: async () => (await import("./new-change-screen.tsx")).newChangeScreen,
    },
    {
      path: paths.holidays(),
      title: "holidays",
      needs,
      texts: ["calendar-desk", "holidays"],
      screen: async () => (await import("./holidays-screen.tsx")).holidaysScreen,
    },
    {
      path: paths.leadTimes(),
      title: "leadTimes",
      needs,
      texts: ["calendar-desk", "order-desk"],
      screen: async () => (await import("./lead-times-screen.tsx")).leadTimesScreen,
    },
    {
      path: "/desk/calendar/$change",
      title: "deliveryChange",
      needs,
      texts: ["calendar-desk", "order-desk"],
      screen: async () => (await import("./change-screen.tsx")).changeScreen,
    },
  ],
};
