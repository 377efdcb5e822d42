import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { root } from "../bootstrap.mjs";
import { runProgram } from "../run-program.ts";
import { cruise } from "../walls/cruise.ts";
import { houseCopy } from "./house-copy.ts";
import { makeNoun } from "./noun-files.ts";
import { makeOperation } from "./operation-files.ts";

test("what a new noun and a new operation are made of compiles, pleases the linter and keeps to the walls", {
  timeout: 600_000,
}, async () => {
  const copy = houseCopy();
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  const outcome = makeNoun(copy, "harvest-story");
  const operation = makeOperation(copy, { noun: "cart", name: "weighCart" });
  const options = { quiet: true, cwd: copy };
  expect(await runProgram(["graphql-codegen", "--config", "codegen.ts"], options)).toMatchObject({
    code: 0,
  });
  const sources = [outcome, operation].flatMap((made) =>
    made.kind === "made" ? made.files.filter((path) => /[.]tsx?$/.test(path)) : [],
  );
  expect(sources).toContain("apps/server/src/modules/cart/weigh-cart.ts");
  const linted = await runProgram(["biome", "check", "--vcs-enabled=false", "--write", ...sources], options);
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
