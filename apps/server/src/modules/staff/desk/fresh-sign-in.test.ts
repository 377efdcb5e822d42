import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { VYCEP_FRESH_SIGN_IN: "roles" } });
});
afterAll(() => server.stop());

test("D38 roles of the staff are given and taken after a fresh sign-in alone, where the brewery wants it", async () => {
  const work = [
    {
      mutation: "mutation ($input: ChangeStaffInput!) { changeStaff(input: $input) { refusal { code } } }",
      input: { uid: "S06", version: 1, roles: ["service"], companies: [], status: "active" },
    },
    {
      mutation: "mutation ($input: InviteStaffInput!) { inviteStaff(input: $input) { refusal { code } } }",
      input: {
        ...{ firstName: "Petr", lastName: "Nový", email: "petr.novy@lipovrch.example", language: "cs" },
        ...{ roles: ["service"], companies: [] },
      },
    },
    {
      mutation:
        "mutation ($input: DeskStaffInBulkInput!) { changeStaffMembers(input: $input) { refusal { code } } }",
      input: { key: "many at once", ids: ["S07"], act: "giveRole", role: "service" },
    },
  ];
  const dayAgo = Math.floor(server.deps.clock.realTime().getTime() / 1000) - 86_400;
  const unattended = await server.asStaff("S01", { auth_time: dayAgo });
  for (const { mutation, input } of work) {
    const { errors } = await unattended.desk(mutation, { input });
    expect(errors[0]?.extensions.code).toBe("fresh-sign-in-needed");
  }
  const fresh = await server.asStaff("S01");
  for (const { mutation, input } of work) {
    const { data, errors } = await fresh.desk(mutation, { input });
    expect(errors).toEqual([]);
    expect(Object.values(data ?? {})).toEqual([{ refusal: null }]);
  }
});
