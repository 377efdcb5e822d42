import { expect, test } from "vitest";
import { savedTitle } from "./saved-title.ts";

test.each([
  [["Kamion", "24.11.", "U Modré hvězdy"], "Kamion 24.11. U Modré hvězdy"],
  [["Kamion", undefined, "U Modré hvězdy"], "Kamion U Modré hvězdy"],
  [["Standardní objednávka", "24.11.", "Restaurace U Modré hvězdy"], "24.11. Restaurace U Modré hvězdy"],
  [["x".repeat(60)], "x".repeat(40)],
])("SAVED-11 a proposed name is at most 40 characters, the place before the way: %j", (parts, title) => {
  expect(savedTitle(parts)).toBe(title);
});
