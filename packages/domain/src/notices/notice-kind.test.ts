import { describe, expect, it } from "vitest";
import type { Permission } from "../access/permission.ts";
import { openNotices } from "./notice-kind.ts";

const at = (shipToId: string, ...permissions: readonly Permission[]) => ({
  shipToId,
  permissions: new Set(permissions),
});

describe("openNotices", () => {
  it.each<[string, readonly ReturnType<typeof at>[], Readonly<Record<string, readonly string[]>>]>([
    ["holds nothing anywhere", [at("1")], {}],
    ["sees orders at one place", [at("1", "My Orders"), at("2")], { delivery: ["1"] }],
    ["sees papers at both", [at("1", "My Documents"), at("2", "My Documents")], { paper: ["1", "2"] }],
    ["owns", [at("1", "Access Management", "Support")], { account: ["1"], support: ["1"] }],
  ])("BELL-01 who %s reads notices of these places alone", (_who, places, expected) => {
    for (const { topic, places: open, isOfCompany } of openNotices(places)) {
      expect(open).toEqual(expected[topic] ?? []);
      expect(isOfCompany).toBe(open.length > 0);
    }
  });

  it("BELL-01 every kind stands in one topic", () => {
    const kinds = openNotices([]).flatMap((open) => open.kinds);
    expect(new Set(kinds).size).toBe(kinds.length);
  });
});
