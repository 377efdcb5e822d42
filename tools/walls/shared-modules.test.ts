import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../bootstrap.mjs";

/** Where the files of a worker share their modules, another file may have loaded what a test would replace. */
const shared = [
  "apps/server/src/**/*.test.ts",
  "{apps/portal,packages/shell}/src/**/*.test.ts",
  "{packages,apps}/*/src/**/*.test.tsx",
  "db/**/*.test.ts",
];

describe("tests whose files share their modules", () => {
  const files = globSync(shared, { cwd: root, exclude: ["**/node_modules/**"] });

  test("replace no module, since only the order of the files would tell whether they do", () => {
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((path) => readFileSync(join(root, path), "utf8").includes("vi.mock("))).toEqual([]);
  });
});
