// npm run new -- operation <noun> <name>: the files of a new operation in every house, ready to be filled.
// npm run new -- noun <name>: every room of a new noun, from the rule to the screen, working as they are.
import { root } from "./bootstrap.mjs";
import { makeNoun } from "./new/noun-files.ts";
import { makeOperation, type Outcome } from "./new/operation-files.ts";
import { run } from "./run-program.ts";

const [what, noun, name] = process.argv.slice(2);
if (what === "operation" && noun !== undefined && name !== undefined) {
  await finish(makeOperation(root, { noun, name }), "graphql");
  process.stdout.write(
    "Now fill in facts, rule and saving. Two tests are red until then: refused, and done.\n",
  );
} else if (what === "noun" && noun !== undefined && name === undefined) {
  await finish(makeNoun(root, noun));
} else {
  process.stderr.write(
    "Usage: npm run new -- operation cart clear-cart, or: npm run new -- noun contract-note\n",
  );
  process.exitCode = 2;
}

/** Makes the types that follow from it (both kinds, unless only one is named), formats, and tells. */
async function finish(outcome: Outcome, ...only: readonly string[]): Promise<void> {
  if (outcome.kind === "refused") {
    process.stderr.write(`${outcome.reason}\n`);
    process.exit(1);
  }
  await run(["node", "tools/codegen.ts", ...only]);
  const formatted = outcome.files.filter((path) => !/[.](md|sql|graphql)$/.test(path));
  await run(["biome", "check", "--write", ...formatted]);
  process.stdout.write(`Made or changed:\n${outcome.files.map((path) => `  ${path}\n`).join("")}`);
  for (const line of outcome.left) process.stdout.write(`Left to you:\n  ${line}\n`);
}
