import { describe, expect, test } from "vitest";
import { isNameIn, namesIn, tableOf, withoutUndefined } from "./closed-list.ts";

const sizes = { keg: 50, can: 0.5 };

describe("a closed list of names", () => {
  test.each([
    ["keg", true],
    ["Keg", false],
    ["toString", false],
    ["__proto__", false],
    ["", false],
  ])("%j has a row: %s", (name, isIn) => {
    expect(isNameIn(sizes, name)).toBe(isIn);
  });

  test("its names come in the table's order", () => {
    expect(namesIn(sizes)).toEqual(["keg", "can"]);
  });

  test("a table has a row for each name, made of the name and its place", () => {
    expect(tableOf(["keg", "can"], (name, index) => `${name} ${index}`)).toEqual({
      keg: "keg 0",
      can: "can 1",
    });
  });

  test("only undefined is left out; nothing, zero and no are facts", () => {
    const parts = { day: undefined, note: null, boxes: 0, isTank: false, text: "" };
    expect(Object.entries(withoutUndefined(parts))).toEqual([
      ["note", null],
      ["boxes", 0],
      ["isTank", false],
      ["text", ""],
    ]);
  });
});
