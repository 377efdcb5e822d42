import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../bootstrap.mjs";

/** `max-mobile:`, `max-laptop:`: what a width is compared with has a name of the style sheets. */
const upTo = /(?<![\w-])max-([a-z]+):(?=[a-z[-])/g;

const namesIn = (text: string, shape: RegExp) => [...text.matchAll(shape)].map(([, name = ""]) => name);

test("what is said of narrow windows is defined: a style sheet leaves out what it does not know", () => {
  const css = globSync("{apps/*,packages/*}/src/**/*.css", { cwd: root })
    .map((file) => readFileSync(join(root, file), "utf8"))
    .join("\n");
  const known = new Set([
    ...namesIn(css, /--breakpoint-([a-z]+):/g),
    ...namesIn(css, /@custom-variant max-([a-z]+) /g),
  ]);
  const used = globSync("{apps/*,packages/*}/src/**/*.tsx", { cwd: root }).flatMap((file) =>
    namesIn(readFileSync(join(root, file), "utf8"), upTo).map((name) => ({ file, name })),
  );
  expect(used.length).toBeGreaterThan(300);
  expect(used.filter(({ name }) => !known.has(name))).toEqual([]);
});
