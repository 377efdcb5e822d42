import { expect, test } from "vitest";
import { faultInWords } from "./answers.ts";

test.each([
  ["cs", "Číslo je příliš malé nebo velké (je to méně než min_units_required)."],
  ["sk", "Číslo je príliš malé alebo veľké (je to menej ako min_units_required)."],
  ["en", "The number is too small or too large (it is less than min_units_required)."],
] as const)("DINT-03 why a row was refused is said in one language throughout: %s", (language, sentence) => {
  const about = { code: "less-than", values: { column: "min_units_required" } } as const;
  expect(faultInWords({ code: "out_of_range", about }, language)).toBe(sentence);
});

test("names of columns stand as they are, and what needs nothing more says nothing more", () => {
  expect(faultInWords({ code: "mismatch", about: "boxes × your_price" }, "cs")).toBe(
    "Nesedí s ostatními údaji (boxes × your_price).",
  );
  expect(faultInWords({ code: "missing" }, "cs")).toBe("Buňka nesmí být prázdná.");
});
