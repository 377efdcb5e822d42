import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { houseCopy } from "./house-copy.ts";
import { makeNoun } from "./noun-files.ts";
import { nounWords } from "./noun-words.ts";
import type { Outcome } from "./operation-files.ts";

let copy: string;
let outcome: Outcome;

beforeAll(() => {
  copy = houseCopy();
  outcome = makeNoun(copy, "harvest-story");
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
