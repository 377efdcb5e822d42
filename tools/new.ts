// npm run new -- operation <noun> <name>: the files of a new operation in every house, ready to be filled.
import { root } from "./bootstrap.mjs";
import { makeOperation } from "./new/operation-files.ts";
import { run } from "./run-program.ts";

const [what, noun, name] = process.argv.slice(2);
if (what !== "operation" || noun === undefined || name === undefined) {
  process.stderr.write(
    "Usage: npm run new -- operation <noun> <name>, for example: operation cart clear-cart\n",
  );
  process.exitCode = 2;
} else {
  const outcome = makeOperation(root, { noun, name });
  if (outcome.kind === "refused") {
    process.stderr.write(`${outcome.reason}\n`);
    process.exitCode = 1;
  } else {
    await run(["node", "tools/codegen.ts", "graphql"]);
    await run(["biome", "check", "--write", ...outcome.files.filter((path) => !path.endsWith(".md"))]);
    process.stdout.write(`Made or changed:\n${outcome.files.map((path) => `  ${path}\n`).join("")}`);
    for (const line of outcome.left) process.stdout.write(`Left to you:\n  ${line}\n`);
    process.stdout.write(
      "Now fill in facts, rule and saving. Two tests are red until then: refused, and done.\n",
    );
  }
}
