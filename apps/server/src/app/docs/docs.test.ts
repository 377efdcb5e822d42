import { keyDocs } from "@vycep/contract/api-keys/keys.docs";
import type { Described } from "@vycep/contract/described";
import { passwordDocs } from "@vycep/contract/identity/password.docs";
import { profileDocs } from "@vycep/contract/profile/profile.docs";
import { punchOutDocs } from "@vycep/contract/punch-out/punch-out.docs";
import { SERVICE_BASE } from "@vycep/contract/services";
import { payersDocs } from "@vycep/contract/ship-to/payers.docs";
import { shipToDocs } from "@vycep/contract/ship-to/ship-to.docs";
import { userAdministrationDocs as administration } from "@vycep/contract/users/user-administration.docs";
import { usersDocs } from "@vycep/contract/users/users.docs";
import { webhookDocs } from "@vycep/contract/webhooks/webhooks.docs";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import {
  type DescribedPaths,
  describedPaths,
  expectAnswered,
  expectDescribed,
  sendExample,
} from "../../testing/described-calls.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { writtenMails } from "../../testing/written-mails.ts";

type Call = readonly [method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE", path: string, docs: Described];

/** In an order in which each can be done. */
const calls: readonly Call[] = [
  ["GET", "/keys/GetKeys", keyDocs.GetKeys],
  ["POST", "/keys/MakeKey", keyDocs.MakeKey],
  ["GET", "/punchouts/GetPunchOuts", punchOutDocs.GetPunchOuts],
  ["POST", "/punchouts/MakePunchOut", punchOutDocs.MakePunchOut],
  ["GET", "/webhooks/GetWebhooks", webhookDocs.GetWebhooks],
  ["POST", "/webhooks/MakeWebhook", webhookDocs.MakeWebhook],
  ["GET", "/users/GetUserInfoById/{id}", usersDocs.GetUserInfoById],
  ["PUT", "/users/SetUserTutorialCounter/{UID}", usersDocs.SetUserTutorialCounter],
  ["PUT", "/users/SetFirstLoginFlag/{UID}", usersDocs.SetFirstLoginFlag],
  ["PUT", "/users/SetTermsAgreed/{UID}", usersDocs.SetTermsAgreed],
  ["POST", "/users/RequestAccess", usersDocs.RequestAccess],
  ["POST", "/users/setdefaultshipto", usersDocs.setdefaultshipto],
  ["GET", "/users/GetAllUsersInfo", administration.GetAllUsersInfo],
  ["GET", "/users/ExportUsers", administration.ExportUsers],
  ["GET", "/users/GetRoles", administration.GetRoles],
  ["GET", "/users/GetManagedUserById/{id}", administration.GetManagedUserById],
  ["POST", "/users/CreateNewUser", administration.CreateNewUser],
  ["POST", "/users/ResendVerificationEmail/{id}", administration.ResendVerificationEmail],
  ["PUT", "/users/UpdateUser/{id}", administration.UpdateUser],
  ["PATCH", "/users/SetUserStatus", administration.SetUserStatus],
  ["PUT", "/users/SetOwnDetails", profileDocs.SetOwnDetails],
  ["GET", "/users/ChangeOwnEmail", profileDocs.GetOwnEmailChange],
  ["POST", "/users/ChangeOwnEmail", profileDocs.ChangeOwnEmail],
  ["POST", "/users/ConfirmOwnEmail", profileDocs.ConfirmOwnEmail],
  ["DELETE", "/users/ChangeOwnEmail", profileDocs.CancelOwnEmailChange],
  ["GET", "/shiptos/GetShipToBySapId/{id}", shipToDocs.GetShipToBySapId],
  ["GET", "/payers", payersDocs.payers],
  ["GET", "/payers/{id}", payersDocs.payer],
  ["GET", "/soldtos/{id}", payersDocs.soldto],
  ["DELETE", "/users/DeleteInvitation/{id}", administration.DeleteInvitation],
  ["PUT", "/users/SetFirstPassword", passwordDocs.SetFirstPassword],
  ["PUT", "/users/ChangePassword/{UID}", passwordDocs.ChangePassword],
];

let server: TestServer;
let paths: DescribedPaths;
beforeAll(async () => {
  server = await startTestServer();
  paths = await describedPaths(server);
});
afterAll(() => server.stop());

const base = SERVICE_BASE.customerData;
/** What is new every time, and so is compared by its kind. */
const isNewEachTime = (at: string) =>
  at === `POST ${base}/users/CreateNewUser UID` ||
  (at.startsWith(`POST ${base}/keys/MakeKey`) && /( id|At| secret)$/.test(at)) ||
  (at.startsWith(`POST ${base}/punchouts/MakePunchOut`) && /( id|At| secret)$/.test(at)) ||
  (at.startsWith(`POST ${base}/webhooks/MakeWebhook`) && /( id|At| secret)$/.test(at));

/** The example's own words, but for secrets that come by mail. */
async function bodyOf(path: string, { body }: Described["example"]) {
  if (path === "/users/SetFirstPassword")
    return { ...body, token: await secretMailedTo("barbora.zemanova@modrahvezda.example") };
  if (path === "/users/ConfirmOwnEmail")
    return { ...body, secret: await secretMailedTo("jana@modrahvezda.example") };
  return body;
}

async function secretMailedTo(email: string) {
  const [mail] = (await writtenMails(server, email)).filter((each) => "path" in each);
  return String(mail?.path).split("#")[1];
}

describe("REST-68 what /docs says of the calls of users, passwords, profile, ship-tos and payers", () => {
  test.each(calls)("REST-68 %s %s stands there with its example and its refusals", (method, path, docs) => {
    expectDescribed(paths, { method, path: base + path, docs });
  });

  const unknownId = "00000000-0000-4000-8000-000000000000";
  const rights = { shipTos: [{ shipToId: "500101", roleid: "" }], deletedShipToList: [] };
  test.each([
    ["U001", administration.GetManagedUserById, "GET", "/users/GetManagedUserById/U013", undefined, 404],
    ["U006", administration.GetAllUsersInfo, "GET", "/users/GetAllUsersInfo", undefined, 403],
    ["U001", administration.UpdateUser, "PUT", "/users/UpdateUser/U002", rights, 422],
    ["U001", administration.UpdateUser, "PUT", "/users/UpdateUser/U001", rights, 422],
    ["U001", administration.DeleteInvitation, "DELETE", "/users/DeleteInvitation/U002", undefined, 422],
    ["U001", usersDocs.SetTermsAgreed, "PUT", "/users/SetTermsAgreed/U001", { version: "0" }, 409],
    ["U001", usersDocs.SetUserTutorialCounter, "PUT", "/users/SetUserTutorialCounter/U002", undefined, 404],
    ["U001", usersDocs.setdefaultshipto, "POST", "/users/setdefaultshipto?shiptoId=500201", undefined, 404],
    ["U001", payersDocs.soldto, "GET", "/soldtos/C2", undefined, 404],
    ["U001", shipToDocs.GetShipToBySapId, "GET", "/shiptos/GetShipToBySapId/500201", undefined, 404],
    ["U001", keyDocs.RevokeKey, "DELETE", "/keys/RevokeKey/0000000000000000", undefined, 404],
    ["U001", keyDocs.MakeKey, "POST", "/keys/MakeKey", { shipToIds: ["500203"] }, 404],
    [
      "U001",
      punchOutDocs.RevokePunchOut,
      "DELETE",
      "/punchouts/RevokePunchOut/0000000000000000",
      undefined,
      404,
    ],
    ["U001", punchOutDocs.MakePunchOut, "POST", "/punchouts/MakePunchOut", { returnHosts: ["x"] }, 422],
    ["U001", webhookDocs.MakeWebhook, "POST", "/webhooks/MakeWebhook", { url: "http://x.example" }, 422],
    ["U001", webhookDocs.GetDeliveries, "GET", `/webhooks/GetDeliveries/${unknownId}`, undefined, 404],
    ["U001", webhookDocs.RepeatDelivery, "POST", `/webhooks/RepeatDelivery/${unknownId}`, undefined, 404],
    ["U006", administration.ExportUsers, "GET", "/users/ExportUsers?format=csv", undefined, 403],
    ["U002", profileDocs.SetOwnDetails, "PUT", "/users/SetOwnDetails", { phone: "1" }, 422],
    [
      "U002",
      profileDocs.ChangeOwnEmail,
      "POST",
      "/users/ChangeOwnEmail",
      { newEmail: "x", password: "y" },
      422,
    ],
    [undefined, profileDocs.ConfirmOwnEmail, "POST", "/users/ConfirmOwnEmail", { secret: "none" }, 404],
    [undefined, passwordDocs.SetFirstPassword, "PUT", "/users/SetFirstPassword", { token: "none" }, 404],
    ["U002", passwordDocs.ChangePassword, "PUT", "/users/ChangePassword/U002", { oldPassword: "no" }, 422],
  ] as const)(
    "ERROR-56 REST-68 as %s what refuses is among the codes that /docs names",
    async (uid, docs, method, url, change, status) => {
      const { example, problems }: Described = docs;
      const caller = uid === undefined ? server.stranger : await server.as(uid);
      const payload = change === undefined ? undefined : { ...example.body, ...change };
      const said = await caller.request({ method, url: `${base}${url}`, ...(payload && { payload }) });
      expect(`${url} ${said.statusCode}`).toBe(`${url} ${status}`);
      expect(problems?.[status]).toContain(said.json().code);
    },
  );

  // Last, because it changes the password of who asks.
  it("REST-68 each example is answered as it says", async () => {
    for (const [method, path, docs] of calls) {
      const call = { method, path: base + path, docs };
      expectAnswered(await sendExample(server, call, await bodyOf(path, docs.example)), call, isNewEachTime);
    }
  });
});
