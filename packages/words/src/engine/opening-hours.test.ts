import { describe, expect, test } from "vitest";
import { openingHours } from "./opening-hours.ts";

const hours = (...weekdays: number[]) => ({ weekdays, from: "08:00", to: "16:00" });

describe("CONTENT-17 D28 hours in words", () => {
  test.each([
    ["cs", [hours(1, 2, 3, 4, 5)], "po–pá 8:00–16:00"],
    ["sk", [hours(1, 2, 3, 4, 5)], "po–pi 8:00–16:00"],
    ["en", [hours(1, 2, 3, 4, 5)], "Mon–Fri 8:00–16:00"],
    ["cs", [hours(6)], "so 8:00–16:00"],
    ["cs", [hours(6, 7)], "so, ne 8:00–16:00"],
    ["cs", [hours(5, 1, 3, 4)], "po, st–pá 8:00–16:00"],
    [
      "cs",
      [hours(1, 2, 3), { weekdays: [4], from: "10:00", to: "18:30" }],
      "po–st 8:00–16:00, čt 10:00–18:30",
    ],
    ["cs", [], ""],
  ] as const)("%s %j → %s", (language, given, words) => {
    expect(openingHours(given, language)).toBe(words);
  });
});
