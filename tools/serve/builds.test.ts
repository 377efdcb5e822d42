import { spawnSync } from "node:child_process";
import { beforeAll, expect, test } from "vitest";
import { findNode, root } from "../bootstrap.mjs";
import { buildServer } from "./builds.ts";
import { serverProgram } from "./server-program.ts";

/** Tells at the end which files were loaded. */
const tellLoaded = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from "node:module";
  const loaded = new Set();
  registerHooks({ load: (url, context, next) => (loaded.add(url), next(url, context)) });
  process.on("exit", () => process._rawDebug("loaded: " + [...loaded].join(" ")));`)}`;

beforeAll(async () => {
  await buildServer();
});

test("performance.md what was built starts by reading a few files instead of two thousand", () => {
  // It ends for want of a database, when all that it begins with has been read.
  const run = node(["--import", tellLoaded, ...serverProgram], { VYCEP_DEMO: "on" });
  expect(run.status).toBe(1);
  expect(run.stderr).toContain("  DATABASE_URL: ");
  const loaded = /^loaded: (.*)$/m.exec(run.stderr)?.[1]?.split(" ") ?? [];
  const files = loaded
    .filter((url) => url.startsWith("file:"))
    .map((url) => url.slice(url.indexOf(root) + root.length));
  expect(files.some((file) => file.endsWith("/main.js"))).toBe(true);
  expect(files.filter((file) => file.endsWith(".ts"))).toEqual([]);
  // What is loaded natively, its few helpers, and the parts that later ones share.
  expect(files.length).toBeLessThan(30);
  expect(files.filter((file) => /oidc-provider|imap-flow|jobs|paper-thread|mailsplit/.test(file))).toEqual(
    [],
  );
});

test("what was built and has not changed is not built again", async () => {
  expect(await buildServer()).toBe(false);
});

test("a trace of what was built names the line of its source", () => {
  const asked = `import { startServer } from ${JSON.stringify(serverProgram.at(-1))}; await startServer({});`;
  const run = node([...serverProgram.slice(0, -1), "--input-type=module", "--eval", asked]);
  expect(run.stderr).toMatch(/apps\/server\/src\/[a-z/-]+\.ts:\d+/);
});

function node(args: readonly string[], env: Record<string, string> = {}) {
  return spawnSync(findNode(), [...args], { cwd: root, env, encoding: "utf8" });
}
