import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
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

test("a trace of what was built names the line of its source in the log", async () => {
  const env = { DATABASE_URL: "postgresql://nobody@127.0.0.1:1/nowhere", VYCEP_DEMO: "on", PORT: "0" };
  const child = spawn(findNode(), serverProgram, { cwd: root, env, stdio: ["ignore", "pipe", "ignore"] });
  const ended = once(child, "exit");
  let said = "";
  for await (const chunk of child.stdout) {
    said += String(chunk);
    if (said.includes('"stack"') && said.endsWith("\n")) break;
  }
  child.kill("SIGKILL");
  await ended;
  expect(said).toMatch(/apps\/server\/src\/[a-z/-]+\.ts:\d+/);
  expect(said).not.toContain("/dist/main.js");
});

function node(args: readonly string[], env: Record<string, string> = {}) {
  return spawnSync(findNode(), [...args], { cwd: root, env, encoding: "utf8" });
}
