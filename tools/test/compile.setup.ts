import { join } from "node:path";
import { root } from "../bootstrap.mjs";
import { run } from "../run-program.ts";

const entry = join(root, "apps/server/src/app/server.ts");

/**
 * Runs once before the server tests: what the server is made of is read and compiled by one process, and found so by
 * the workers and by the forty servers that are started as processes of their own, and mostly killed.
 */
export async function setup(): Promise<void> {
  process.env.NODE_COMPILE_CACHE ??= join(root, "node_modules", ".cache", "node");
  await run([
    "node",
    "--input-type=module",
    "--eval",
    `await import(${JSON.stringify(entry)}); process.exit();`,
  ]);
}
