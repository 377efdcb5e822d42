import { describe, expect, test } from "vitest";
import { examplesOf } from "./examples-of.ts";
import { expectationOf } from "./expectation.ts";

describe("an example", () => {
  test.each([
    ['/** Says. @example a(1) // "b" */\nfunction a() {}', [{ line: 1, code: "a(1)", shown: '"b"' }]],
    [
      '/**\n * Says.\n *\n * @example a("http://b",\n *   2) // 3\n */\nexport const a = 1;',
      [{ line: 4, code: 'a("http://b", 2)', shown: "3" }],
    ],
    ["/** @example a() */\nfunction a() {}", [{ line: 1, code: "a()", shown: undefined }]],
    ["/** Says nothing. */\nfunction a() {}\n// @example b() // 1", []],
  ])("is found in %j", (source, examples) => {
    expect(examplesOf("a.ts", source)).toEqual(examples);
  });
});

describe("what an example shows", () => {
  test.each([
    ['{ kind: "open" }', '{ kind: "open" }'],
    ["ok", "expect.objectContaining({ ok: true })"],
    ['ok "loaded"', '{ ok: true, value: "loaded" }'],
    ['refused "late"', '{ ok: false, refusal: expect.objectContaining({ kind: "late" }) }'],
    ["{ a: 1, … }", "expect.objectContaining({ a: 1 })"],
    ['["a", …]', 'beginsWith(["a"])'],
    ["[{ a: { b: 1, … } }]", "[{ a: expect.objectContaining({ b: 1 }) }]"],
    ["5: a Friday", "5"],
    ['"…of the cart"', 'expect.stringMatching(".*of the cart")'],
  ])("%s is %s", (shown, code) => {
    expect(expectationOf(shown)).toBe(code);
  });

  test.each(["33, 34", "those with a flag", "221,00 Kč", "ok, or not"])("%s is no value", (shown) => {
    expect(() => expectationOf(shown)).toThrow("is no value");
  });
});
