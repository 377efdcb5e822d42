import { punchOutsAnswer } from "@vycep/contract/punch-out/punch-out.rest";
import { SERVICE_BASE } from "@vycep/contract/services";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { programOf } from "../../testing/programs/make-key.ts";
import { askForPunchOut, punchOutOf } from "../../testing/programs/purchasing-system.ts";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const base = `${SERVICE_BASE.customerData}/punchouts`;
const revoke = (caller: Caller, id: string) =>
  caller.request({ method: "DELETE", url: `${base}/RevokePunchOut/${id}` });
async function listOf(uid: string) {
  const answer = await (await server.as(uid)).request({ url: `${base}/GetPunchOuts` });
  return punchOutsAnswer.parse(answer.json());
}

describe("B16 who may connect a purchasing system", () => {
  it("no stranger", async () => {
    expect((await askForPunchOut(server.stranger)).statusCode).toBe(401);
  });

  test.each([
    { name: " " },
    { returnHosts: [] },
    { returnHosts: ["a", "b", "c", "d", "e", "f"].map((host) => `${host}.example`) },
  ])("nobody by %j", async (asked) => {
    const answer = await askForPunchOut(await server.as("U001"), asked);
    expect([answer.statusCode, answer.json().code]).toEqual([400, "invalid-input"]);
  });

  it("nobody without a profile, no program, and nobody without a fresh sign-in", async () => {
    expect((await askForPunchOut(await server.as("U009"))).json().code).toBe("forbidden-permission");
    expect((await askForPunchOut(await programOf(server, "U001"))).json().code).toBe("not-for-programs");
    const old = Math.floor(server.clock.realTime().getTime() / 1000) - 700;
    const stale = server.withToken(
      await server.tokenFor("U001", { iat: old, auth_time: old, exp: old + 900 }),
    );
    expect((await askForPunchOut(stale)).json().code).toBe("fresh-sign-in-needed");
  });

  test.each(["localhost", "10.0.0.7", "https://buy.example", "buy.example/path", "buy"])(
    "nobody to the host %j",
    async (host) => {
      const answer = await askForPunchOut(await server.as("U001"), { returnHosts: [host] });
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ code: "return-host", fields: [{ path: "returnHosts" }] });
    },
  );
});

describe("B16 a purchasing system", () => {
  it("OPS-13 is told its secret once, which is kept as a sealed hash; making it is written down", async () => {
    const { id, secret } = await punchOutOf(server, "U001", { name: " Nákup Klásek " });
    expect(secret).toMatch(new RegExp(`^vyp_${id}_[\\w-]{43}$`));
    const { rows } = await sql`select * from punch_out where id = ${id}`.execute(server.deps.db);
    expect(JSON.stringify(rows)).not.toContain(secret.slice(21));
    expect(JSON.stringify(rows)).toContain('"sealed_hash":"v1.');
    const { rows: audit } = await sql<{ detail: object }>`
      select detail from audit_entry where action = 'punch-out.made' and subject_id = ${id}`.execute(
      server.deps.db,
    );
    expect(audit[0]?.detail).toMatchObject({ name: "Nákup Klásek" });
    expect((await listOf("U001")).punchOuts[0]).toMatchObject({ id, name: "Nákup Klásek", lastUsedAt: null });
  });

  it("is its owner's alone, also to revoke", async () => {
    const { id } = await punchOutOf(server, "U001");
    for (const uid of ["U004", "U012"]) {
      expect((await listOf(uid)).punchOuts).toEqual([]);
      expect((await revoke(await server.as(uid), id)).json().code).toBe("punch-out-not-found");
    }
    expect((await revoke(await server.as("U001"), id)).json()).toEqual({ result: true });
    expect((await revoke(await server.as("U001"), id)).statusCode).toBe(404);
    expect((await listOf("U001")).punchOuts.map((each) => each.id)).not.toContain(id);
  });

  it("is one of ten of a person at most", async () => {
    const { db } = server.deps;
    await sql`delete from punch_out`.execute(db);
    for (let made = 0; made < 10; made += 1) await punchOutOf(server, "U001");
    expect((await askForPunchOut(await server.as("U001"))).json().code).toBe("too-many-punch-outs");
    expect((await askForPunchOut(await server.as("U004"))).statusCode).toBe(200);
    await sql`delete from punch_out`.execute(db);
  });
});
