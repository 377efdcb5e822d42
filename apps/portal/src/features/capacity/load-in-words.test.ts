import { texts } from "@vycep/words/delivery/cs";
import type { Speak } from "@vycep/words/engine/texts";
import { speak } from "@vycep/words/engine/texts";
import { describe, expect, test } from "vitest";
import { excessInWords, palletsInWords, weightInWords } from "./load-in-words.ts";

const t = ((key: string, parameters?: Readonly<Record<string, string | number>>) =>
  speak(texts, key, { language: "cs", parameters })) as Speak<typeof texts>;
const truck = { minPallets: 20, maxPallets: 33, minKg: 16_000, maxKg: 24_000 };
const plain = (text: string | undefined) => text?.replaceAll("\u00a0", " ");

describe("what is loaded, in words", () => {
  test.each([
    [6.4, "6,4 palety, do minima chybí 13,6"],
    [2, "2 palety, do minima chybí 18"],
    [19.999, "19,9 palety, do minima chybí 0,1"],
    [20, "20 z 33 palet"],
  ])("PROGRESS-01 %d pallets are never some of the minimum: %s", (count, words) => {
    expect(plain(palletsInWords(t, count, truck))).toBe(words);
  });

  test.each([
    [5100, "5,1 t, do minima chybí 10,9 t"],
    [15_999.99, "15,9 t, do minima chybí 100 kg"],
    [16_000, "16 t z 24 t"],
  ])("PROGRESS-11 %d kg: %s", (kilograms, words) => {
    expect(plain(weightInWords(t, kilograms, truck))).toBe(words);
  });

  test("PROGRESS-25 without limits there is the number alone", () => {
    expect(palletsInWords(t, 4.5, { minPallets: null, maxPallets: null })).toBe("4,5 palety");
    expect(weightInWords(t, 900, { minKg: null, maxKg: null })).toBeUndefined();
  });

  test.each([
    ["PROGRESS-08", "max-weight-exceeded", "Odeberte aspoň 800 kg."],
    ["PROGRESS-09", "max-pallets-exceeded", "Odeberte aspoň 2,5 palety."],
    ["PROGRESS-17", "max-litres-exceeded", "Odeberte aspoň 500 l."],
    ["CART-17", "hard-stop-weight-exceeded", "Odeberte aspoň 1,2 t."],
    ["PROGRESS-11", "capacity-reached", undefined],
  ] as const)("%s %s says what has to go: %s", (_id, messageCode, words) => {
    const grams = messageCode === "hard-stop-weight-exceeded" ? 29_150_000 : 24_798_400;
    const load = { boxes: 0, palletThousandths: 35_500, grams, millilitres: 2_500_000 };
    const limits = { ...truck, orderValueMinor: null, minLitres: null, maxLitres: 2000 };
    expect(plain(excessInWords(t, load, { limits, messageCode }))).toBe(words);
  });
});
