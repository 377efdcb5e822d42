import { describe, expect, test } from "vitest";
import { toLocalDate } from "../kernel/local-moment.ts";
import {
  importedFields,
  importRowState,
  isImportErpOwned,
  parseImportKind,
  whyNotUndone,
} from "./data-import.ts";

const today = toLocalDate("2026-11-23");

describe("DINT-03 files that the brewery brings in", () => {
  test.each([
    ["nothing stood there", undefined, { sku: "1" }, "created"],
    ["another value", { sku: "1", abv: 4 }, { sku: "1", abv: 4.5 }, "changed"],
    ["a value less", { sku: "1", abv: 4 }, { sku: "1", abv: null }, "changed"],
    [
      "the same",
      { sku: "1", markets: ["CZ"], is_tank: false },
      { sku: "1", markets: ["CZ"], is_tank: false },
      "unchanged",
    ],
    ["nothing stands there any more", { sku: "1" }, undefined, "removed"],
  ])("%s", (_case, before, after, state) => {
    expect(importRowState(before, after)).toBe(state);
  });

  test("each column that differs is told as its cell says it", () => {
    const before = { sku: "1", is_tank: true, markets: ["CZ"], abv: null };
    const after = { sku: "1", is_tank: false, markets: ["CZ", "SK"], abv: 4.8 };
    expect(importedFields(before, after)).toEqual([
      { column: "is_tank", before: "1", after: "0" },
      { column: "markets", before: "CZ", after: "CZ,SK" },
      { column: "abv", before: "", after: "4.8" },
    ]);
  });

  test("leaflets have no drafts and so no import; what the ERP keeps has none either", () => {
    expect(parseImportKind("promo-leaflets")).toBeUndefined();
    expect(parseImportKind("products")).toBe("products");
    expect(isImportErpOwned("products", ["prices"])).toBe(false);
    expect(isImportErpOwned("product-limits", ["products"])).toBe(true);
  });

  test.each([
    ["only tried", { state: "tried", day: undefined }, "not-written"],
    ["given up", { state: "dropped", day: undefined }, "not-written"],
    ["taken back already", { state: "undone", day: "2026-11-23" }, "not-written"],
    ["prices in drafts", { kind: "price-lists", state: "written", day: "2026-11-23" }, "in-drafts"],
    ["a week ago", { state: "written", day: "2026-11-16" }, undefined],
    ["eight days ago", { state: "written", day: "2026-11-15" }, "undo-too-late"],
  ] as const)("taken back: %s", (_case, { day, ...of }, why) => {
    const writtenOn = day === undefined ? undefined : toLocalDate(day);
    expect(whyNotUndone({ kind: "products", ...of, writtenOn }, today)).toBe(why);
  });
});
