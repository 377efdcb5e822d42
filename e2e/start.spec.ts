import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { freePort } from "../db/src/embedded/port.ts";
import { isAlive } from "../db/src/embedded/users.ts";
import { cloneDatabase } from "../db/src/testing/template.ts";
import { root } from "../tools/bootstrap.mjs";

/** `npm start` from the outside: real processes, a home of its own, no browser. */
type Started = {
  readonly process: ChildProcess;
  readonly url: string;
  readonly output: () => string;
  readonly ended: Promise<number | null>;
};

test.describe.configure({ mode: "serial", timeout: 180_000 });

let home: string;
let port: number;
const all: Started[] = [];

test.beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), "vycep-start-"));
  port = await freePort(3060);
});

test.afterAll(async () => {
  for (const { process, ended } of all) {
    process.kill("SIGTERM");
    await ended;
  }
  rmSync(home, { recursive: true, force: true });
});

test("the first start makes the database, loads the demo, and prints address and sign-ins", async () => {
  const first = await start();
  expect(first.output()).toContain("created");
  expect(first.output()).toContain("Pivovar Lipovrch loaded");
  expect(first.output()).toContain("Vycep-demo-2026");
  expect(first.output()).toContain("jana.novotna@modrahvezda.example");
  expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
  expect(await people(first)).toBeGreaterThan(0);
});

test("a port that was asked for and is taken is named, and nothing starts", async () => {
  const refused = await run("tools/start.mjs", [], { PORT: String(port) });
  expect(refused.code).toBe(1);
  expect(refused.output).toContain(`Port ${port} (PORT) is taken`);
});

test("a bad configuration is listed whole", async () => {
  const refused = await run("tools/start.mjs", [], { PORT: "abc", VYCEP_ROLE: "cook", VYCEP_TYPO: "1" });
  expect(refused.code).toBe(1);
  for (const key of ["PORT", "VYCEP_ROLE", "VYCEP_TYPO"]) expect(refused.output).toContain(key);
});

test("an import beside a running server reports the bad rows and leaves the database running", async () => {
  const file = join(home, "products.csv");
  writeFileSync(file, "sku;name_cs\n;bez čísla\n");
  const refused = await run("tools/import.ts", ["products", file]);
  expect(refused.code).toBe(1);
  expect(refused.output).toContain("nothing was imported");
  expect((await fetch(`${running().url}/readyz`)).status).toBe(200);
});

test("the demo is made new under a running server", async () => {
  const reset = await run("tools/reset.ts");
  expect(reset).toMatchObject({ code: 0, output: expect.stringContaining("Pivovar Lipovrch loaded") });
  await expect.poll(async () => (await fetch(`${running().url}/readyz`)).status).toBe(200);
  expect(await people(running())).toBeGreaterThan(0);
});

test("Ctrl-C leaves nothing behind, and the next start finds everything", async () => {
  const before = postmaster();
  running().process.kill("SIGINT");
  expect(await running().ended).toBe(0);
  await expect.poll(() => isAlive(before)).toBe(false);
  const next = await start();
  expect(next.output()).toContain("started");
  expect(next.output()).not.toContain("loaded");
});

test("a killed PostgreSQL is started again and said, and the same server goes on with everything that was there", async () => {
  const { url, output } = running();
  const before = postmaster();
  const server = serverPid();
  const offered = await people(running());
  process.kill(before, "SIGKILL");
  await expect.poll(output, { timeout: 25_000 }).toContain("PostgreSQL runs again");
  expect(output()).toContain("PostgreSQL ended by itself, starting it again …");
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200);
  expect(await people(running())).toBe(offered);
  await expect.poll(() => isAlive(before)).toBe(false);
  expect(isAlive(postmaster())).toBe(true);
  expect(serverPid()).toBe(server);
});

test("a killed server ends the starter with an error, and the database in good order", async () => {
  const before = postmaster();
  process.kill(serverPid(), "SIGKILL");
  expect(await running().ended).toBe(1);
  expect(running().output()).toContain("SIGKILL");
  await expect.poll(() => isAlive(before)).toBe(false);
});

test("a killed starter leaves the database to the next start, which adopts it", async () => {
  const killed = await start();
  const before = postmaster();
  const server = serverPid();
  process.kill(starterPid(), "SIGKILL");
  await killed.ended;
  await expect.poll(() => isAlive(server)).toBe(false);
  const next = await start();
  expect(next.output()).toContain("adopted");
  expect(postmaster()).toBe(before);
});

test("the usual port taken, the next free one is used and named", async () => {
  const squatter = createServer();
  await new Promise<void>((resolve) =>
    squatter.once("error", () => resolve()).listen(3000, "127.0.0.1", resolve),
  );
  const beside = await start({ PORT: "" });
  expect(beside.output()).toMatch(/Port 3000 is taken, using \d+\./);
  expect((await fetch(`${beside.url}/healthz`)).status).toBe(200);
  squatter.close();
});

test("DATABASE_URL is used instead, without its password being shown, and no embedded one is made", async () => {
  const database = await cloneDatabase(
    process.env.VYCEP_TEST_DATABASE_URL ?? "",
    process.env.VYCEP_TEST_TEMPLATE ?? "",
  );
  const elsewhere = join(home, "unused");
  const started = await start({ DATABASE_URL: database.databaseUrl, VYCEP_HOME: elsewhere, PORT: "" });
  expect(started.output()).toContain("(DATABASE_URL)");
  expect(started.output()).not.toContain(new URL(database.databaseUrl).password);
  // Files of the demo and the folder of trading partners lie there; a database does not.
  expect(readdirSync(elsewhere).toSorted()).toEqual(["edi", "files"]);
  const refused = await run("tools/reset.ts", [], { DATABASE_URL: database.databaseUrl });
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining("only the embedded database") });
  started.process.kill("SIGTERM");
  expect(await started.ended).toBe(0);
  await database.drop();
});

async function start(env: Record<string, string> = {}): Promise<Started> {
  const child = spawn(process.execPath, [join(root, "tools/start.mjs")], {
    env: { ...process.env, VYCEP_HOME: home, PORT: String(port), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      text += chunk;
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  await expect.poll(() => text, { timeout: 150_000 }).toContain("Ctrl-C stops it.");
  const url = /vycep is ready: (\S+)/.exec(text)?.[1] ?? "";
  const started = { process: child, url, output: () => text, ended };
  all.push(started);
  return started;
}

async function run(script: string, args: readonly string[] = [], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(root, script), ...args], {
    env: { ...process.env, VYCEP_HOME: home, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output += chunk;
    });
  }
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, output };
}

function running(): Started {
  const last = all.at(-1);
  if (last === undefined) throw new Error("nothing was started yet");
  return last;
}

/** How many people the demo offers, as the server knows from its database. */
async function people({ url }: Started): Promise<number> {
  const answer = await fetch(`${url}/identity/demo-users`);
  return ((await answer.json()) as { users: unknown[] }).users.length;
}

function postmaster(): number {
  const { dataFolder } = JSON.parse(readFileSync(join(home, "database.json"), "utf8")) as {
    dataFolder: string;
  };
  const note = dataFolder.startsWith("/") ? dataFolder : join(home, dataFolder);
  return Number(readFileSync(join(note, "postmaster.pid"), "utf8").split("\n")[0]);
}

/** The starter is the child of the process that npm runs, and the server the child of the starter. */
function starterPid(): number {
  return childOf(running().process.pid ?? 0);
}

function serverPid(): number {
  return childOf(starterPid());
}

function childOf(pid: number): number {
  const rows = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" }).trim().split("\n");
  const [child] = rows
    .map((row) => row.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === pid);
  return child?.[0] ?? 0;
}
