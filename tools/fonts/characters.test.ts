import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../bootstrap.mjs";
import { characters, unicodeRange } from "./characters.ts";

describe("the font that comes with every page", () => {
  test.each(["cs", "sk", "en"])("has every letter and sign of the texts in %s", (language) => {
    const has = new Set([...characters, "\n"]);
    const texts = globSync(`packages/words/src/*/${language}.ts`, { cwd: root })
      .map((path) => readFileSync(join(root, path), "utf8"))
      .join("");
    expect([...new Set(texts)].filter((one) => !has.has(one))).toEqual([]);
  });

  test("is asked for these alone: the style sheet names the same characters", () => {
    const sheet = readFileSync(join(root, "packages/ui/src/styles/archivo.css"), "utf8");
    const named = [...sheet.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].reduce(
      (sum, [, from = "", to = from]) => sum + Number.parseInt(to, 16) - Number.parseInt(from, 16) + 1,
      0,
    );
    expect(named).toBe(new Set(characters).size);
  });

  test.each([
    [["a", "b", "c", "e"], "U+0061-0063, U+0065"],
    [["→", "A"], "U+0041, U+2192"],
    [[], ""],
  ])("%j in CSS is %j", (of, range) => {
    expect(unicodeRange(of)).toBe(range);
  });
});
