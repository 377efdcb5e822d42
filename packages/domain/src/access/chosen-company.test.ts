import { expect, test } from "vitest";
import { type CompanyId, toId } from "../kernel/ids.ts";
import { chosenCompany } from "./chosen-company.ts";

const c1 = toId<CompanyId>("C1");
const c2 = toId<CompanyId>("C2");

test.each([
  ["the named one", "C2", [c1, c2], c1, c2],
  ["unnamed: their own", undefined, [c2, c1], c1, c1],
  ["unnamed, their own closed: the first they serve", undefined, [c2], c1, c2],
  ["unnamed, at home nowhere", undefined, [c2, c1], undefined, c2],
  ["without a place: their own", undefined, [], c1, c1],
  ["without a place, named", "C1", [], c1, c1],
  ["nobody's", undefined, [], undefined, undefined],
  ["a foreign one", "C9", [c1, c2], c1, "company-unknown"],
  ["their own where it is closed to them", "C1", [c2], c1, "company-unknown"],
  ["a foreign one without a place", "C2", [], c1, "company-unknown"],
  ["not quite the name", "c2", [c1, c2], c1, "company-unknown"],
] as const)("D47 C16 a company is chosen: %s", (_case, wanted, served, home, expected) => {
  const chosen = chosenCompany({ wanted, served, home });
  expect(chosen.ok ? chosen.value : chosen.refusal.kind).toBe(expected);
});
