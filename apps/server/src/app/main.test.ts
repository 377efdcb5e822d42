import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { demoDatabase } from "@vycep/db/testing/demo-database";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { apiClient, compiled } from "../testing/server-process.ts";
import { freePort } from "../testing/test-server.ts";

type Run = {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly ended: Promise<number | null>;
};

function start(env: Record<string, string>, options: readonly string[] = []): Run {
  const child = spawn(process.execPath, [...options, join(import.meta.dirname, "main.ts")], {
    env: { ...compiled(), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  return {
    child,
    output: () => output,
    // All that it said has been read by then, which an exit alone does not mean.
    ended: once(child, "close").then(([code]) => code as number | null),
  };
}

async function said({ child, output }: Run, words: string): Promise<void> {
  while (!output().includes(words)) {
    if (child.exitCode !== null) throw new Error(`ended early: ${output()}`);
    await Promise.race([
      once(child.stdout ?? child, "data"),
      once(child.stderr ?? child, "data"),
      once(child, "exit"),
    ]);
  }
}

/** Writes at the end into a file which files and parts of Node were loaded: they are more than a pipe takes at once. */
const writeLoaded = (file: string) =>
  `data:text/javascript,${encodeURIComponent(`
  import { writeFileSync } from "node:fs";
  import { registerHooks } from "node:module";
  const loaded = new Set();
  registerHooks({ load: (url, context, next) => (loaded.add(url), next(url, context)) });
  process.on("exit", () => writeFileSync(${JSON.stringify(file)}, JSON.stringify([...loaded, ...process.moduleLoadList])));`)}`;

test("performance.md a start reads nothing that only few requests, or the work beside them, need", async () => {
  // It ends for want of a database, when all that it begins with has been read.
  const folder = await mkdtemp(join(tmpdir(), "vycep-start-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "loaded.json");
  const run = start({ VYCEP_DEMO: "on" }, ["--import", writeLoaded(file)]);
  expect(await run.ended).toBe(1);
  const loaded = JSON.parse(await readFile(file, "utf8")) as string[];
  const packages = new Set(
    loaded.flatMap((url) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1] ?? []),
  );
  expect([...packages]).toEqual(expect.arrayContaining(["fastify", "graphql", "kysely", "zod"]));
  const later = [
    "@fastify/swagger-ui",
    "altair-static",
    "bysquare",
    "file-type",
    "imapflow",
    "mailparser",
    "nodemailer",
    "oidc-provider",
  ];
  const alsoLater = ["sanitize-html", "validator", "web-push"];
  expect([...packages].filter((name) => [...later, ...alsoLater].includes(name))).toEqual([]);
  expect(loaded.filter((url) => /\/(?:jobs|[a-z]+-worker)\.ts$/.test(url))).toEqual([]);
  // A package that brings hundreds of files would show here: 1,019 of them on this day. Ours grow with each noun.
  expect(loaded.filter((url) => url.includes("/node_modules/")).length).toBeLessThan(1100);
});

describe("the server as a process", () => {
  let database: Awaited<ReturnType<typeof demoDatabase>>;
  beforeAll(async () => {
    database = await demoDatabase("2026-11-23");
  });
  afterAll(() => database.drop());

  test("a web process that serves customers alone never loads the desk, nor what only workers need", async () => {
    const folder = await mkdtemp(join(tmpdir(), "vycep-web-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, "loaded.json");
    const port = String(await freePort());
    const run = start(
      {
        ...{ DATABASE_URL: database.databaseUrl, PORT: port, LOG_LEVEL: "silent" },
        ...{ VYCEP_DEMO: "on", VYCEP_ROLE: "web" },
      },
      ["--import", writeLoaded(file)],
    );
    await said(run, "listens on");
    const ask = await apiClient({ origin: `http://127.0.0.1:${port}` }, "jana.novotna@modrahvezda.example");
    const { products } = await ask<{ products: { items: object[] } }>(
      "{ products(filter: {}, pageSize: 5) { items { sku } } }",
    );
    expect(products.items).toHaveLength(5);
    run.child.kill("SIGTERM");
    expect(await run.ended).toBe(0);
    const loaded = JSON.parse(await readFile(file, "utf8")) as string[];
    expect(loaded.some((url) => url.endsWith("/app/modules.ts"))).toBe(true);
    const ofDesk = /\/app\/desk\.ts$|\/desk\/[^?]*\.resolvers\.ts$/;
    expect(loaded.filter((url) => ofDesk.test(url) || /\/(?:jobs|[a-z]+-worker)\.ts$/.test(url))).toEqual([]);
    // Libraries that megabytes of a process would go to.
    const heavy = ["edifact", "imapflow", "mailparser", "nodemailer", "oidc-provider", "sharp", "web-push"];
    const ofHeavy = heavy.filter((name) => loaded.some((url) => url.includes(`/node_modules/${name}/`)));
    expect(ofHeavy).toEqual([]);
    expect(loaded.filter((url) => url.includes("/node_modules/@opentelemetry/sdk"))).toEqual([]);
  });

  test("performance.md a process is ready before it loads what Node fetches with", async () => {
    const folder = await mkdtemp(join(tmpdir(), "vycep-ready-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, "loaded.json");
    const port = String(await freePort());
    const env = {
      DATABASE_URL: database.databaseUrl,
      PORT: port,
      LOG_LEVEL: "silent",
      VYCEP_DEMO: "on",
      VYCEP_ROLE: "web",
    };
    const run = start(env, ["--import", writeLoaded(file)]);
    await said(run, "listens on");
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    run.child.kill("SIGTERM");
    expect(await run.ended).toBe(0);
    const loaded = JSON.parse(await readFile(file, "utf8")) as string[];
    expect(loaded.some((name) => name.endsWith("internal/url"))).toBe(true);
    expect(loaded.filter((name) => name.endsWith("undici/undici"))).toEqual([]);
  });

  test("rule 36 a bad start says everything that is wrong and ends with 1", async () => {
    const run = start({
      PORT: "many",
      VYCEP_ROLE: "boss",
      VYCEP_CLOCK: "noon",
      OIDC_JWKS: "http://x.example",
      VYCEP_TYPO: "1",
    });
    expect(await run.ended).toBe(1);
    for (const key of ["DATABASE_URL", "PORT", "VYCEP_ROLE", "VYCEP_CLOCK", "VYCEP_TYPO"]) {
      expect(run.output()).toContain(`  ${key}: `);
    }
  });

  test("a taken port ends with 1 and says so", async () => {
    const port = String(await freePort());
    const first = start({ DATABASE_URL: database.databaseUrl, PORT: port, LOG_LEVEL: "silent" });
    await said(first, "listens on");
    const second = start({ DATABASE_URL: database.databaseUrl, PORT: port, LOG_LEVEL: "silent" });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain("EADDRINUSE");
    first.child.kill("SIGTERM");
    expect(await first.ended).toBe(0);
  });

  test("D31 a real brewery's server does not start on the demo's people", async () => {
    const run = start({
      DATABASE_URL: database.databaseUrl,
      PORT: String(await freePort()),
      NODE_ENV: "production",
      VYCEP_SECRET: "the secret of the tests and long enough",
      VYCEP_DOCUMENTS: "any",
      LOG_LEVEL: "silent",
    });
    expect(await run.ended).toBe(1);
    expect(run.output()).toContain("holds users of the demo");
    expect(run.output()).not.toContain("listens on");
  });

  test("quality.md a stop lets the request in flight finish, takes no more, and ends with 0", async () => {
    const port = String(await freePort());
    const run = start({
      DATABASE_URL: database.databaseUrl,
      PORT: port,
      LOG_LEVEL: "info",
      VYCEP_DEMO: "on",
    });
    await said(run, "listens on");
    const origin = `http://127.0.0.1:${port}`;
    const query = Array.from(
      { length: 10 },
      (_each, index) =>
        `a${index}: generateCustomerToken(email: "jana.novotna@modrahvezda.example", password: "Vycep-demo-2026") { token }`,
    ).join(" ");
    const inFlight = fetch(`${origin}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: "" },
      body: JSON.stringify({ query: `mutation { ${query} }` }),
    });
    // Ten passwords take a third of a second; the first lines of the log show that the work has begun.
    await fetch(`${origin}/healthz`);
    await said(run, "/healthz");
    run.child.kill("SIGTERM");
    await said(run, "stopping");
    const answer = (await (await inFlight).json()) as { data: Record<string, { token: string } | null> };
    expect(Object.values(answer.data).filter((entry) => entry?.token)).toHaveLength(10);
    expect(await run.ended).toBe(0);
    await expect(fetch(`${origin}/healthz`)).rejects.toThrow();
    const [token = ""] = Object.values(answer.data).map((entry) => entry?.token ?? "");
    expect(run.output()).not.toContain(token);
    expect(run.output()).not.toContain("Vycep-demo-2026");
    expect(run.output()).toContain('"requestId"');
  });
});
