/** The two relying parties that come with the demo: e-learning, apart for both markets, and the menu creator. AUTH-03, AUTH-04, D27. */
import { z as zod } from "zod";

/** What they ask for besides the person's name: the rights held at each place. */
export const RIGHTS_SCOPE = "rights";

export const rightsClaim = zod.array(
  zod.object({ company: zod.string(), place: zod.string(), role: zod.string() }),
);

export const DEMO_PARTNERS = [
  { clientId: "academy", kind: "academy", path: "/demo/academy/cz" },
  { clientId: "academy", kind: "academy-sk", path: "/demo/academy/sk" },
  { clientId: "menu-creator", kind: "menu", path: "/demo/menu" },
] as const;

export type DemoPartner = (typeof DEMO_PARTNERS)[number];
