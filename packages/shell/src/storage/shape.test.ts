import { describe, expect, test } from "vitest";
import {
  aCount,
  aFlag,
  aText,
  aWholeNumber,
  jsonOf,
  listOf,
  objectOf,
  optional,
  recordOf,
  type Shape,
  tupleOf,
} from "./shape.ts";

describe("what was read has the shape of what was kept, or counts as not there", () => {
  const cart = objectOf({ id: aText, lines: recordOf(tupleOf(aCount, aCount)), note: optional(aText) });
  test.each<[Shape<unknown>, string, boolean]>([
    [aText, '"a"', true],
    [aText, "1", false],
    [aFlag, "true", true],
    [aFlag, '"true"', false],
    [aWholeNumber, "-3", true],
    [aWholeNumber, "1.5", false],
    [aCount, "0", true],
    [aCount, "-1", false],
    [listOf(aText), '["a","b"]', true],
    [listOf(aText), '["a",1]', false],
    [listOf(aText), '{"0":"a"}', false],
    [recordOf(aCount), '{"a":1}', true],
    [recordOf(aCount), '{"a":"1"}', false],
    [recordOf(aCount), "[1]", false],
    [recordOf(aCount), "null", false],
    [tupleOf(aText, aCount), '["a",1]', true],
    [tupleOf(aText, aCount), '["a"]', false],
    [tupleOf(aText, aCount), '["a",1,2]', false],
    [cart, '{"id":"c","lines":{"1":[1,2]}}', true],
    [cart, '{"id":"c","lines":{},"note":"n","more":1}', true],
    [cart, '{"id":"c","lines":{},"note":1}', false],
    [cart, '{"lines":{}}', false],
    [aText, "{broken", false],
  ])("%s %s: %s", (shape, text, isThere) => {
    const read = jsonOf(shape).parse(text);
    expect(read).toEqual(isThere ? JSON.parse(text) : undefined);
  });

  test("what is kept reads as it was", () => {
    const form = jsonOf(cart);
    const value = { id: "c1", lines: { "100101": [1, 0] as const } };
    expect(form.parse(form.print(value))).toEqual(value);
  });
});
