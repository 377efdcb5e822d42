import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startMailServer } from "../../testing/mail-server.ts";
import { envOf } from "../../testing/staff-provider/staff-by-provider.ts";
import { startStaffProvider } from "../../testing/staff-provider/staff-provider.ts";
import { freePort, startTestServer, type TestServer } from "../../testing/test-server.ts";
import { doctorCli } from "./doctor-cli.ts";

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await startTestServer({ env: { VYCEP_DEMO: "off" } });
  await server.identity.keys.all();
  folder = await mkdtemp(join(tmpdir(), "vycep-doctor-"));
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** What it says, a line each, and whether something is bad. */
async function examined(env: Record<string, string> = {}) {
  const lines: string[] = [];
  const say = (line: string) => lines.push(line);
  const code = await doctorCli(
    {
      DATABASE_URL: server.databaseUrl,
      VYCEP_FILES: folder,
      VYCEP_EDI: join(folder, "edi"),
      VYCEP_ACCESS_POINT: join(folder, "invoices"),
      VYCEP_DEMO: "off",
      VYCEP_SECRET: server.config.secrets.join(","),
      ...env,
    },
    { out: say, error: say },
  );
  const about = (subject: string) => {
    const at = lines.findIndex((line) => line.slice(9).startsWith(`${subject}: `));
    return {
      state: lines[at]?.slice(0, 7).trim(),
      remedy: lines[at + 1]?.startsWith("    ") ? lines[at + 1]?.trim() : undefined,
    };
  };
  return { code, lines, about };
}

test("OPS-11 a sound house: nothing bad, what is missing yet is a warning with what to do", async () => {
  expect((await examined()).about("administrators")).toMatchObject({ state: "ok" });
  await sql`delete from staff_role where role = 'admin'`.execute(server.deps.db);
  const { code, about, lines } = await examined();
  expect(code).toBe(0);
  for (const subject of [
    "database",
    "schema",
    "clock",
    "messages between processes",
    "identity",
    "files",
    "EDI",
    "structured invoices",
    "ERP",
  ])
    expect({ subject, ...about(subject) }).toEqual({ subject, state: "ok", remedy: undefined });
  expect(about("mail")).toEqual({ state: "warning", remedy: expect.stringContaining("VYCEP_SMTP_URL") });
  expect(about("administrators")).toEqual({
    state: "warning",
    remedy: expect.stringContaining("admin -- create"),
  });
  expect(lines.join("\n")).not.toContain(new URL(server.databaseUrl).password);
});

test("OPS-11 a configuration that is not right is told whole, and nothing is looked at", async () => {
  const { code, lines } = await examined({ PORT: "80a", VYCEP_DEMO: "yes" });
  expect(code).toBe(1);
  expect(lines.map((line) => line.split(":")[0])).toEqual(["PORT", "VYCEP_DEMO"]);
});

test("OPS-11 a database that is away, a pooler without its settings", async () => {
  const away = new URL(server.databaseUrl);
  away.port = String(await freePort());
  const dead = await examined({ DATABASE_URL: away.href });
  expect(dead.code).toBe(1);
  expect(dead.about("database")).toEqual({ state: "BAD", remedy: expect.stringContaining("DATABASE_URL") });
  const pooled = await examined({ DATABASE_DIRECT_URL: server.databaseUrl });
  expect(pooled.about("schema")).toEqual({
    state: "BAD",
    remedy: expect.stringContaining("npm run migrate"),
  });
  const deaf = await examined({ DATABASE_DIRECT_URL: away.href });
  expect(deaf.about("messages between processes")).toEqual({
    state: "BAD",
    remedy: expect.stringContaining("DATABASE_DIRECT_URL"),
  });
});

test("OPS-06 OPS-11 a replica that is none, one that is away", async () => {
  const none = await examined({ DATABASE_REPLICA_URL: server.databaseUrl });
  expect(none.code).toBe(1);
  expect(none.about("replica")).toEqual({ state: "BAD", remedy: expect.stringContaining("standby") });
  const away = new URL(server.databaseUrl);
  away.port = String(await freePort());
  const dead = await examined({ DATABASE_REPLICA_URL: away.href });
  expect(dead.about("replica")).toEqual({
    state: "BAD",
    remedy: expect.stringContaining("DATABASE_REPLICA_URL"),
  });
  expect(dead.about("database").state).toBe("ok");
});

test("OPS-11 OPS-13 keys that another secret sealed", async () => {
  const { code, about } = await examined({ VYCEP_SECRET: "another secret of more than thirty-two letters" });
  expect(code).toBe(1);
  expect(about("identity")).toEqual({ state: "BAD", remedy: expect.stringContaining("VYCEP_SECRET") });
});

test("OPS-11 a store and a folder that take nothing, a scanner that is away", async () => {
  const file = join(folder, "a-file");
  await writeFile(file, "");
  const { code, about } = await examined({
    VYCEP_FILES: file,
    VYCEP_EDI: join(file, "edi"),
    VYCEP_CLAMAV: `127.0.0.1:${await freePort()}`,
  });
  expect(code).toBe(1);
  expect(about("files")).toEqual({ state: "BAD", remedy: expect.stringContaining("VYCEP_FILES") });
  expect(about("EDI")).toEqual({ state: "BAD", remedy: expect.stringContaining("VYCEP_EDI") });
  expect(about("scanner of files")).toEqual({
    state: "BAD",
    remedy: expect.stringContaining("VYCEP_CLAMAV"),
  });
});

test("OPS-11 a mail server that lets nobody in, an ERP that is away, a portal without TLS", async () => {
  const nobody = await freePort();
  const { code, about } = await examined({
    NODE_ENV: "production",
    VYCEP_SMTP_URL: `smtp://127.0.0.1:${nobody}`,
    VYCEP_MAIL_FROM: "portal@brewery.example",
    ERP_URL: `http://127.0.0.1:${nobody}/erp`,
    ERP_SECRET: "a secret of more than thirty-two letters",
  });
  expect(code).toBe(1);
  expect(about("mail")).toEqual({ state: "BAD", remedy: expect.stringContaining("VYCEP_SMTP_URL") });
  expect(about("ERP")).toEqual({ state: "BAD", remedy: expect.stringContaining("ERP_URL") });
  expect(about("schema")).toEqual({ state: "BAD", remedy: expect.stringContaining("demo") });
  expect(about("certificate of 127.0.0.1:3000").state).toBe("BAD");
  expect(about("proxy").state).toBe("warning");
});

test("OPS-11 a mail server that takes mails", async () => {
  const mails = await startMailServer();
  try {
    const { about } = await examined({
      VYCEP_SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
      VYCEP_MAIL_FROM: "portal@brewery.example",
    });
    expect(about("mail").state).toBe("ok");
  } finally {
    await mails.stop();
  }
});

test("DSIGN-04 OPS-11 the staff's own identity provider is asked, where one is configured", async () => {
  const provider = await startStaffProvider();
  try {
    const right = await examined(envOf(provider));
    expect(right.about("staff's identity")).toEqual({ state: "ok", remedy: undefined });
    const wrong = await examined({ ...envOf(provider), STAFF_OIDC_ISSUER: `${provider.issuer}/other` });
    expect(wrong.about("staff's identity")).toMatchObject({ state: "BAD" });
  } finally {
    await provider.stop();
  }
});
