import { describe, expect, test } from "vitest";
import { isKeptInDraft, isServiceRight, MASTER_DATA, type MasterNoun, whyNotServed } from "./master-data.ts";

describe("B16 what a program of the brewery may do", () => {
  test.each([
    ["products", "read", ["products"], [], undefined],
    ["products", "read", ["products:read"], [], undefined],
    ["products", "read", ["categories"], ["products"], "noun-not-granted"],
    ["products", "change", ["products:read"], ["products"], "noun-not-granted"],
    ["products", "change", ["products"], [], "not-owned"],
    ["products", "change", ["products"], ["prices"], "not-owned"],
    ["products", "change", ["products"], ["products"], undefined],
    ["promo-leaflets", "change", ["promo-leaflets"], ["products"], "not-owned"],
    ["price-lists", "change", ["price-lists"], ["products"], undefined],
    ["promo-leaflets", "change", ["promo-leaflets"], ["prices"], undefined],
    ["product-limits", "change", ["product-limits"], ["products"], undefined],
    ["users", "change", ["users"], ["customers"], undefined],
    ["content", "change", ["content"], ["customers"], "not-owned"],
  ] as const)("%s: %s with the rights %j where its systems own %j: %s", (noun, what, rights, owns, why) => {
    expect(whyNotServed({ rights, owns }, { noun, isChange: what === "change" })).toBe(why);
  });

  test("whoever holds nothing gets nothing, and whoever holds all is still held by what is owned", () => {
    const all = Object.keys(MASTER_DATA) as MasterNoun[];
    for (const noun of all) {
      expect(whyNotServed({ rights: [], owns: Object.values(MASTER_DATA) }, { noun, isChange: false })).toBe(
        "noun-not-granted",
      );
      const isDrafted = noun === "price-lists";
      expect(isKeptInDraft(noun, [])).toBe(isDrafted);
      expect(whyNotServed({ rights: all, owns: [] }, { noun, isChange: true })).toBe(
        isDrafted ? undefined : "not-owned",
      );
      expect(whyNotServed({ rights: all, owns: [] }, { noun, isChange: false })).toBeUndefined();
    }
  });

  test.each([
    ["products", true],
    ["products:read", true],
    ["products:write", false],
    ["orders", false],
    ["toString", false],
    ["", false],
  ])("%j is a right of a key: %s", (word, is) => {
    expect(isServiceRight(word)).toBe(is);
  });
});
