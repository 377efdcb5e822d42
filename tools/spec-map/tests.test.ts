import { describe, expect, test } from "vitest";
import { citedIds } from "./ids.ts";
import { testsOf } from "./tests.ts";

const shown = (source: string) =>
  citedIds(
    testsOf("some.test.ts", source)
      .filter(({ asserts }) => asserts)
      .flatMap(({ titles }) => titles),
  );

describe("the ids that a test file shows", () => {
  const body = "() => { expect(1).toBe(1); }";
  test.each([
    ["a test", `test("CART-01 adds", ${body});`, ["CART-01"]],
    ["another word for it", `it.only('CART-01 adds', ${body});`, ["CART-01"]],
    ["a short range", `test(\`STORAGE-01…03\`, ${body});`, ["STORAGE-01", "STORAGE-02", "STORAGE-03"]],
    ["a group", `describe("CART-01", () => { test("adds", ${body}); });`, []],
    ["a group of journeys", `test.describe("CART-01", () => { test("adds", ${body}); });`, []],
    ["a title after its table", `it.each([["/", /[")]/]])("CART-01 %s", ${body});`, ["CART-01"]],
    ["a table with a type", `it.each<[string]>([["a"]])("CART-01 %s", ${body});`, ["CART-01"]],
    ["rows that the title says", `test.each([["CART-01", 1]])("%s", ${body});`, ["CART-01"]],
    ["rows of a constant", `const rows = [["CART-01", 1]];\ntest.each(rows)("%s", ${body});`, ["CART-01"]],
    [
      "fields that the title says",
      `test.each([{ id: "CART-01", b: "CART-02" }])("$id", ${body});`,
      ["CART-01"],
    ],
    ["rows that it does not say", `test.each([["CART-01", 1]])("nothing", ${body});`, []],
    ["what the title leaves out of a row", `test.each([["a", "CART-01"]])("%s", ${body});`, []],
    ["a template", `test(\`CART-01 \${1}, CART-02\`, ${body});`, ["CART-01", "CART-02"]],
    ["a comment", "// CART-01\n/** CART-02 */\n// test('CART-03')\n", []],
    ["what stands in a test", `test("", () => { say("CART-01"); /x/.test("CART-02"); expect(1); });`, []],
    ["a title that is made elsewhere", `test(title, ${body});`, []],
    ["a test that asserts nothing", `test("CART-01", () => { add(); });`, []],
    [
      "a test that asserts by a function of its file",
      `test("CART-01", () => holds());\nfunction holds() { expect(1); }`,
      ["CART-01"],
    ],
    [
      "by a function that calls one",
      `const a = () => b();\nfunction b() { expect(1); }\ntest("CART-01", a);`,
      ["CART-01"],
    ],
    [
      "by a function that says so",
      `import { expectRefusal } from "./x.ts";\ntest("CART-01", () => expectRefusal(1));`,
      ["CART-01"],
    ],
    ["by somebody else's function", `import { add } from "./x.ts";\ntest("CART-01", () => add());`, []],
    ["for all values", `test("CART-01", () => fc.assert(fc.property(fc.nat(), holds)));`, ["CART-01"]],
  ])("%s", (_, source, ids) => {
    expect([...shown(source)]).toEqual(ids);
  });
});
