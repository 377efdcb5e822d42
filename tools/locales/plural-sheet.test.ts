import { expect, test } from "vitest";
import { pluralSheet } from "./plural-sheet.ts";

test("LANG-17 what is counted is said with 0, 1, 2, 5 and 1.5 in every language, and nothing else", () => {
  const files = {
    cs: {
      title: "Košík",
      boxes_one: "{count} bedna",
      boxes_few: "{count} bedny",
      boxes_many: "{count} bedny",
      boxes_other: "{count} beden",
    },
    en: { title: "Cart", boxes_one: "{count} crate", boxes_other: "{count} crates" },
  };
  const sheet = pluralSheet(new Map([["cart", files]]));
  expect(sheet).toContain("| cs | 0 beden | 1 bedna | 2 bedny | 5 beden | 1,5 bedny |");
  expect(sheet).toContain("| en | 0 crates | 1 crate | 2 crates | 5 crates | 1.5 crates |");
  expect(sheet).not.toContain("Košík");
});
