import { userInfoSchema } from "@vycep/contract/users/users.rest";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkFiles } from "../../modules/files/check-files.ts";
import { fileStoreOf } from "../../modules/files/file-port.ts";
import { keepFile } from "../../modules/files/files.commands.ts";
import { filesOf } from "../../modules/files/files.facts.ts";
import { startAuthenticator, takeAuthenticatorCode } from "../../modules/identity/factors/authenticator.ts";
import { writeMail } from "../../modules/mail/mail.commands.ts";
import { openText } from "../../platform/secrets/sealed-text.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { askUsers, auditOf } from "../../testing/ask-users.ts";
import { authenticatorApp } from "../../testing/authenticator-app.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { writtenMails } from "../../testing/written-mails.ts";
import { adminCli, sealedStores } from "./admin.ts";

const old = "the secret of the tests and long enough";
const fresh = "a fresh secret of more than thirty-two letters";
const petr = "petr.dvorak@modrahvezda.example";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function run(args: readonly string[], secret = old) {
  const said: string[] = [];
  const say = (line: string) => said.push(line);
  const environment = { DATABASE_URL: server.databaseUrl, VYCEP_SECRET: secret, NODE_ENV: "production" };
  const code = await adminCli(args, environment, { out: say, error: say });
  return { code, said: said.join("\n") };
}

describe("D32 the second factors that somebody has lost", () => {
  it("are taken away by the brewery: a mail tells the person, the audit keeps it, sessions end", async () => {
    const { uri } = await startAuthenticator(server.deps, { uid: "U002", email: petr });
    const code = authenticatorApp(uri).codeAt(server.deps.clock.realTime());
    expect(await takeAuthenticatorCode(server.deps, { uid: "U002", code, isSetUp: false })).toBe(true);
    const before = await server.as("U002");
    const url = "/alcdcservice/api/v1/portal/users/GetUserInfoById/U002";
    expect(userInfoSchema.parse((await before.request({ url })).json()).UID).toBe("U002");
    expect(await run(["reset-factors", petr])).toMatchObject({ code: 0 });
    const { rows } = await sql`select from authenticator where uid = 'U002'`.execute(server.deps.db);
    expect(rows).toEqual([]);
    expect((await before.request({ url })).statusCode).toBe(401);
    expect((await writtenMails(server, petr)).map(({ kind }) => kind)).toEqual(["factor-changed"]);
    expect(await auditOf(server, "U002")).toEqual(["brewery  user.factor-removed"]);
    expect((await run(["reset-factors", petr])).said).toContain("has no second factors");
  });

  it("an unknown address is told so, a missing one how to call", async () => {
    expect(await run(["reset-factors", "nobody@pub.example"])).toMatchObject({ code: 1 });
    expect(await run(["reset-factors"])).toMatchObject({ code: 2 });
  });
});

describe("D32 another VYCEP_SECRET", () => {
  const sealed = async () => {
    const { rows } = await sql<{ sealed: string; purpose: string }>`
      select sealed_jwk as sealed, 'signing key' as purpose from signing_key
      union all select sealed_secret, 'authenticator ' || uid from authenticator
      union all select sealed_payload, 'openid ' || kind || ' ' || id_hash from oidc_payload
      union all select sealed_facts, 'mail facts' from mail where sealed_facts is not null`.execute(
      server.deps.db,
    );
    return rows;
  };

  it("reseal seals all with the newest one, while servers run, and says when the old one is not needed", async () => {
    await startAuthenticator(server.deps, { uid: "U003", email: "tomas@pub.example" });
    await inTransaction(server.deps.db, (tx) =>
      writeMail(
        tx,
        { kind: "password-changed", at: new Date(), to: "x@pub.example", language: "cs", cause: "1" },
        [old],
      ),
    );
    await server.stranger.request({
      url: "/oidc/auth?client_id=vycep-portal&response_type=code&scope=openid",
    });
    expect((await sealed()).length).toBeGreaterThan(2);
    const both = `${fresh},${old}`;
    const { code, said } = await run(["reseal"], both);
    expect({ code, said }).toMatchObject({ code: 0 });
    expect(said).toContain("Nothing needs an older VYCEP_SECRET any more.");
    for (const { sealed: text, purpose } of await sealed())
      expect(`${purpose} ${openText(text, purpose, [fresh]) !== undefined}`).toBe(`${purpose} true`);
    expect((await run(["reseal"], both)).said).not.toMatch(/[1-9]\d* sealed anew/u);
    expect(await run(["reseal"], old)).toMatchObject({ code: 1 });
  });

  it("OPS-13 every column that is sealed is one that reseal knows", async () => {
    const { rows } = await sql<{ place: string }>`
      select table_name || '.' || column_name as place from information_schema.columns
      where table_schema = 'public' and column_name like 'sealed%' order by 1`.execute(server.deps.db);
    const asked: string[] = [];
    for (const store of sealedStores) {
      const { length } = asked;
      const listening = server.deps.db.withPlugin({
        transformQuery: ({ node }) => {
          asked.push(JSON.stringify(node));
          return node;
        },
        transformResult: async ({ result }) => result,
      });
      await store.rows(listening);
      expect([store.name, asked.length]).toEqual([store.name, length + 1]);
    }
    const forgotten = rows.filter(({ place }) => {
      const [table = "", column = ""] = place.split(".");
      return !asked.some(
        (text) => new RegExp(`\\b${column}\\b`).test(text) && new RegExp(`\\b${table}\\b`).test(text),
      );
    });
    expect(rows.length).toBeGreaterThan(8);
    expect(forgotten).toEqual([]);
  });
});

describe("OPS-08 files beside a database that was restored", () => {
  it("OPS-08 a lost and a changed one are told by name, one that no row knows is no harm", async () => {
    const { deps } = server;
    const written = [];
    for (const name of ["whole.pdf", "lost.pdf", "changed.pdf"]) {
      const file = await filesOf(deps).write({ name, type: "application/pdf" }, Buffer.from(name));
      await inTransaction(deps.db, (tx) => keepFile(tx, file, { companyId: null, now: new Date() }));
      written.push(file);
    }
    const [, lost, changed] = written.map(({ id }) => id);
    await fileStoreOf(deps.config.files).put("f".repeat(32), pieces("of nobody"));
    const first = await checked();
    expect(first.told).toEqual([]);
    expect(first.count).toBeGreaterThanOrEqual(3);
    await filesOf(deps).erase(lost ?? "");
    await fileStoreOf(deps.config.files).put(changed ?? "", pieces("another"));
    const { told } = await checked();
    expect(told.toSorted()).toEqual(["changed changed.pdf", "lost lost.pdf"]);
  });

  const checked = async () => {
    const told: string[] = [];
    const count = await checkFiles(server.deps, ({ name, flaw }) => told.push(`${flaw} ${name}`));
    return { told, count };
  };

  async function* pieces(text: string) {
    yield Buffer.from(text);
  }
});

describe("MAIL-02 addresses at which nobody is", () => {
  it("MAIL-02 stand in the operator's list with the mails set aside, and beside the user", async () => {
    await sql`insert into mail_bounce (address, reason, bounced_at)
      values ('eliska.rezacova@modrahvezda.example', '550 no such user', now())`.execute(server.deps.db);
    await sql`update mail set set_aside_at = now(), sealed_facts = null, last_error = '550 no such user'
      where recipient = 'x@pub.example'`.execute(server.deps.db);
    const { code, said } = await run(["mails"]);
    expect(code).toBe(0);
    expect(said).toMatch(/Addresses that bounce: 1\n {2}\S+ eliska\.rezacova@modrahvezda\.example: 550/u);
    expect(said).toMatch(/Mails set aside: 1\n {2}\S+ password-changed to x@pub\.example: 550/u);
    const listed = await askUsers(server, "U001", { path: "GetAllUsersInfo?pageSize=100" });
    const users = listed.body["users"] as readonly { UID: string; isEmailBounced: boolean }[];
    expect(users.filter(({ isEmailBounced }) => isEmailBounced).map(({ UID }) => UID)).toEqual(["U004"]);
    const one = await askUsers(server, "U001", { path: "GetManagedUserById/U004" });
    expect(one.body).toMatchObject({ isEmailBounced: true });
  });
});
