import { expect, test } from "vitest";
import { plainText } from "./plain-text.ts";

test.each([
  ["Výčep Na Růžku", "vycep na ruzku"],
  ["ŠKODA Ľubovňa", "skoda lubovna"],
  ["Plzeň 12°", "plzen 12°"],
  ["", ""],
])("a search in %j looks for %j", (text, plain) => {
  expect(plainText(text)).toBe(plain);
});
