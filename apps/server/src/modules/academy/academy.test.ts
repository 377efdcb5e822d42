import { randomUUID } from "node:crypto";
import { ACADEMY_HEADER, ACADEMY_PROGRESS_PATH } from "@vycep/contract/academy/academy.rest";
import { SERVICE_BASE } from "@vycep/contract/services";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signatureOf } from "../../platform/calls/signed-call.ts";
import { demoPassword, portalClient } from "../../testing/portal-sign-in.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const secret = "the secret of the e-learning, long enough";
const tapping = {
  id: "tapping",
  names: { cs: "Čepování", en: "Pouring" },
  lessons: 6,
  lessonsDone: 4,
  minutes: 45,
};
const kegs = { id: "kegs", names: { cs: "Sudy" }, lessons: 3, lessonsDone: 3, completedOn: "2026-11-04" };

describe("D45 progress in the academy", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ env: { ACADEMY_SECRET: secret }, listen: true });
  });
  afterAll(() => server.stop());

  type Wrong = { readonly secret?: string; readonly path?: string; readonly timestamp?: number };
  const report = (body: object, wrong: Wrong = {}) => {
    const payload = JSON.stringify(body);
    const seconds = Math.floor(server.clock.realTime().getTime() / 1000);
    const timestamp = String(wrong.timestamp ?? seconds);
    const eventId = randomUUID();
    const path = wrong.path ?? ACADEMY_PROGRESS_PATH;
    const call = { method: "POST", path, timestamp, eventId, body: payload };
    return server.stranger.request({
      method: "POST",
      url: ACADEMY_PROGRESS_PATH,
      headers: {
        "content-type": "application/json",
        [ACADEMY_HEADER.timestamp]: timestamp,
        [ACADEMY_HEADER.eventId]: eventId,
        [ACADEMY_HEADER.signature]: signatureOf(call, wrong.secret ?? secret),
      },
      payload,
    });
  };
  const coursesOf = async (uid: string, language = "cs") => {
    const url = `${SERVICE_BASE.customerData}/academy/GetMyCourses?lang=${language}`;
    return (await (await server.as(uid)).request({ url })).json<{ courses: unknown[] }>().courses;
  };

  test("whose courses nobody has reported has none, and no stranger asks", async () => {
    expect(await coursesOf("U012")).toEqual([]);
    const url = `${SERVICE_BASE.customerData}/academy/GetMyCourses`;
    expect((await server.stranger.request({ url })).statusCode).toBe(401);
  });

  test("what is reported is shown to that person in their language, and to nobody else", async () => {
    const at = "2026-11-20T08:00:00Z";
    const answer = await report({ userId: "U009", at, courses: [tapping, kegs] });
    expect([answer.statusCode, answer.json()]).toEqual([200, { userId: "U009", changed: true }]);
    const begun = { id: "tapping", lessons: 6, lessonsDone: 4, minutes: 45, completedOn: null };
    const done = {
      id: "kegs",
      name: "Sudy",
      lessons: 3,
      lessonsDone: 3,
      minutes: null,
      completedOn: "2026-11-04",
    };
    expect(await coursesOf("U009")).toEqual([{ ...begun, name: "Čepování" }, done]);
    expect(await coursesOf("U009", "en")).toEqual([{ ...begun, name: "Pouring" }, done]);
    expect(await coursesOf("U001")).toEqual([]);

    const again = await report({ userId: "U009", at, courses: [] });
    expect(again.json()).toMatchObject({ changed: false });
    const older = await report({ userId: "U009", at: "2026-11-20T07:59:59Z", courses: [kegs] });
    expect(older.json()).toMatchObject({ changed: false });
    expect(await coursesOf("U009")).toHaveLength(2);
    await report({ userId: "U009", at: "2026-11-20T08:00:01Z", courses: [kegs] });
    expect(await coursesOf("U009")).toEqual([done]);
  });

  test.each<[string, Wrong, string]>([
    ["another secret", { secret: "another secret, as long as the right one" }, "academy-signature-invalid"],
    ["another address", { path: "/academy/other" }, "academy-signature-invalid"],
    ["an old time stamp", { timestamp: 1_700_000_000 }, "academy-timestamp-stale"],
  ])("a report signed with %s is not believed", async (_what, wrong, code) => {
    const answer = await report({ userId: "U002", at: "2026-11-20T08:00:00Z", courses: [tapping] }, wrong);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([401, code]);
    expect(await coursesOf("U002")).toEqual([]);
  });

  test.each([
    ["somebody unknown", { userId: "U999" }, 404],
    ["more done than there is", { courses: [{ ...tapping, lessonsDone: 7 }] }, 400],
    ["one course twice", { courses: [tapping, tapping] }, 400],
    ["no Czech name", { courses: [{ ...tapping, names: { en: "Pouring" } }] }, 400],
    ["no day", { courses: [{ ...kegs, completedOn: "soon" }] }, 400],
  ])("%s is refused", async (_what, wrong, status) => {
    const sound = { userId: "U002", at: "2026-11-20T08:00:00Z", courses: [tapping] };
    expect((await report({ ...sound, ...wrong })).statusCode).toBe(status);
  });

  test("D27 the demo's academy reports whoever comes and each lesson that they finish", async () => {
    const portal = await portalClient(server.origin);
    await portal.signIn({ email: "ondrej.benes@modrahvezda.example", password: demoPassword });
    const arrive = async () => {
      const { response } = await portal.browser.follow("/demo/academy/cz", () => false);
      return response.text();
    };
    const page = await arrive();
    const stands = { id: "tapping", name: "Čepování: hladinka, šnyt, mlíko", lessonsDone: 4, lessons: 6 };
    expect((await coursesOf("U009"))[0]).toMatchObject(stands);
    const pass = /name="pass" value="([\w-]+)"/.exec(page)?.[1] ?? "";
    const finish = (withPass: string) =>
      portal.browser.fetch("/demo/academy/cz/lesson", {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams({ pass: withPass, course: "tapping" }).toString(),
      });
    await finish("guessed");
    expect((await coursesOf("U009"))[0]).toMatchObject({ lessonsDone: 4 });
    await finish(pass);
    expect((await coursesOf("U009"))[0]).toMatchObject({ lessonsDone: 5 });
  });
});

test("D45 without a secret there is nothing to call", async () => {
  const server = await startTestServer({ env: { VYCEP_DEMO: "off" } });
  const answer = await server.stranger.request({
    method: "POST",
    url: ACADEMY_PROGRESS_PATH,
    headers: { "content-type": "application/json" },
    payload: {},
  });
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, "academy-not-connected"]);
  await server.stop();
});
