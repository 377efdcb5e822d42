import { SERVICE_BASE } from "@vycep/contract/services";
import { LANGUAGES } from "@vycep/domain/market/language";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { demoPassword, portalClient } from "../../../testing/portal-sign-in.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { writtenMails } from "../../../testing/written-mails.ts";

const petr = "petr.dvorak@modrahvezda.example";
const good = "Vepřové-koleno-7";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ listen: true });
});
afterAll(() => server.stop());

async function change(payload: object, { uid = "U002", caller = server.as(uid), language = "en" } = {}) {
  const answer = await (await caller).request({
    method: "PUT",
    url: `${SERVICE_BASE.customerData}/users/ChangePassword/${uid}?lang=${language}`,
    payload,
  });
  const { code, message, fields, result } = answer.json();
  return { status: answer.statusCode, code, message, fields, result };
}
const from = (oldPassword: string, newPassword = good, retypePassword = newPassword) => ({
  oldPassword,
  newPassword,
  retypePassword,
});

describe("PUT users/ChangePassword/{UID}", () => {
  it("a stranger is refused, somebody else's is as unknown as nobody's, and who says nothing is told what is missing", async () => {
    const caller = server.as("U003");
    expect((await change(from(demoPassword), { caller: Promise.resolve(server.stranger) })).status).toBe(401);
    expect(await change(from(demoPassword), { caller })).toMatchObject({
      status: 404,
      code: "user-not-found",
    });
    expect((await change({ newPassword: good })).status).toBe(400);
  });

  test.each([
    [
      "ERROR-38 the old one is not right",
      from("Not-mine-at-all-1"),
      "old-password-incorrect",
      "Old password is not correct",
      [{ path: "oldPassword", code: "old-password-incorrect" }],
    ],
    [
      "ERROR-39 AUTH-12 the new one was used before",
      from(demoPassword, demoPassword),
      "new-password-incorrect",
      "New password is not correct",
      [{ path: "newPassword", code: "used-before" }],
    ],
    [
      "ERROR-40 AUTH-07 it is too short",
      from(demoPassword, "Kratke-1"),
      "password-requirements",
      "Password requirements have not been met",
      [{ path: "newPassword", code: "too-short" }],
    ],
    [
      "ERROR-25 AUTH-13 it was retyped otherwise",
      from(demoPassword, good, "Vepřové-koleno-8"),
      "password-mismatch",
      "New password and Retype password does not match",
      [{ path: "retypePassword", code: "does-not-match" }],
    ],
  ])("refused: %s", async (_why, body, code, message, fields) => {
    expect(await change(body)).toMatchObject({ status: 422, code, message, fields });
    const said = await Promise.all(
      LANGUAGES.map(async (language) => (await change(body, { language })).message),
    );
    expect(new Set(said).size).toBe(LANGUAGES.length);
  });

  it("REST-16 USERADMIN-08 PROFILE-03 the own one with the old one: other sessions end, this one goes on, a mail says so", async () => {
    const signIn = async (password: string) =>
      (await (await portalClient(server.origin)).signIn({ email: petr, password })).id_token ?? "";
    const [here, there] = [await signIn(demoPassword), await signIn(demoPassword)];
    const caller = Promise.resolve(server.withToken(here));
    expect(await change(from(demoPassword), { caller })).toMatchObject({ status: 200, result: true });
    const codeOf = async (token: string) =>
      (await server.withToken(token).graphql("{ customer { email } }")).errors[0]?.extensions.code;
    expect([await codeOf(here), await codeOf(there)]).toEqual([undefined, "invalid-token"]);
    expect((await writtenMails(server, petr)).map(({ kind }) => kind)).toContain("password-changed");
    const portal = await portalClient(server.origin);
    const { landed } = await portal.begin();
    const enter = async (password: string) =>
      (await portal.enter(landed.searchParams.get("interaction") ?? "", { email: petr, password })).status;
    expect([await enter(demoPassword), await enter(good)]).toEqual([401, 200]);
  });
});
