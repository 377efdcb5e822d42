import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folder = new URL("../", import.meta.url).pathname;

test("what a refusal names without a code of its own is names of columns, the same in every language", () => {
  const written = globSync("**/*.ts", { cwd: folder })
    .filter((path) => !path.endsWith(".test.ts"))
    .flatMap((path) => [
      ...readFileSync(`${folder}${path}`, "utf8").matchAll(/\babout(?: =|:) [`"](.*?)[`"]/g),
    ])
    .flatMap(([, about]) => about ?? []);
  expect(written.length).toBeGreaterThan(10);
  expect(written.filter((about) => !/^\w+(?: [+×] \w+)*$/.test(about))).toEqual([]);
});
