import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const users = "/alcdcservice/api/v1/portal/users";
const terms = "/almagnoliaservice/api/v1/portal/terms";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await sql`delete from content where kind = 'terms' and key <> '4'`.execute(server.deps.db);
  await sql`delete from terms_consent`.execute(server.deps.db);
});

/** A version that begins on a day; it is Monday, 23 November. */
const begins = (version: string, day: string) =>
  sql`
    insert into content (kind, key, sort, markets, is_new_capability, titles, bodies, sections, valid_from)
    select kind, ${version}, sort, markets, is_new_capability, titles, bodies, sections, ${day}::date
    from content where kind = 'terms' and key = '4'`.execute(server.deps.db);

async function agree(uid: string, version: string | undefined, of = uid) {
  const response = await (await server.as(uid)).request({
    method: "PUT",
    url: `${users}/SetTermsAgreed/${of}`,
    payload: version === undefined ? {} : { version },
  });
  const { requestId: _request, ...body } = response.json<Record<string, unknown>>();
  return { status: response.statusCode, body };
}

async function toAgree(uid: string): Promise<unknown> {
  const response = await (await server.as(uid)).request({ url: `${users}/GetUserInfoById/${uid}` });
  return response.json<Record<string, unknown>>()["termsToAgree"];
}

describe("PUT users/SetTermsAgreed/{UID}", () => {
  it("a stranger is refused", async () => {
    const url = `${users}/SetTermsAgreed/U001`;
    const response = await server.stranger.request({ method: "PUT", url, payload: { version: "4" } });
    expect(response.statusCode).toBe(401);
  });

  it("bad input: no version", async () => {
    expect((await agree("U001", undefined)).status).toBe(400);
  });

  it("nobody agrees for somebody else", async () => {
    expect(await agree("U001", "4", "U002")).toMatchObject({ status: 404, body: { code: "user-not-found" } });
  });

  it("refused: a version that is not in force", async () => {
    await begins("5", "2026-11-24");
    expect(await agree("U001", "5")).toMatchObject({ status: 409, body: { code: "terms-changed" } });
  });

  it("who agreed when they came is asked again when a newer version is in force, and only once", async () => {
    expect(await toAgree("U001")).toBeNull();
    await begins("5", "2026-11-24");
    expect(await toAgree("U001")).toBeNull();
    await begins("6", "2026-11-23");
    expect(await toAgree("U001")).toBe("6");
    expect(await agree("U001", "6")).toEqual({ status: 200, body: { termsToAgree: null } });
    await agree("U001", "6");
    expect(await toAgree("U001")).toBeNull();
    expect(await toAgree("U002")).toBe("6");
    const kept = await server.deps.db.selectFrom("terms_consent").selectAll().execute();
    expect(kept).toMatchObject([{ uid: "U001", version: "6", agreed_at: server.deps.clock.instant() }]);
    const audit = await server.deps.db.selectFrom("audit_entry").select(["action", "detail"]).execute();
    expect(audit[0]).toEqual({ action: "user.terms-agreed", detail: { version: "6" } });
  });
});

describe("GET terms", () => {
  it("anybody reads the terms in force, with their version and first day", async () => {
    await begins("5", "2026-11-01");
    const response = await server.stranger.request({ url: `${terms}?lang=sk&country=SVK` });
    expect(response.json()).toMatchObject({
      version: "5",
      validFrom: "2026-11-01",
      title: "Podmienky používania",
    });
  });
});
