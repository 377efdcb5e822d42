import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { root } from "../bootstrap.mjs";
import { examplesOf } from "./examples-of.ts";
import { expectationOf } from "./expectation.ts";
import { scopeOf } from "./scope.ts";

const sources = globSync("packages/*/src/**/*.{ts,tsx}", { cwd: root, exclude: ["**/*.test.*"] })
  .toSorted()
  .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }))
  .filter(({ text }) => text.includes("@example"));

describe.each(sources)("the examples of $path", ({ path, text }) => {
  let scope: Record<string, unknown>;
  beforeAll(async () => {
    scope = await scopeOf(join(root, path), text);
  }, 60_000);

  test.each(examplesOf(path, text))("line $line: $code", { timeout: 60_000 }, ({ code, shown }) => {
    if (shown === undefined) throw new Error("It does not show what it gives.");
    const names: Record<string, unknown> = { ...scope, expect, beginsWith };
    const evaluate = (expression: string) =>
      new Function(...Object.keys(names), `"use strict"; return (${expression});`)(...Object.values(names));
    expect(asSeen(evaluate(code))).toEqual(evaluate(expectationOf(shown)));
  });
});

/** Hard spaces look like others in an example, too. */
function asSeen(given: unknown): unknown {
  return typeof given === "string" ? given.replaceAll(/[\u00a0\u202f]/gu, " ") : given;
}

/** An array whose first elements these are. */
function beginsWith(first: readonly unknown[]) {
  return {
    asymmetricMatch: (given: unknown) => {
      expect(Array.isArray(given) ? given.slice(0, first.length) : given).toEqual(first);
      return true;
    },
  };
}
