import { describe, expect, test } from "vitest";
import { type CompanyId, toId } from "../kernel/ids.ts";
import { type BehalfFacts, judgeOnBehalf, orderingOf } from "./on-behalf.ts";

const company = toId<CompanyId>("C1");
const facts: BehalfFacts = {
  reach: "everything",
  place: { companyId: company, status: "APPROVED" },
  person: { mayOrder: true },
  hasCartElsewhere: false,
};

describe("DORD-06 who may be ordered for", () => {
  test.each<readonly [string, Partial<BehalfFacts>, string]>([
    ["anybody who may order there", {}, "ok"],
    ["sales, in a company of theirs", { reach: new Set([company]) }, "ok"],
    ["sales, in another one", { reach: new Set() }, "customer-unknown"],
    ["a place that there is not", { place: undefined }, "customer-unknown"],
    [
      "a suspended place",
      { place: { companyId: company, status: "SUSPENDED" }, person: undefined },
      "ship-to-suspended",
    ],
    ["who is suspended, erased or of another place", { person: undefined }, "user-unknown"],
    ["who may not order there", { person: { mayOrder: false } }, "user-may-not-order"],
    ["who is filling a cart for another place", { hasCartElsewhere: true }, "cart-elsewhere"],
  ])("DORD-06 %s", (_who, more, expected) => {
    const verdict = judgeOnBehalf({ ...facts, ...more });
    expect(verdict.ok ? "ok" : verdict.refusal.kind).toBe(expected);
  });
});

test("DORD-06 ordering alone is left of a customer's permissions", () => {
  expect(
    orderingOf("Home Page, Catalogue, My Profile, My Documents, Support, Access Management, Contracts"),
  ).toEqual(["Home Page", "Catalogue"]);
});
