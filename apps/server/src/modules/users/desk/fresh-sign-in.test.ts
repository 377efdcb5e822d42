import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { VYCEP_FRESH_SIGN_IN: "roles" } });
});
afterAll(() => server.stop());

test("D38 the desk gives and takes roles after a fresh sign-in alone, where the brewery wants it", async () => {
  const { rows } = await sql<{ id: string }>`select id from role where name = 'POS Common user'`.execute(
    server.deps.db,
  );
  const roleId = rows[0]?.id ?? "";
  const give =
    "mutation ($input: DeskUserRoleInput!) { setCustomerUserRole(input: $input) { refusal { code } } }";
  const invite =
    "mutation ($input: DeskInviteUserInput!) { inviteCustomerUser(input: $input) { refusal { code } } }";
  const right = { companyId: "C1", shipToId: "500103", roleId };
  const role = { ...right, uid: "U004" };
  const somebody = {
    ...{ ...right, firstName: "Nová", lastName: "Výčepní", email: "nova@modrahvezda.example" },
    ...{ phone: "", language: "cs" },
  };
  const dayAgo = Math.floor(server.deps.clock.realTime().getTime() / 1000) - 86_400;
  const unattended = await server.asStaff("S02", { auth_time: dayAgo });
  for (const [mutation, input] of [
    [give, role],
    [invite, somebody],
  ] as const) {
    const { errors } = await unattended.desk(mutation, { input });
    expect(errors[0]?.extensions.code).toBe("fresh-sign-in-needed");
  }
  const fresh = await server.asStaff("S02");
  for (const [mutation, input] of [
    [give, role],
    [invite, somebody],
  ] as const) {
    const { data, errors } = await fresh.desk(mutation, { input });
    expect(errors).toEqual([]);
    expect(Object.values(data ?? {})).toEqual([{ refusal: null }]);
  }
});
