import { expect, test } from "vitest";
import { remembered } from "./remembered.ts";

test("what was made for a key is given again, until more keys came than are kept", () => {
  const asked: number[] = [];
  const textOf = remembered((key: number) => {
    asked.push(key);
    return `number ${key}`;
  }, 2);
  expect([1, 2, 1, 2].map(textOf)).toEqual(["number 1", "number 2", "number 1", "number 2"]);
  expect(asked).toEqual([1, 2]);
  expect([3, 1, 3].map(textOf)).toEqual(["number 3", "number 1", "number 3"]);
  expect(asked).toEqual([1, 2, 3, 1]);
});
