import { expect, test } from "vitest";
import { searchedText } from "./searched-text.ts";

test.each([
  ["", undefined],
  ["  a ", undefined],
  ["le", "le"],
  ["  svetly   lezak ", "svetly lezak"],
  ["4700 100 498", "4700100498"],
  ["8594 404 000 112", "8594404000112"],
  ["sud 30", "sud 30"],
  ["F 4700200001", "F 4700200001"],
  ["x".repeat(200), "x".repeat(80)],
])("%j is looked for as %j", (typed, expected) => {
  expect(searchedText(typed)).toBe(expected);
});
