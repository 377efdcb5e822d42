import { describe, expect, test } from "vitest";
import { CONTENT_KINDS } from "../content/edited-content.ts";
import { type CompanyId, toId } from "../kernel/ids.ts";
import type { StaffRights } from "../staff/staff-right.ts";
import {
  isInTutorial,
  judgeRolePreview,
  pageOfContent,
  type RolePreviewFacts,
  seesCustomers,
} from "./portal-preview.ts";

const company = toId<CompanyId>("C1");
const areas = ["customers", "customer-users", "orders", "papers", "tickets"] as const;
const rights: StaffRights = areas.map((area) => ({ area, power: "see", limit: undefined }));
const facts: RolePreviewFacts = {
  ...{ rights, reach: "everything", role: { name: "POS Owner" }, screens: 3 },
  place: { companyId: company, status: "APPROVED", customerType: "POS" },
};
const place = facts.place ?? null;

describe("DCONF-02 who may look at the portal as a role", () => {
  test.each<readonly [string, Partial<RolePreviewFacts>, string]>([
    ["whoever sees all of a customer", {}, "ok"],
    ["sales, at a place of theirs", { reach: new Set([company]) }, "ok"],
    ["sales, at another one", { reach: new Set() }, "place-unknown"],
    ["no such role", { role: undefined }, "role-unknown"],
    ["a role that opens nothing", { screens: 0 }, "role-opens-nothing"],
    ["no such place", { place: undefined }, "place-unknown"],
    ["a suspended place", { place: place && { ...place, status: "SUSPENDED" } } as never, "place-suspended"],
    ["a key user, anywhere", { role: { name: "Key user" } }, "ok"],
    ["a warehouse's role at a venue", { role: { name: "WHS Accountant" } }, "role-not-at-place"],
  ])("DCONF-02 %s", (_who, more, expected) => {
    const verdict = judgeRolePreview({ ...facts, ...more });
    expect(verdict.ok ? "ok" : verdict.refusal.kind).toBe(expected);
  });

  test.each(areas)("DCONF-02 DSIGN-05 not who may not see %s at the desk", (area) => {
    const fewer = rights.filter((right) => right.area !== area);
    expect(seesCustomers(fewer)).toBe(false);
    const verdict = judgeRolePreview({ ...facts, rights: fewer });
    expect(verdict.ok ? "ok" : verdict.refusal.kind).toBe("shows-more-than-you-see");
  });
});

describe("DEDIT-04 where content is met", () => {
  test("DEDIT-04 each kind on its page, with a name that fits into an address", () => {
    expect(CONTENT_KINDS.map((kind) => pageOfContent(kind, "a/b"))).toEqual([
      ...["/news/a%2Fb", "/support/faq?open=a%2Fb", "/support/knowledge-base/a%2Fb", "/", undefined, "/"],
    ]);
    expect(pageOfContent("page", "tutorialHeading")).toBe("/");
  });

  test("DEDIT-04 help and its heading in the tutorial, nothing else", () => {
    expect(CONTENT_KINDS.filter((kind) => isInTutorial(kind, "tutorialHeading"))).toEqual(["help", "page"]);
    expect(isInTutorial("page", "maintenance")).toBe(false);
  });
});
