import { describe, expect, it, test } from "vitest";
import { anId, listAddress, oneOf } from "./list-address.ts";

const barrels = listAddress({
  filters: { size: oneOf(["keg", "cask"]), age: oneOf(["young", "old"], "young"), cellar: anId },
  sorts: ["filled-desc", "filled", "best-before"],
});
const { usual, parse, print, countFilters, isNarrowed, sortParts, sortOf } = barrels;

const parsed = (address: string) => parse(Object.fromEntries(new URLSearchParams(address)));

describe("the address of a list", () => {
  it("says nothing of a list as it opens", () => {
    expect(usual).toEqual({
      size: undefined,
      age: "young",
      cellar: undefined,
      q: "",
      sort: "filled-desc",
      page: 1,
    });
    expect([print(usual), parsed("")]).toEqual(["", usual]);
  });

  test.each([
    ["a search with diacritics", { q: "ležák & spol" }, "?q=le%C5%BE%C3%A1k+%26+spol"],
    [
      "a whole set, in the order of its description",
      { q: "x", size: "cask", age: "old", cellar: "C_7", sort: "best-before", page: 7 },
      "?q=x&size=cask&age=old&cellar=C_7&sort=best-before&page=7",
    ],
    ["what is as usual not at all", { age: "young", page: 1, sort: "filled-desc" }, ""],
  ] as const)("keeps %s through a link", (_, parts, address) => {
    const state = { ...usual, ...parts };
    expect(print(state)).toBe(address);
    expect(parsed(address)).toEqual(state);
  });

  test.each(["?page=0", "?page=-3", "?page=2.5", "?page=x", "?page=12345"])(
    "reads %s as the first page",
    (address) => {
      expect(parsed(address)).toEqual(usual);
    },
  );

  it("leaves out what makes no sense, and what it does not know", () => {
    expect(parsed("?size=barrel&age=&cellar=1;drop&sort=colour&constructor=1&else=x")).toEqual(usual);
    expect(parsed(`?q=${"x".repeat(200)}`).q).toHaveLength(80);
  });

  it("counts the filters that are on, and knows when something narrows it", () => {
    expect(countFilters({ ...usual, q: "x", sort: "filled", page: 3 })).toBe(0);
    expect(countFilters({ ...usual, age: "old", cellar: "C1" })).toBe(2);
    expect(isNarrowed({ ...usual, q: "  ", page: 2 })).toBe(false);
    expect(isNarrowed({ ...usual, q: "x" })).toBe(true);
    expect(isNarrowed({ ...usual, size: "keg" })).toBe(true);
  });

  it("splits a sort into column and direction, and back", () => {
    for (const sort of barrels.sorts) expect(sortOf(sortParts(sort))).toBe(sort);
    expect(sortParts("best-before")).toEqual({ key: "best-before", direction: "ascending" });
    expect(sortOf({ key: "best-before", direction: "descending" })).toBe("filled-desc");
  });
});
