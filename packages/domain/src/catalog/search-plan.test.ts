import { describe, expect, it } from "vitest";
import { planSearch } from "./search-plan.ts";

describe("what was typed into the search box (C25)", () => {
  it.each([
    ["plzeň sud 50", ["part plzeň", "part sud", "whole 50"]],
    ["50l", ["whole 50"]],
    ["keg50 lahev05", ["part keg50", "part lahev05"]],
    ["pivo 12", ["whole 12"]],
    ["pivo", ["part pivo"]],
    ["0,5l přepravka", ["part 0,5", "part přepravka"]],
    ["12 12 ale ALE", ["whole 12", "part ale"]],
    ["2901002011019", ["part 2901002011019"]],
    ["(keg), “sud”!", ["part keg", "part sud"]],
  ])("%j is looked for as %j", (typed, words) => {
    expect(planSearch(typed)?.words.map(({ kind, text }) => `${kind} ${text}`)).toEqual(words);
  });

  it.each(["", "   ", "…", "% _ \\"])("%j is nothing to look for", (typed) => {
    expect(planSearch(typed)).toBeUndefined();
  });

  it("takes at most twelve words of at most 120 letters", () => {
    expect(planSearch("aa b c d e f g h i j k m n o")?.words).toHaveLength(12);
    expect(planSearch("x".repeat(500))?.text).toHaveLength(120);
  });

  it.each(["lezak", "lezk", "lzeak", "leszak", "lezar"])("a slip of ležák: %j", (slipped) => {
    const pattern = planSearch(slipped)?.words[0]?.slip ?? "$never";
    expect("lipovrch 11 svetly lezak".split(" ").some((word) => new RegExp(pattern).test(word))).toBe(true);
  });

  it.each(["lez", "le", "100201", "2901"])("%j is too short or a number: no slip is forgiven", (typed) => {
    expect(planSearch(typed)?.words[0]?.slip).toBeUndefined();
  });
});
