import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { programOf } from "../../../testing/programs/make-key.ts";
import { type StaffCaller, startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { writtenMails } from "../../../testing/written-mails.ts";

let server: TestServer;
let admin: StaffCaller;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.asStaff("S01");
});
afterAll(() => server.stop());

const listing = `query ($text: String) { customerKeys(text: $text, first: 50) { total items {
  id name kind companyId companyName owner permissions shipToCount prefix standing lastUsedAt } } }`;
const revoking = `mutation ($id: ID!) { revokeCustomerKey(input: { id: $id }) { refusal { code } } }`;

async function told<Told>(document: string, variables: object = {}): Promise<Told> {
  const { data, errors } = await admin.desk(document, { ...variables });
  expect(errors).toEqual([]);
  return Object.values(data ?? {})[0] as Told;
}
const keys = async (text?: string) =>
  (await told<{ readonly items: readonly object[] }>(listing, { text: text ?? null })).items;

test("DINT-02 a stranger and whoever looks after orders alone see and revoke no keys of customers", async () => {
  const call = { method: "POST" as const, url: "/desk/graphql", payload: { query: listing } };
  expect((await server.stranger.request(call)).statusCode).toBe(401);
  const service = await server.asStaff("S02");
  for (const document of [listing, revoking])
    expect((await service.desk(document, { id: "none" })).errors[0]?.extensions.code).toBe("not-your-area");
});

describe("DINT-02 keys of customers' programs", () => {
  test("are listed with company, owner, rights, places and last use, and found by any of the names", async () => {
    const till = await programOf(server, "U001");
    expect(await keys()).toMatchObject([
      {
        ...{ id: till.id, name: "Pokladna", kind: "user", companyId: "C1", owner: "Jana Novotná" },
        ...{ permissions: ["Catalogue", "My Orders"], shipToCount: 1, standing: "live", lastUsedAt: null },
        prefix: `vyk_${till.id.slice(0, 4)}…`,
      },
    ]);
    expect(await keys("pokladna")).toHaveLength(1);
    expect(await keys("nikdo takový")).toEqual([]);
    const { rows } = await sql<{ sealed: string }>`select sealed_hash as sealed from api_key`.execute(
      server.deps.db,
    );
    expect(JSON.stringify(await keys())).not.toContain(rows[0]?.sealed);
  });

  test("a revoked one opens nothing any more, its owner is told by mail, and the log tells who did it", async () => {
    const till = await programOf(server, "U001", { name: "Ztracená" });
    const asking = { query: "{ customer { email } }" };
    const ask = () => till.request({ method: "POST", url: "/graphql", payload: asking });
    expect((await ask()).statusCode).toBe(200);
    expect(await told(revoking, { id: till.id })).toEqual({ refusal: null });
    expect((await ask()).statusCode).toBe(401);
    expect(await keys("ztracena")).toMatchObject([{ standing: "revoked" }]);
    expect(await told(revoking, { id: till.id })).toEqual({ refusal: { code: "key-not-found" } });
    const mails = await writtenMails(server, "jana.novotna@modrahvezda.example");
    expect(mails.at(-1)).toMatchObject({ kind: "key-revoked", name: "Ztracená", person: "Miloš Janda" });
    const { rows } = await sql<{ actor_uid: string; company_id: string }>`
      select actor_uid, company_id from audit_entry where action = 'key.revoked' and subject_id = ${till.id}`.execute(
      server.deps.db,
    );
    expect(rows).toEqual([{ actor_uid: "S01", company_id: "C1" }]);
  });
});
