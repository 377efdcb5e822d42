import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../bootstrap.mjs";
import { type Ending, runProgram } from "../run-program.ts";

/** The two sources of generated types, and what is made of them. */
const generated = {
  graphql: [
    "packages/contract/src/magento/*.magento.graphql",
    "apps/server/src/platform/graphql.gen.ts",
    "apps/server/src/platform/desk/desk-graphql.gen.ts",
    "apps/{portal,desk}/src/shared/graphql.gen/*.ts",
  ],
  database: ["apps/server/src/platform/db.gen.ts"],
};

/** Generates anew and compares with what lies there; the fresh files stay, to be looked at and committed. */
export async function checkFresh(source: keyof typeof generated): Promise<Ending> {
  const before = contentsOf(generated[source]);
  const ending = await runProgram(["node", "tools/codegen.ts", source], { quiet: true });
  if (ending.code !== 0) return ending;
  const after = contentsOf(generated[source]);
  const stale = [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => before.get(path) !== after.get(path),
  );
  if (stale.length === 0) return { code: 0, output: "" };
  return { code: 1, output: `Generated anew because they were stale; commit them:\n  ${stale.join("\n  ")}` };
}

function contentsOf(patterns: readonly string[]): Map<string, string> {
  const paths = patterns.flatMap((pattern) => globSync(pattern, { cwd: root }));
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), "utf8")]));
}
