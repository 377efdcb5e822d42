import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { tooHeavy, weightOf } from "./weigh-first-pages.ts";

describe("the budget of first pages", () => {
  it.each([
    ["sign-in", 140.6, []],
    ["sign-in", 140.7, ["sign-in"]],
    ["home", 150, []],
    ["home", 150.1, ["home"]],
    ["a page without a budget", 1, ["a page without a budget"]],
  ])("%s of %d KB: too heavy are %j", (page, kilobytes, heavy) => {
    expect(tooHeavy([{ page, kilobytes }])).toEqual(heavy);
  });

  it("weighs a script with all that it imports, each once, and nothing else", () => {
    const files = new Map([
      ["entry", { code: "of the entry", imports: ["core"] }],
      ["page", { code: "of the page", imports: ["core", "form"] }],
      ["form", { code: "of the form", imports: ["core"] }],
      ["core", { code: "of all", imports: [] }],
      ["other", { code: "of another page", imports: ["core"] }],
    ]);
    const needed = ["of the entry", "of the page", "of the form", "of all"].map(
      (code) => gzipSync(code).length,
    );
    expect(weightOf(["entry", "page"], files) * 1024).toBe(needed.reduce((sum, one) => sum + one, 0));
  });
});
