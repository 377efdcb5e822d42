import type { DeskFeature } from "../../shared/feature.ts";
import { paths } from "../../shared/paths.ts";

const needs = { area: "content", power: "see" } as const;

/** Materials for customers (DCONT-02). */
export const materialsFeature: DeskFeature = {
  nav: [{ section: "words", place: 20, title: "materials", icon: "image", path: paths.materials(), needs }],
  pages: [
    {
      path: paths.materials(),
      title: "materials",
      needs,
      texts: ["materials-desk", "bulk", "list", "uploads", "audit", "audit-fields", "customer-roles"],
      screen: async () => (await import("./materials-screen.tsx")).materialsScreen,
    },
  ],
};
