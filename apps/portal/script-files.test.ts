import { globSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openedFirst } from "./first-files.ts";
import { firstPages, namedFiles } from "./script-files.ts";

const files = globSync("{packages,apps}/*/src/**/*.{ts,tsx}", { cwd: join(import.meta.dirname, "../..") })
  .filter((path) => !path.includes(".test."))
  .map((path) => `/${path}`);

/** "a/(b|c(d|e))" as a/b, a/cd and a/ce: each name of a pattern has a file of its own to fit. */
function namesIn(pattern: string): readonly string[] {
  const inner = /\(([^()]*)\)/.exec(pattern);
  if (!inner) return [pattern];
  const [group, names = ""] = inner;
  const taken = names.split("|").flatMap((name) => namesIn(pattern.replace(group, () => name)));
  return [...new Set(taken)];
}

describe("names that steer which script a file is built into", () => {
  it.each(namedFiles.flatMap(({ source }) => namesIn(source)))("%s fits a file", (pattern) => {
    const name = new RegExp(pattern);
    expect(files.filter((file) => name.test(file))).not.toEqual([]);
  });

  it.each([
    ...new Set([
      ...Object.values(firstPages).flat(),
      ...Object.values(openedFirst).flatMap(({ begins, goesOn }) => [...begins.modules, ...goesOn.modules]),
    ]),
  ])("%s is one file", (name) => {
    expect(files.filter((file) => file.replace(/\.tsx?$/, "").endsWith(`/${name}`))).toHaveLength(1);
  });

  it.each(Object.entries(openedFirst))(
    "from %s people go to pages that are listed themselves",
    (path, { next }) => {
      expect(next).not.toEqual([]);
      expect(next).not.toContain(path);
      expect(next.filter((one) => !(one in openedFirst))).toEqual([]);
    },
  );

  it("a pattern is taken apart into all of its names", () => {
    expect(namesIn("a/(b|c(d|e))f")).toEqual(["a/bf", "a/cdf", "a/cef"]);
    expect(namesIn("plain")).toEqual(["plain"]);
  });
});
