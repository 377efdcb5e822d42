import { keysAnswer, newKeyAnswer } from "@vycep/contract/api-keys/keys.rest";
import { SERVICE_BASE } from "@vycep/contract/services";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { askForKey, programOf, revoke } from "../../testing/programs/make-key.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { writtenMails } from "../../testing/written-mails.ts";
import { tellEndingKeys } from "./tell-ending-keys.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const list = `${SERVICE_BASE.customerData}/keys/GetKeys`;
const jana = "jana.novotna@modrahvezda.example";
const dayMs = 24 * 60 * 60 * 1000;

async function keysOf(uid: string) {
  return keysAnswer.parse((await (await server.as(uid)).request({ url: list })).json());
}

describe("B16 who may make a key", () => {
  it("no stranger", async () => {
    expect((await askForKey(server.stranger)).statusCode).toBe(401);
    expect((await server.stranger.request({ url: list })).statusCode).toBe(401);
  });

  test.each([
    [{ name: " " }],
    [{ permissions: [] }],
    [{ permissions: ["Everything"] }],
    [{ shipToIds: [] }],
    [{ days: 0 }],
    [{ days: 367 }],
    [{ kind: "brewery" }],
  ])("nobody by %j", async (asked) => {
    const answer = await askForKey(await server.as("U001"), asked);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields[0].path).toContain(Object.keys(asked)[0]);
  });

  it("nobody without My Profile, and no program, whatever its key may", async () => {
    expect((await askForKey(await server.as("U009"))).json().code).toBe("forbidden-permission");
    const program = await programOf(server, "U001");
    expect((await askForKey(program)).json().code).toBe("not-for-programs");
    expect((await program.request({ url: list })).json().code).toBe("not-for-programs");
  });

  test.each([
    ["U006", { permissions: ["Catalogue"] }, 422, "more-than-own"],
    ["U001", { permissions: ["Access Management"] }, 422, "permission-not-for-programs"],
    ["U001", { permissions: ["Catalogue", "My Profile"] }, 422, "permission-not-for-programs"],
    ["U004", { shipToIds: ["500101"] }, 404, "ship-to-not-found"],
    ["U001", { shipToIds: ["500101", "500203"] }, 404, "ship-to-not-found"],
    ["U004", { kind: "company", shipToIds: ["500102"] }, 404, "ship-to-not-found"],
  ])("%s with %j is refused: %s %s", async (uid, asked, status, code) => {
    const answer = await askForKey(await server.as(uid), asked);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  it("D38 only whoever signed in a moment ago", async () => {
    const old = Math.floor(server.clock.realTime().getTime() / 1000) - 700;
    const stale = server.withToken(
      await server.tokenFor("U001", { iat: old, auth_time: old, exp: old + 900 }),
    );
    expect((await askForKey(stale)).json().code).toBe("fresh-sign-in-needed");
  });
});

describe("B16 a key", () => {
  it("OPS-13 is told once, kept as a sealed hash, written down, and its owner hears of it", async () => {
    const answer = newKeyAnswer.parse((await askForKey(await server.as("U001"), { name: " Sklad " })).json());
    const { key, secret } = answer;
    expect(secret).toMatch(/^vyk_[a-z0-9]{16}_[\w-]{43}$/);
    expect(key).toMatchObject({ name: "Sklad", isOwn: true, owner: "Jana Novotná", lastUsedAt: null });
    const { rows } = await sql`select * from api_key where id = ${key.id}`.execute(server.deps.db);
    expect(JSON.stringify(rows)).not.toContain(secret.slice(21));
    expect(JSON.stringify(rows)).toContain('"sealed_hash":"v1.');
    expect(JSON.stringify(await keysOf("U001"))).not.toContain(secret.slice(21));
    const { rows: audit } = await sql<{ detail: object }>`
      select detail from audit_entry where action = 'key.made' and subject_id = ${key.id}`.execute(
      server.deps.db,
    );
    expect(audit[0]?.detail).toMatchObject({ name: "Sklad", permissions: "Catalogue, My Orders", days: 90 });
    const mails = await writtenMails(server, jana);
    expect(mails.at(-1)).toMatchObject({ kind: "key-made", name: "Sklad", person: "Jana Novotná" });
  });

  it("opens GraphQL and REST with what it was given and nothing else, at its places alone", async () => {
    const program = await programOf(server, "U001", { permissions: ["My Orders"] });
    const orders = await program.graphql("{ customer { orders(pageSize: 100) { items { number } } } }");
    expect(orders.errors).toEqual([]);
    const catalogue = await program.graphql("{ products(pageSize: 1) { items { sku } } }");
    expect(catalogue.errors[0]?.extensions.code).toBe("forbidden-permission");
    const place = (id: string) =>
      program.request({ url: `${SERVICE_BASE.customerData}/shiptos/GetShipToBySapId/${id}` });
    expect((await place("500101")).statusCode).toBe(200);
    expect((await place("500102")).statusCode).toBe(404);
    expect(
      (await program.request({ url: `${SERVICE_BASE.customerData}/users/GetAllUsersInfo` })).json().code,
    ).toBe("not-for-programs");
  });

  it("costs as many statements as a token, and one more for its last use every five minutes", async () => {
    const question = "{ customerCart { id } }";
    const person = await server.as("U001");
    await person.graphql(question);
    const usual = (await person.graphql(question)).statements;
    const program = await programOf(server, "U001");
    expect((await program.graphql(question)).statements).toBe(usual + 1);
    expect((await program.graphql(question)).statements).toBe(usual);
    expect((await keysOf("U001")).keys.find(({ id }) => id === program.id)?.lastUsedAt).not.toBeNull();
  });

  it("of the company has a cart of its own and a name, and nobody signs in or is found by it", async () => {
    const program = await programOf(server, "U001", { kind: "company", name: "Nákupní systém" });
    const cart = "{ customerCart { id email } }";
    const theirs = (await program.graphql(cart)).data as { customerCart: { id: string } };
    const persons = (await (await server.as("U001")).graphql(cart)).data as { customerCart: { id: string } };
    expect(theirs.customerCart.id).not.toBe(persons.customerCart.id);
    const all = await (await server.as("U001")).request({
      url: `${SERVICE_BASE.customerData}/users/GetAllUsersInfo?pageSize=100`,
    });
    expect(all.body).not.toContain("Nákupní systém");
    expect(
      (await server.withToken(await server.tokenFor(program.uid)).request({ url: list })).statusCode,
    ).toBe(401);
  });

  test.each(["", "vyk_", "vyk_0123456789abcdef_short", `vyk_0123456789abcdef_${"A".repeat(43)}`])(
    "that is none opens nothing: %j",
    async (text) => {
      const answer = await server.withToken(text).request({ url: list });
      expect(answer.statusCode).toBe(401);
    },
  );

  it("with a wrong secret opens nothing", async () => {
    const program = await programOf(server, "U001");
    const wrong = program.secret.slice(0, -1) + (program.secret.endsWith("A") ? "B" : "A");
    const answer = await server.withToken(wrong).graphql("{ customerCart { id } }");
    expect(answer.errors[0]?.extensions.code).toBe("invalid-token");
  });
});

describe("B16 the end of a key", () => {
  const question = "{ customerCart { id } }";
  const codeOf = async (program: Awaited<ReturnType<typeof programOf>>) =>
    (await program.graphql(question)).errors[0]?.extensions.code;

  it("comes at once when it is revoked, by its owner or an owner of the company, and nobody else", async () => {
    const program = await programOf(server, "U004", { shipToIds: ["500102"] });
    expect(await codeOf(program)).toBeUndefined();
    expect((await revoke(await server.as("U012"), program.id)).json().code).toBe("key-not-found");
    expect((await revoke(await server.as("U006"), program.id)).json().code).toBe("key-not-found");
    expect((await revoke(program, program.id)).json().code).toBe("not-for-programs");
    expect((await revoke(await server.as("U001"), program.id)).json()).toEqual({ result: true });
    expect(await codeOf(program)).toBe("invalid-token");
    expect((await revoke(await server.as("U001"), program.id)).json().code).toBe("key-not-found");
    expect((await keysOf("U004")).keys.map(({ id }) => id)).not.toContain(program.id);
    const mails = await writtenMails(server, "eliska.rezacova@modrahvezda.example");
    expect(mails.at(-1)).toMatchObject({ kind: "key-revoked", person: "Jana Novotná" });
  });

  it("comes with its day, of which its owner hears a fortnight before, once", async () => {
    const program = await programOf(server, "U001", { days: 30, name: "Končící" });
    await sql`update api_key set expires_at = now() + interval '13 days', created_at = now() - interval '17 days'
      where id = ${program.id}`.execute(server.deps.db);
    await tellEndingKeys(server.deps);
    await tellEndingKeys(server.deps);
    const told = (await writtenMails(server, jana)).filter(({ kind }) => kind === "key-ending");
    expect(told).toMatchObject([{ name: "Končící" }]);
    await sql`update api_key set expires_at = ${new Date(server.clock.realTime().getTime() - dayMs)},
      created_at = now() - interval '60 days' where id = ${program.id}`.execute(server.deps.db);
    expect(await codeOf(program)).toBe("invalid-token");
    expect((await keysOf("U001")).keys.find(({ id }) => id === program.id)?.isExpired).toBe(true);
  });

  it("comes with the rights of its maker: one taken away, and with the account all of them", async () => {
    const program = await programOf(server, "U004", { shipToIds: ["500102"] });
    const { db } = server.deps;
    await sql`update ship_to_role set permissions = 'My Orders' where uid = 'U004'`.execute(db);
    expect(
      (await program.graphql("{ products(pageSize: 1) { items { sku } } }")).errors[0]?.extensions.code,
    ).toBe("forbidden-permission");
    await sql`update app_user set status = 'Suspended' where uid = 'U004'`.execute(db);
    expect(await codeOf(program)).toBe("invalid-token");
  });

  it("D47 comes with the places of its company, closed to its maker there alone", async () => {
    const program = await programOf(server, "U006", { permissions: ["My Documents"] });
    expect(await codeOf(program)).not.toBe("invalid-token");
    await sql`insert into company_standing (uid, company_id, status) values ('U006', 'C1', 'Suspended')`.execute(
      server.deps.db,
    );
    expect(await codeOf(program)).toBe("invalid-token");
  });
});

describe("B16 the rate of a key", () => {
  it("is limited for each by itself, in the minute", async () => {
    const slow = await startTestServer({ env: { VYCEP_KEY_RATE_LIMIT: "3" } });
    try {
      const [one, other] = [await programOf(slow, "U001"), await programOf(slow, "U001", { name: "Druhá" })];
      const codes: (string | undefined)[] = [];
      for (let call = 0; call < 4; call += 1)
        codes.push((await one.graphql("{ customerCart { id } }")).errors[0]?.extensions.code);
      expect(codes).toEqual([undefined, undefined, undefined, "too-many-requests"]);
      expect((await other.graphql("{ customerCart { id } }")).errors).toEqual([]);
    } finally {
      await slow.stop();
    }
  });
});
