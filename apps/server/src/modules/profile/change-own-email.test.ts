import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { waitingMails } from "../../testing/mails-of.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const base = "/alcdcservice/api/v1/portal/users";
const password = "Vycep-demo-2026";
const old = "petr.dvorak@modrahvezda.example";
const wanted = "Petr.Dvorak@pivnice.example";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await sql`delete from email_change`.execute(server.deps.db);
  await sql`delete from mail`.execute(server.deps.db);
  await sql`delete from sign_in_attempt`.execute(server.deps.db);
  await sql`update app_user set email = ${old} where uid = 'U002'`.execute(server.deps.db);
});

type Answer = { readonly status: number; readonly body: Record<string, unknown> };

async function call(
  uid: string | undefined,
  method: "GET" | "POST" | "DELETE",
  body?: object,
): Promise<Answer> {
  const person = uid === undefined ? server.stranger : await server.as(uid);
  const response = await person.request({ method, url: `${base}/ChangeOwnEmail`, ...(body && { body }) });
  const { requestId: _request, ...told } = response.json<Record<string, unknown>>();
  return { status: response.statusCode, body: told };
}

const begin = (newEmail: string = wanted, uid = "U002") => call(uid, "POST", { newEmail, password });

async function confirm(secret: string): Promise<Answer> {
  const response = await server.stranger.request({
    method: "POST",
    url: `${base}/ConfirmOwnEmail`,
    body: { secret },
  });
  const { requestId: _request, ...body } = response.json<Record<string, unknown>>();
  return { status: response.statusCode, body };
}

/** The secrets of both links, as the mailboxes have them. */
async function secrets() {
  const mails = await waitingMails(server);
  const secretOf = (kind: string) => {
    const facts = mails.find((mail) => mail.facts.kind === kind)?.facts;
    return facts && "path" in facts ? (facts.path.split("#")[1] ?? "") : "";
  };
  return { old: secretOf("email-change-old"), new: secretOf("email-change-new") };
}

const emailOf = async (uid: string) =>
  (
    await server.deps.db
      .selectFrom("app_user")
      .select("email")
      .where("uid", "=", uid)
      .executeTakeFirstOrThrow()
  ).email;

const withoutMinutes = (answer: Answer) => JSON.stringify(answer).replaceAll(/"until":"[^"]+"/g, "");

describe("POST users/ChangeOwnEmail (PROFILE-05, decision 0152)", () => {
  it("a stranger is refused", async () => {
    expect((await call(undefined, "POST", { newEmail: wanted, password })).status).toBe(401);
  });

  it("bad input: no password", async () => {
    expect((await call("U002", "POST", { newEmail: wanted })).status).toBe(400);
  });

  it("forbidden to who has no My Profile", async () => {
    expect((await begin(wanted, "U009")).status).toBe(403);
  });

  it.each([
    ["no e-mail", { newEmail: "petr", password }, "email-format", "newEmail"],
    ["one's own", { newEmail: old.toUpperCase(), password }, "email-same", "newEmail"],
    ["a wrong password", { newEmail: wanted, password: "wrong" }, "password-wrong", "password"],
  ])("refused: %s", async (_what, body, code, path) => {
    expect(await call("U002", "POST", body)).toMatchObject({
      status: 422,
      body: { code, fields: [{ path, code }] },
    });
    expect(await waitingMails(server)).toEqual([]);
  });

  it("D49 wrong passwords are counted as at the sign-in, and too many are tried no more", async () => {
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await call("U002", "POST", { newEmail: wanted, password: "wrong" })).status).toBe(422);
    }
    expect((await begin()).status).toBe(429);
  });

  it("PROFILE-05 AUTH-05 a free address and another's are answered, kept and mailed alike", async () => {
    const free = await begin(wanted);
    const mailsForFree = (await waitingMails(server)).map(({ facts }) => facts.kind);
    await sql`delete from mail`.execute(server.deps.db);
    const taken = await begin("radek.brazda@brazda.example");
    expect(withoutMinutes(taken)).toBe(withoutMinutes(free).replace(wanted, "radek.brazda@brazda.example"));
    expect((await waitingMails(server)).map(({ facts }) => facts.kind)).toEqual(mailsForFree);
    expect(mailsForFree.toSorted()).toEqual(["email-change-new", "email-change-old"]);
  });

  it("D32 neither table holds the secret of a link", async () => {
    await begin();
    const links = await secrets();
    const { rows } = await sql<{ text: string }>`
      select email_change::text as text from email_change union all select mail::text from mail`.execute(
      server.deps.db,
    );
    for (const { text } of rows)
      for (const secret of Object.values(links)) expect(text).not.toContain(secret);
  });
});

describe("POST users/ConfirmOwnEmail", () => {
  it.each([
    ["the old mailbox first", ["old", "new"]],
    ["the new mailbox first", ["new", "old"]],
  ] as const)("PROFILE-05 both must confirm: %s", async (_what, [first, second]) => {
    await begin();
    const links = await secrets();
    expect(await confirm(links[first])).toEqual({ status: 200, body: { outcome: "one-left" } });
    expect(await confirm(links[first])).toEqual({ status: 200, body: { outcome: "one-left" } });
    expect(await emailOf("U002")).toBe(old);
    expect((await call("U002", "GET")).body).toMatchObject({
      change: { newEmail: wanted, isOldConfirmed: first === "old", isNewConfirmed: first === "new" },
    });
    expect(await confirm(links[second])).toEqual({ status: 200, body: { outcome: "changed" } });
    expect(await confirm(links[second])).toEqual({ status: 200, body: { outcome: "changed" } });
    expect(await emailOf("U002")).toBe(wanted);
    const told = (await waitingMails(server)).filter(({ facts }) => facts.kind === "email-changed");
    expect(told).toEqual([{ to: old, language: "cs", facts: { kind: "email-changed", newEmail: wanted } }]);
    expect((await call("U002", "GET")).body).toEqual({ isOffered: true, change: null });
  });

  it("the audit says who asked and that it was done", async () => {
    await begin();
    const links = await secrets();
    await confirm(links.old);
    await confirm(links.new);
    const entries = await server.deps.db
      .selectFrom("audit_entry")
      .select(["actor_uid", "company_id", "action"])
      .where("action", "like", "user.email-%")
      .orderBy("id", "desc")
      .limit(2)
      .execute();
    expect(entries).toEqual([
      { actor_uid: "U002", company_id: "C1", action: "user.email-changed" },
      { actor_uid: "U002", company_id: "C1", action: "user.email-change-asked" },
    ]);
  });

  it("a session goes on under the new address", async () => {
    const petr = await server.as("U002");
    await begin();
    const links = await secrets();
    await confirm(links.old);
    await confirm(links.new);
    const answer = await petr.request({ url: `${base}/GetUserInfoById/U002` });
    expect(answer.json<{ email: string }>().email).toBe(wanted);
  });

  it.each([
    ["a secret of nobody", async () => "x".repeat(43)],
    [
      "a link of the wish before",
      async () => {
        await begin();
        const { new: before } = await secrets();
        await begin("jiny@pivnice.example");
        return before;
      },
    ],
    [
      "a link that was taken back",
      async () => {
        await begin();
        expect(await call("U002", "DELETE")).toEqual({
          status: 200,
          body: { isOffered: true, change: null },
        });
        return (await secrets()).new;
      },
    ],
    [
      "a link older than an hour",
      async () => {
        await begin();
        await sql`update email_change set expires_at = ${server.deps.clock.instant()}`.execute(
          server.deps.db,
        );
        return (await secrets()).new;
      },
    ],
  ])("PROFILE-05 expired: %s", async (_what, secretOf) => {
    expect(await confirm(await secretOf())).toEqual({
      status: 404,
      body: { code: "link-expired", message: "The link has expired." },
    });
    expect(await emailOf("U002")).toBe(old);
  });

  it("whoever reads both mailboxes of another's address is told that it is taken, and nothing changes", async () => {
    await begin("RADEK.brazda@brazda.example");
    const links = await secrets();
    await confirm(links.new);
    expect(await confirm(links.old)).toMatchObject({ status: 409, body: { code: "email-taken" } });
    expect(await emailOf("U002")).toBe(old);
    expect(await confirm(links.old)).toMatchObject({ status: 404 });
  });

  it("of two who want the same address the first one gets it", async () => {
    await begin();
    const petrs = await secrets();
    await sql`delete from mail`.execute(server.deps.db);
    await begin(wanted, "U003");
    const others = await secrets();
    await confirm(petrs.old);
    await confirm(others.old);
    const ends = await Promise.all([confirm(petrs.new), confirm(others.new)]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});
