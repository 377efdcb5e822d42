import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { programWith, runServiceKey } from "../../../testing/programs/service-program.ts";
import { type StaffCaller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let admin: StaffCaller;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.asStaff("S01");
});
afterAll(() => server.stop());
beforeEach(() => sql`delete from service_key`.execute(server.deps.db));

const listing = "{ serviceKeys { id name rights prefix standing lastUsedAt } }";
const making = `mutation ($input: MakeServiceKeyInput!) { makeServiceKey(input: $input) {
  key { id name standing } secret refusal { code field } } }`;
const revoking = `mutation ($input: RevokeServiceKeyInput!) { revokeServiceKey(input: $input) { refusal { code } } }`;
const asked = { name: "Scale at the ramp", rights: ["companies:read"], days: 365 };

type Made = {
  readonly key: { readonly id: string } | null;
  readonly secret: string | null;
  readonly refusal: { readonly code: string } | null;
};

async function told<Told>(document: string, variables: object = {}): Promise<Told> {
  const { data, errors } = await admin.desk(document, { ...variables });
  expect(errors).toEqual([]);
  return Object.values(data ?? {})[0] as Told;
}
const make = (part: object = {}) => told<Made>(making, { input: { ...asked, ...part } });
const keys = () => told<readonly Readonly<Record<string, unknown>>[]>(listing);

test("DINT-02 a stranger and whoever looks after orders alone see and make no keys of the brewery's programs", async () => {
  const call = { method: "POST" as const, url: "/desk/graphql", payload: { query: listing } };
  expect((await server.stranger.request(call)).statusCode).toBe(401);
  const service = await server.asStaff("S02");
  for (const [document, variables] of [
    [listing, {}],
    [making, { input: asked }],
    [revoking, { input: { id: "none" } }],
  ] as const)
    expect((await service.desk(document, variables)).errors[0]?.extensions.code).toBe("not-your-area");
});

describe("DINT-02 a key of the brewery's own programs", () => {
  test.each([
    ["a name with accents", { name: "Váha" }, "name-invalid", "name"],
    ["no right", { rights: [] }, "no-rights", "rights"],
    ["a right that there is not", { rights: ["orders"] }, "right-unknown", "rights"],
    ["a life of a hundred years", { days: 36_500 }, "days-invalid", "days"],
  ])("%s is refused", async (_case, part, code, field) => {
    expect(await make(part)).toEqual({ key: null, secret: null, refusal: { code, field } });
    expect(await keys()).toEqual([]);
  });

  test("is told once, opens what it may, and is listed without its secret, with its last use", async () => {
    const { key, secret, refusal } = await make();
    expect(refusal).toBeNull();
    expect(secret).toContain(key?.id);
    expect(await keys()).toMatchObject([
      { ...key, rights: ["companies:read"], standing: "live", lastUsedAt: null },
    ]);
    expect(JSON.stringify(await keys())).not.toContain(secret?.slice(-20));
    const program = programWith(server, secret ?? "");
    expect((await program.ask("companies")).statusCode).toBe(200);
    expect((await program.ask("products")).statusCode).toBe(403);
    expect((await keys())[0]?.["lastUsedAt"]).toEqual(expect.any(String));
    expect((await make()).refusal).toMatchObject({ code: "name-taken", field: "name" });
  });

  test("one that was made at the command line is here too; revoked it opens nothing, and the log tells who did it", async () => {
    const { said } = await runServiceKey(server, "create", "ERP", "products", "days=10");
    const [key] = await keys();
    expect(key).toMatchObject({ name: "ERP", standing: "ending" });
    const id = key?.["id"];
    expect(await told(revoking, { input: { id } })).toEqual({ refusal: null });
    expect((await programWith(server, /vys_\S+/.exec(said)?.[0] ?? "").ask("products")).statusCode).toBe(401);
    expect(await keys()).toMatchObject([{ standing: "revoked" }]);
    expect(await told(revoking, { input: { id } })).toEqual({ refusal: { code: "key-gone" } });
    const { rows } = await sql<{ actor_uid: string }>`
      select actor_uid from audit_entry where action = 'service-key.revoked' and subject_id = ${String(id)}`.execute(
      server.deps.db,
    );
    expect(rows).toEqual([{ actor_uid: "S01" }]);
  });
});
