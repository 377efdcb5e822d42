import { describe, expect, test } from "vitest";
import { type ArrangedPhoto, judgeArrangement } from "./arranged-photos.ts";
import { photoPlaceOf } from "./photo-name.ts";

describe("DGOOD-05 CATALOG-04 which file is whose photo", () => {
  const known = new Set(["100101", "AB-2", "AB"]);
  test.each([
    ["100101.jpg", "100101 1"],
    ["100101-2.PNG", "100101 2"],
    ["100101-20.webp", "100101 20"],
    ["AB-2.jpeg", "AB-2 1"],
    ["AB-2-3.jpeg", "AB-2 3"],
    ["AB-3.jpeg", "AB 3"],
    ["100101-21.jpg", "too-many-photos 21"],
    ["100101-0.jpg", "no-such-product 100101-0"],
    ["999999.jpg", "no-such-product 999999"],
    ["notes.txt", "no-picture-name notes.txt"],
    [".jpg", "no-picture-name .jpg"],
  ])("%s: %s", (file, expected) => {
    const verdict = photoPlaceOf(file, known);
    const said = verdict.ok
      ? `${verdict.value.sku} ${verdict.value.position}`
      : `${verdict.refusal.kind} ${verdict.refusal.said}`;
    expect(said).toBe(expected);
  });
});

describe("DGOOD-05 photos in their order, with their words", () => {
  const words = (cs: string, sk: string, en: string) =>
    Object.entries({ cs, sk, en }).map(([language, text]) => ({ language, text }));
  const silent = words("", "", "");
  const said = words("Lahev", "Fľaša", "Bottle");
  test.each<[string, readonly ArrangedPhoto[], string]>([
    [
      "the other way round",
      [
        { position: 2, words: said },
        { position: 1, words: silent },
      ],
      "ok",
    ],
    ["one of them gone", [{ position: 2, words: silent }], "ok"],
    ["all of them gone", [], "ok"],
    ["one that is not there", [{ position: 3, words: said }], "photo-unknown"],
    [
      "one of them twice",
      [
        { position: 1, words: said },
        { position: 1, words: said },
      ],
      "photo-named-twice",
    ],
    ["words in two languages alone", [{ position: 1, words: words("Lahev", "", "Bottle") }], "alt-missing"],
    ["words of blanks alone", [{ position: 1, words: words("Lahev", " ", "Bottle") }], "alt-missing"],
    ["too many words", [{ position: 1, words: words("a".repeat(251), "b", "c") }], "alt-too-long"],
  ])("%s", (_case, wanted, expected) => {
    const verdict = judgeArrangement(wanted, { kept: [1, 2], languages: ["cs", "sk", "en"] });
    expect(verdict.ok ? "ok" : verdict.refusal.kind).toBe(expected);
  });
});
