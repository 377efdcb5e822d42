import { join } from "node:path";
import { root } from "../bootstrap.mjs";
import { run, runProgram } from "../run-program.ts";
import { buildServer } from "../serve/builds.ts";
import { serverProgram } from "../serve/server-program.ts";

const entry = join(root, "apps/server/src/app/server.ts");

/**
 * Runs once before the tests of the server and the drills: what the server is made of is read and compiled by one process,
 * and found so by the workers. The forty servers that are started as processes of their own, and mostly killed, run as built.
 */
export async function setup(): Promise<void> {
  if (process.env.VYCEP_TEST_SERVER !== undefined) return;
  process.env.NODE_COMPILE_CACHE ??= join(root, "node_modules", ".cache", "node");
  await Promise.all([
    run(["node", "--input-type=module", "--eval", `await import(${JSON.stringify(entry)}); process.exit();`]),
    prepareBuilt(),
  ]);
}

/** Built, and compiled once: it ends for want of a database, when all that it begins with has been read. */
async function prepareBuilt(): Promise<void> {
  await buildServer();
  await runProgram(["node", ...serverProgram], { quiet: true, env: { DATABASE_URL: "" } });
  process.env.VYCEP_TEST_SERVER = JSON.stringify(serverProgram);
}
