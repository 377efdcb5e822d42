import { describe, expect, test } from "vitest";
import { parse } from "../source/parse.ts";
import { functionsOf } from "./functions.ts";
import { habitsOf } from "./habits.ts";
import { untoldRules } from "./untold-rules.ts";

describe("what we do seldom", () => {
  test.each([
    ["an effect", "useEffect(() => {}, []);", ["effect"]],
    ["an effect by its family name", "React.useLayoutEffect(function measure() {});", ["effect"]],
    ["a cast", "const a = b as Sku;", ["cast"]],
    ["a cast by way of unknown is one", "const a = b as unknown as Sku;", ["cast"]],
    ["as const casts nothing", "const a = [1] as const;", []],
    ["nor does another name for an import", 'import { a as b } from "./a.ts";', []],
    ["a promise that nobody keeps", "first(list)!.name;", ["bang"]],
    ["not-equal and not", "a !== b && !c;", []],
    ["words of it", '// useEffect(x as Y)\nsay("as Sku!");', []],
  ])("%s", (_, source, habits) => {
    expect(habitsOf(parse("a.ts", source)).map(({ habit }) => habit)).toEqual(habits);
  });
});

describe("functions", () => {
  test.each([
    ["function a(b, c) {\n\n  return b;\n}", { name: "a", lines: 3, parameters: 2, isComponent: false }],
    ["const a = (b) => b;", { name: "a", lines: 1, parameters: 1, isComponent: false }],
    ["const a = { b(c) { return c; } };", { name: "b", lines: 1, parameters: 1, isComponent: false }],
    [
      "export function Page() {\n  return null;\n}",
      { name: "Page", lines: 3, parameters: 0, isComponent: true },
    ],
  ])("%j", (source, measured) => {
    expect(functionsOf(parse("a.tsx", source))).toEqual([{ line: 1, ...measured }]);
  });

  test("a type of one is none", () => {
    expect(functionsOf(parse("a.ts", "type A = (b: B) => C; declare function d(): void;"))).toEqual([]);
  });
});

test.each([
  ["/** Says. @example a() // 1 */\nexport function a() {}", []],
  ["/** Says. */\nexport function a() {}", ["a"]],
  ["export function a() {}", ["a"]],
  ["function a() {}", []],
])("the rules that nobody explains in %j", (source, names) => {
  expect(untoldRules(parse("a.ts", source)).map(({ name }) => name)).toEqual(names);
});
