import fc from "fast-check";
import { expect, test } from "vitest";
import {
  compareLines,
  judgeTermsDraft,
  judgeTermsPublication,
  nextTermsVersion,
  type TermsWords,
  termsStanding,
} from "./terms.ts";

const whole: TermsWords = {
  titles: { cs: "Podmínky", sk: "Podmienky", en: "Terms" },
  bodies: { cs: "Platí.", sk: "Platia.", en: "In force." },
};
const without = (part: "titles" | "bodies", language: string): TermsWords => ({
  ...whole,
  [part]: { ...whole[part], [language]: " " },
});

test.each([
  ["whole, and the first ones", whole, undefined, "ok"],
  ["whole, and other than those in force", whole, without("bodies", "en"), "ok"],
  ["the same as those in force", whole, whole, "nothing-changed null"],
  ["without a Slovak title", without("titles", "sk"), undefined, "title-missing title.sk"],
  ["without an English text", without("bodies", "en"), undefined, "body-missing body.en"],
  [
    "longer than anybody reads",
    { ...whole, bodies: { ...whole.bodies, sk: "a".repeat(60_001) } },
    undefined,
    "text-too-long body.sk",
  ],
] as const)("DCONF-03 terms that are %s", (_case, words, inForce, expected) => {
  const verdict = judgeTermsPublication(words, inForce);
  expect(verdict.ok ? "ok" : `${verdict.refusal.kind} ${verdict.refusal.field}`).toBe(expected);
});

test("DCONF-03 a draft may lack languages, but not be without end", () => {
  expect(judgeTermsDraft({ titles: {}, bodies: {} }).ok).toBe(true);
  expect(judgeTermsDraft({ titles: { en: "a".repeat(201) }, bodies: {} })).toMatchObject({
    refusal: { kind: "text-too-long", field: "title.en" },
  });
});

test.each([
  [[], "1"],
  [["4"], "5"],
  [["9", "10", "2024-rev"], "11"],
])("after %j comes %s", (versions, next) => expect(nextTermsVersion(versions)).toBe(next));

const now = "2026-11-23T12:00:00.000Z";
test.each([
  ["in-force", { begins: now, ends: null }],
  ["in-force", { begins: "2026-11-01T00:00:00.000Z", ends: "2026-11-23T12:00:00.001Z" }],
  ["past", { begins: "2026-11-01T00:00:00.000Z", ends: now }],
  ["ahead", { begins: "2026-11-23T12:00:00.001Z", ends: null }],
])("DCONF-03 it is %s: %j", (expected, version) => expect(termsStanding(version, now)).toBe(expected));

test.each([
  ["", "", ""],
  ["a\nb", "a\nb", " a b"],
  ["a\nb\nc", "a\nx\nc", " a-b+x c"],
  ["", "a\n\nb", "+a+b"],
  ["a\nb", "b", "-a b"],
  ["a", "b\na\nb", "+b a+b"],
])("DCONF-03 %j beside %j", (before, after, expected) => {
  const marks = { kept: " ", gone: "-", new: "+" };
  expect(
    compareLines(before, after)
      .map(({ kind, text }) => `${marks[kind]}${text}`)
      .join(""),
  ).toBe(expected);
});

test("DCONF-03 a comparison loses no line of either text", () => {
  const text = fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 12 });
  fc.assert(
    fc.property(text, text, (before, after) => {
      const lines = compareLines(before.join("\n"), after.join("\n"));
      const of = (left: string) => lines.filter(({ kind }) => kind !== left).map((line) => line.text);
      expect(of("new")).toEqual(before);
      expect(of("gone")).toEqual(after);
    }),
  );
});
