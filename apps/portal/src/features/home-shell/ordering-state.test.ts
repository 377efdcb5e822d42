import { expect, test } from "vitest";
import { orderingState } from "./ordering-state.ts";

const shipTo = (shipToName: string, shipToStatus: "APPROVED" | "SUSPENDED") => ({ shipToName, shipToStatus });

test.each([
  ["PERM-09 with the permission the home page offers ordering", true, [shipTo("A", "APPROVED")], "open"],
  ["PERM-09 without it the page says who can grant it", false, [shipTo("A", "APPROVED")], "no-catalogue"],
  [
    "SESSION-33 one open ship-to is enough",
    true,
    [shipTo("A", "SUSPENDED"), shipTo("B", "APPROVED")],
    "open",
  ],
  ["SESSION-33 with all suspended that is the reason", false, [shipTo("A", "SUSPENDED")], "all-suspended"],
  ["nobody's ship-tos are not suspended", false, [], "no-catalogue"],
] as const)("%s", (_what, hasCatalogue, shipTos, kind) => {
  expect(orderingState(hasCatalogue, shipTos).kind).toBe(kind);
});
