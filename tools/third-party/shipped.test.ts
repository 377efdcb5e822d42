import { describe, expect, test } from "vitest";
import { type Lock, shipped } from "./shipped.ts";

const lock: Lock = {
  packages: {
    "": { dependencies: {}, optionalDependencies: { node: "24" } },
    "apps/portal": { dependencies: { "@vycep/ui": "*", draw: "1" } },
    "apps/server": { dependencies: { serve: "1" }, optionalDependencies: { absent: "1" } },
    "packages/ui": { dependencies: { font: "5" } },
    e2e: { dependencies: { browser: "1" } },
    "node_modules/@vycep/ui": { link: true },
    "node_modules/node": { version: "24.1.0", license: "MIT", optional: true },
    "node_modules/draw": { version: "1.0.0", license: "MIT", dependencies: { line: "2" } },
    "node_modules/draw/node_modules/line": { version: "2.0.0", license: "ISC" },
    "node_modules/line": { version: "1.0.0", license: "MIT" },
    "node_modules/font": {
      version: "5.0.0",
      license: "OFL-1.1",
      peerDependencies: { line: "1", extra: "1" },
      peerDependenciesMeta: { extra: { optional: true } },
    },
    "node_modules/extra": { version: "1.0.0" },
    "node_modules/serve": { version: "1.2.0", dependencies: { line: "1", serve: "1" } },
    "node_modules/browser": { version: "9.0.0", license: "Apache-2.0" },
  },
};

const names = (isChosen: (workspace: string) => boolean) =>
  shipped(lock, isChosen).map(({ name, version }) => `${name} ${version}`);

describe("what goes out with us", () => {
  test.each([
    [
      "all but the journeys",
      (name: string) => name !== "e2e",
      ["draw 1.0.0", "font 5.0.0", "line 1.0.0", "line 2.0.0", "node 24.1.0", "serve 1.2.0"],
    ],
    [
      "the portal, with the copy that it really gets",
      (name: string) => name === "apps/portal",
      ["draw 1.0.0", "line 2.0.0"],
    ],
    [
      "a peer that must be there, not one that may",
      (name: string) => name === "packages/ui",
      ["font 5.0.0", "line 1.0.0"],
    ],
    ["nothing", () => false, []],
  ])("is of %s", (_, isChosen, expected) => expect(names(isChosen)).toEqual(expected));

  test("says of each its licence and whether every machine has it", () => {
    const [node, serve] = shipped(lock, (name) => name === "" || name === "apps/server").slice(-2);
    expect(node).toMatchObject({ name: "node", licence: "MIT", isForSomeMachines: true });
    expect(serve).toMatchObject({ name: "serve", licence: null, isForSomeMachines: false });
  });
});
