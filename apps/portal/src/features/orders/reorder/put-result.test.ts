import { LANGUAGES, type Language } from "@vycep/domain/market/language";
import { loadTexts, textsOf } from "@vycep/shell/words/i18n";
import { beforeAll, expect, test } from "vitest";
import { resultInWords } from "./put-result.ts";

beforeAll(async () => {
  for (const language of LANGUAGES) await loadTexts(["reorder"], language);
});

test.each<[Language, readonly [number, number, number], string]>([
  ["cs", [1, 0, 0], "Vložena 1 položka."],
  ["cs", [3, 0, 0], "Vloženy 3 položky."],
  ["cs", [8, 1, 0], "Vloženo 9 položek. Z toho 1 se změnou."],
  ["cs", [5, 0, 2], "Vloženo 5 položek. Nepřidány 2 položky."],
  ["cs", [0, 0, 1], "Nepřidána 1 položka."],
  ["sk", [1, 0, 0], "Vložená 1 položka."],
  ["sk", [4, 1, 1], "Vložených 5 položiek. Z toho 1 so zmenou. Nepridaná 1 položka."],
  ["en", [2, 0, 0], "2 items put into the cart."],
])("C2 LANG-17 %s: %j", (language, [same, changed, refused], said) => {
  const plain = resultInWords(textsOf("reorder", language), { same, changed, refused });
  expect(plain.replaceAll("\u00a0", " ")).toBe(said);
});
