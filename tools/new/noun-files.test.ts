import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root } from "../bootstrap.mjs";
import { runProgram } from "../run-program.ts";
import { cruise } from "../walls/cruise.ts";
import { makeNoun } from "./noun-files.ts";
import { nounWords } from "./noun-words.ts";
import { makeOperation, type Outcome } from "./operation-files.ts";

let copy: string;
let outcome: Outcome;
let operation: Outcome;

/** The house without its things; its own packages resolve to the copies. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "vycep-noun-"));
  const parts = ["apps", "packages", "db", "codegen.ts", "biome.json", "tsconfig.base.json", "package.json"];
  const filter = (path: string) => !/node_modules|\/dist$/.test(path);
  for (const part of parts) cpSync(join(root, part), join(copy, part), { recursive: true, filter });
  for (const folder of globSync("{apps,packages}/*/node_modules", { cwd: root }))
    symlinkSync(join(root, folder), join(copy, folder));
  mkdirSync(join(copy, "node_modules/@vycep"), { recursive: true });
  for (const name of readdirSync(join(root, "node_modules")).filter((entry) => entry !== "@vycep"))
    symlinkSync(join(root, "node_modules", name), join(copy, "node_modules", name));
  for (const house of globSync(["{apps,packages}/*", "db"], { cwd: copy })) {
    if (!existsSync(join(copy, house, "package.json"))) continue;
    const { name } = JSON.parse(readFileSync(join(copy, house, "package.json"), "utf8")) as { name: string };
    symlinkSync(join(copy, house), join(copy, "node_modules", name));
  }
  outcome = makeNoun(copy, "harvest-story");
  operation = makeOperation(copy, { noun: "cart", name: "weighCart" });
}, 120_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe("npm run new -- noun", () => {
  test("makes every room, named as the house names them, and tells those who list nouns", () => {
    expect(outcome, JSON.stringify(outcome)).toMatchObject({ kind: "made" });
    for (const path of [
      "packages/domain/src/harvest-story/harvest-story-title.ts",
      "packages/contract/src/harvest-story/harvest-story.graphql",
      "packages/words/src/harvest-story/sk.ts",
      "db/schema/harvest-story.sql",
      "apps/server/src/modules/harvest-story/harvest-stories.test.ts",
      "apps/server/src/modules/harvest-story/harvest-story.policy.ts",
      "apps/portal/src/features/harvest-story/use-add-harvest-story.ts",
      "apps/portal/src/screens/harvest-story/harvest-story-screen.tsx",
    ])
      expect(existsSync(join(copy, path)), path).toBe(true);
    expect(readFileSync(join(copy, "apps/server/src/app/modules.ts"), "utf8")).toContain(
      "harvestStoryResolvers(deps),",
    );
    if (outcome.kind === "made")
      for (const path of outcome.files)
        expect(readFileSync(join(copy, path), "utf8")).not.toMatch(/\{\{\w+\}\}/);
  });

  test("what it makes, and what a new operation makes, compiles, pleases the linter and keeps to the walls", {
    timeout: 600_000,
  }, async () => {
    const options = { quiet: true, cwd: copy };
    expect(await runProgram(["graphql-codegen", "--config", "codegen.ts"], options)).toMatchObject({
      code: 0,
    });
    const sources = [outcome, operation].flatMap((made) =>
      made.kind === "made" ? made.files.filter((path) => /[.]tsx?$/.test(path)) : [],
    );
    expect(sources).toContain("apps/server/src/modules/cart/weigh-cart.ts");
    const linted = await runProgram(
      ["biome", "check", "--vcs-enabled=false", "--write", ...sources],
      options,
    );
    expect(linted).toMatchObject({ code: 0 });
    const compiler = join(root, "node_modules/typescript/bin/tsc");
    const answers = await Promise.all([
      ...["packages/domain", "packages/words", "apps/server", "apps/portal"].map((project) =>
        runProgram(["node", compiler, "-p", project], options),
      ),
      cruise(copy),
    ]);
    // What others are just writing in the working tree is not this test's business.
    const lines = answers.flatMap(({ output }) => output.split("\n"));
    expect(lines.filter((line) => /harvest|weigh-cart|routes\.ts|modules\.ts|nouns\.ts/.test(line))).toEqual(
      [],
    );
  });

  test("overwrites nothing, and takes no name that is none", () => {
    expect(makeNoun(copy, "harvest-story")).toMatchObject({ kind: "refused" });
    for (const name of ["Harvest", "harvest story", "../harvest", ""])
      expect(makeNoun(copy, name)).toMatchObject({ kind: "refused" });
  });
});

test("a noun is spelled as each house spells it", () => {
  expect(nounWords("harvest-story", "0017")).toEqual({
    noun: "harvest-story",
    name: "harvestStory",
    Name: "HarvestStory",
    names: "harvestStories",
    Names: "HarvestStories",
    nouns: "harvest-stories",
    table: "harvest_story",
    migration: "0017",
  });
});
