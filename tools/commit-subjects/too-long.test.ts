import { describe, expect, test } from "vitest";
import { longestSubject, tooLong } from "./too-long.ts";

const just = "x".repeat(longestSubject);

describe("the subject of a commit", () => {
  test.each([
    ["nothing new", "", []],
    ["as long as it may be", `abc1234 ${just}\n`, []],
    ["as a person counts, marks and pictures as one", `abc1234 ${"č".normalize("NFD").repeat(72)}\n`, []],
    [
      "one too long among good ones",
      `a1 Short\nb2 ${just}y\nc3 ${just}\n`,
      ["b2: the subject has 73 characters"],
    ],
  ])("%s", (_, log, expected) => {
    expect(tooLong(log).map((line) => line.split(",")[0])).toEqual(expected);
  });

  test("is told whole, with what to do", () => {
    expect(tooLong(`b2 ${just}y`)[0]).toBe(
      `b2: the subject has 73 characters, 72 are the most: "${just}y". Say the one idea there, and the why in the body.`,
    );
  });
});
