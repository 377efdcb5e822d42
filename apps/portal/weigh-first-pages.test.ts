import { describe, expect, it } from "vitest";
import { openedFirst } from "./first-files.ts";
import { mostOfFirstPages, tooHeavy } from "./weigh-first-pages.ts";

describe("the budget of first pages", () => {
  it.each([
    ["/login", 140.9, 140.9, []],
    ["/login", 141, 141, ["/login"]],
    ["/", 146.8, 217, []],
    ["/", 146.9, 200, ["/"]],
    ["/", 140, 217.1, ["/"]],
    ["a page without a budget", 1, 1, ["a page without a budget"]],
  ])("%s of %d KB, in all %d: too heavy are %j", (page, begins, inAll, heavy) => {
    expect(tooHeavy([{ page, begins, inAll }])).toEqual(heavy);
  });

  it("every page that is opened first has one", () => {
    expect(Object.keys(mostOfFirstPages)).toEqual(Object.keys(openedFirst));
  });
});
