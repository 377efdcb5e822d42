import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../bootstrap.mjs";

const rawPixel = /[a-z-]+-\[[^\]\s]*\dpx[^\]\s]*\]/g;

test.each([
  ["grid-cols-[minmax(0,1fr)_400px]", true],
  ["max-mobile:ml-[31px]", true],
  ["shadow-[inset_0_0_0_1.5px_var(--color-line)]", true],
  ["grid-cols-aside", false],
  ["max-w-[34ch]", false],
  ["max-h-[74%]", false],
])("%s is a raw pixel: %s", (text, isRaw) => {
  expect(text.match(rawPixel) !== null).toBe(isRaw);
});

test("no raw pixel stands in an app or in the shell: sizes have a name and a purpose", () => {
  const files = globSync("{apps/*,packages/shell}/src/**/*.tsx", { cwd: root });
  const found = files.flatMap((file) =>
    (readFileSync(join(root, file), "utf8").match(rawPixel) ?? []).map((text) => `${file} ${text}`),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(found).toEqual([]);
});
