import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root } from "../bootstrap.mjs";
import { makeOperation, type Outcome } from "./operation-files.ts";

const files = [
  "apps/server/src/modules/cart/weigh-cart.ts",
  "apps/server/src/modules/cart/weigh-cart.test.ts",
  "apps/portal/src/features/cart/use-weigh-cart.ts",
];

let copy: string;
let outcome: Outcome;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "vycep-new-"));
  const parts = ["apps", "packages", "db", "codegen.ts", "biome.json", "tsconfig.base.json", "package.json"];
  const filter = (path: string) => !/node_modules|\/dist$/.test(path);
  for (const part of parts) cpSync(join(root, part), join(copy, part), { recursive: true, filter });
  for (const folder of ["node_modules", ...globSync("{apps,packages}/*/node_modules", { cwd: root })]) {
    symlinkSync(join(root, folder), join(copy, folder));
  }
  outcome = makeOperation(copy, { noun: "cart", name: "weighCart" });
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

// That it compiles is shown in noun-files.test.ts, in one go with a noun.
describe("npm run new -- operation", () => {
  test("makes contract, operation, test and hook under the names of the house, and wires the resolver", () => {
    expect(outcome).toMatchObject({ kind: "made", left: [] });
    for (const path of files) expect(existsSync(join(copy, path))).toBe(true);
    expect(read("packages/contract/src/cart/cart.graphql")).toMatch(
      /weighCart\("[^"]+" input: WeighCartInput!\): WeighCartOutput!/,
    );
    expect(read("apps/server/src/modules/cart/cart.resolvers.ts")).toContain(
      "weighCart(deps, context, input)",
    );
    expect(read(files[0] ?? "")).toContain("export async function weighCart(");
    expect(read(files[2] ?? "")).toContain("export function useWeighCart()");
  });

  test("overwrites nothing", () => {
    expect(makeOperation(copy, { noun: "cart", name: "weigh-cart" })).toEqual({
      kind: "refused",
      reason: "apps/server/src/modules/cart/weigh-cart.ts is there already.",
    });
  });

  test("a noun without resolvers gets them, and is told the one line that is left", () => {
    const made = makeOperation(copy, { noun: "stock-taking", name: "count-stock" });
    expect(made).toMatchObject({
      kind: "made",
      left: [expect.stringContaining("stockTakingResolvers(deps)")],
    });
    expect(read("apps/server/src/modules/stock-taking/README.md")).toContain("stock-taking");
  });

  test.each([
    ["Cart", "clear-cart"],
    ["cart", "Clear Cart"],
    ["cart", "../clear"],
  ])("refuses the names %s %s", (noun, name) => {
    expect(makeOperation(copy, { noun, name }).kind).toBe("refused");
  });
});

function read(path: string): string {
  return readFileSync(join(copy, path), "utf8");
}
