import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../bootstrap.mjs";
import { type Ending, runProgram } from "../run-program.ts";

const generated = ["apps/server/src/app/*.gen.ts", "apps/portal/src/shared/graphql.gen/*.ts"];

/** Generates anew and compares with what lies there; the fresh files stay, to be looked at and committed. */
export async function checkFresh(): Promise<Ending> {
  const before = contents();
  const ending = await runProgram(["node", "tools/codegen.ts", "graphql"], { quiet: true });
  if (ending.code !== 0) return ending;
  const after = contents();
  const stale = [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => before.get(path) !== after.get(path),
  );
  if (stale.length === 0) return { code: 0, output: "" };
  return { code: 1, output: `Generated anew because they were stale; commit them:\n  ${stale.join("\n  ")}` };
}

function contents(): Map<string, string> {
  const paths = generated.flatMap((pattern) => globSync(pattern, { cwd: root })).toSorted();
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), "utf8")]));
}
