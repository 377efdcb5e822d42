import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const base = "/alcdcservice/api/v1/portal/users";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

type Details = Readonly<Record<"firstName" | "lastName" | "phone" | "language", unknown>>;

const petr: Details = { firstName: "Petr", lastName: "Dvořák", phone: "+420799999002", language: "cs" };

async function set(uid: string, details: Partial<Details>) {
  const person = await server.as(uid);
  const response = await person.request({ method: "PUT", url: `${base}/SetOwnDetails`, body: details });
  const { requestId: _request, ...body } = response.json<Record<string, unknown>>();
  return { status: response.statusCode, body };
}

async function told(uid: string) {
  const response = await (await server.as(uid)).request({ url: `${base}/GetUserInfoById/${uid}` });
  const { firstName, lastName, phone, language } = response.json<Details>();
  return { firstName, lastName, phone, language };
}

const audited = () =>
  server.deps.db
    .selectFrom("audit_entry")
    .select(["actor_uid", "subject_id", "company_id", "detail"])
    .where("action", "=", "user.own-details")
    .execute();

describe("PUT users/SetOwnDetails", () => {
  it("a stranger is refused", async () => {
    const answer = await server.stranger.request({ method: "PUT", url: `${base}/SetOwnDetails`, body: petr });
    expect(answer.statusCode).toBe(401);
  });

  it.each([
    ["a language that nobody is spoken to in", { ...petr, language: "it" }, "language"],
    ["a name that is no text", { ...petr, firstName: 7 }, "firstName"],
    ["no phone", { firstName: "Petr", lastName: "Dvořák", language: "cs" }, "phone"],
  ])("bad input: %s", async (_what, details, path) => {
    const { status, body } = await set("U002", details);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: "invalid-input", fields: [{ path }] });
  });

  it("forbidden to who has no My Profile", async () => {
    expect(await set("U009", petr)).toMatchObject({ status: 403, body: { code: "forbidden-permission" } });
  });

  it("PROFILE-04 a key user's phone is changed by customer service alone, and nothing else is lost or kept", async () => {
    const before = await told("U001");
    expect(await set("U001", { ...before, lastName: "Malá", phone: "+420799999003" })).toEqual({
      status: 422,
      body: {
        code: "phone-by-service",
        message: "To change your phone number, please contact customer service.",
        fields: [{ path: "phone", code: "phone-by-service" }],
      },
    });
    expect(await told("U001")).toEqual(before);
    expect((await set("U001", { ...before, lastName: "Malá" })).status).toBe(200);
    expect(await told("U001")).toEqual({ ...before, lastName: "Malá" });
  });

  it("PROFILE-05 every field that is wrong is named, and nothing is kept", async () => {
    expect(await set("U002", { ...petr, firstName: " ", phone: "12" })).toMatchObject({
      status: 422,
      body: {
        code: "name-missing",
        fields: [
          { path: "firstName", code: "name-missing" },
          { path: "phone", code: "phone-format" },
        ],
      },
    });
    expect(await told("U002")).toEqual(petr);
  });

  it("PROFILE-01 PROFILE-05 others change name, phone and language; the audit says what, and holds nobody's number", async () => {
    const before = (await audited()).length;
    const wanted = { firstName: "Petr", lastName: "Dvořák ml.", phone: "799 999 004", language: "en" };
    const kept = { ...wanted, phone: "+420799999004" };
    expect(await set("U002", wanted)).toEqual({ status: 200, body: kept });
    expect(await told("U002")).toEqual(kept);
    expect((await audited()).slice(before)).toEqual([
      {
        actor_uid: "U002",
        subject_id: "U002",
        company_id: "C1",
        detail: { changed: "lastName,phone,language" },
      },
    ]);
    expect(await set("U002", kept)).toEqual({ status: 200, body: kept });
    expect((await audited()).length).toBe(before + 1);
  });
});
