import { describe, expect, test } from "vitest";
import { stateOfWords } from "./words-in-time.ts";

const [morning, noon, evening] = ["2026-11-23T08:00:00Z", "2026-11-23T12:00:00Z", "2026-11-23T18:00:00Z"];

describe("DGOOD-01 words in a language stand against the original", () => {
  test.each([
    ["never changed", "Pivo", undefined, "Beer", undefined, undefined, "valid"],
    ["nothing to say", "", undefined, "", undefined, undefined, "valid"],
    ["not translated", "Pivo", undefined, "", undefined, undefined, "missing"],
    ["taken away", "Pivo", noon, "", evening, undefined, "missing"],
    ["original changed", "Pivo", noon, "Beer", undefined, undefined, "outdated"],
    ["original changed after", "Pivo", noon, "Beer", morning, undefined, "outdated"],
    ["changed together", "Pivo", noon, "Beer", noon, undefined, "valid"],
    ["translated after", "Pivo", noon, "Beer", evening, undefined, "valid"],
    ["said to be right", "Pivo", noon, "Beer", morning, evening, "valid"],
    ["said to be right before", "Pivo", evening, "Beer", morning, noon, "outdated"],
  ] as const)("%s", (_case, original, changedAt, text, translatedAt, confirmedAt, state) => {
    expect(
      stateOfWords({
        original: { text: original, changedAt },
        translation: { text, changedAt: translatedAt, confirmedAt },
      }),
    ).toBe(state);
  });
});
