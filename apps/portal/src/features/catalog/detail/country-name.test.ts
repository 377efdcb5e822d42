import { expect, test } from "vitest";
import { countryName } from "./country-name.ts";

test.each([
  ["CZ", "cs", "Česko"],
  ["cz", "en", "Czechia"],
  ["SK", "sk", "Slovensko"],
  ["Česko", "cs", "Česko"],
  ["CZE", "cs", "CZE"],
  ["", "cs", ""],
] as const)("%s in %s: %s", (code, language, words) => {
  expect(countryName(code, language)).toBe(words);
});
