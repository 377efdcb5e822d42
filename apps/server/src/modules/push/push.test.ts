import { SERVICE_BASE } from "@vycep/contract/services";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { inTransaction } from "../../platform/transaction.ts";
import { signedClaims, startPushService, subscribedBrowser } from "../../testing/push-service.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { enqueuePush, type NewPush } from "./push.commands.ts";
import { pushKeysOf } from "./push-keys.ts";
import { sendDuePushes } from "./push-worker.ts";

let service: Awaited<ReturnType<typeof startPushService>>;
let server: TestServer;
beforeAll(async () => {
  service = await startPushService();
  server = await startTestServer({ env: { VYCEP_PUSH_SERVICE: service.origin, VYCEP_ROLE: "web" } });
});
afterAll(async () => {
  await server.stop();
  service.stop();
});
beforeEach(async () => {
  service.received.length = 0;
  service.answers.length = 0;
  await sql`delete from push_device`.execute(server.deps.db);
});

async function call(token: string | undefined, path: string, payload?: object) {
  const caller = token === undefined ? server.stranger : server.withToken(token);
  const url = `${SERVICE_BASE.general}/push/${path}?lang=cs`;
  const response = await caller.request(payload === undefined ? { url } : { url, method: "PUT", payload });
  // biome-ignore lint/suspicious/noExplicitAny: each test says what it expects of its answer
  return { status: response.statusCode, body: response.json<any>() };
}
const tokenOf = (uid: string, sid: string) => server.tokenFor(uid, { sid });

const delivered: NewPush = {
  uid: "U001",
  kind: "order-delivered",
  subject: "4700100498",
  cause: "order-delivered 4700100498",
};
const tell = (...pushes: readonly NewPush[]) =>
  inTransaction(server.deps.db, (tx) => enqueuePush(tx, pushes));
const sendAll = () => sendDuePushes(server.deps);
const later = () => sql`update push_message set next_attempt_at = now()`.execute(server.deps.db);
const left = async () =>
  (
    await sql<{ done: boolean; attempts: number; last_error: string | null }>`
      select done_at is not null as done, attempts, last_error from push_message order by id`.execute(
      server.deps.db,
    )
  ).rows;

describe("this device on and off", () => {
  it("PUSH-01 is for who is signed in, at the address of a push service, with keys of a browser", async () => {
    const { endpoint, keys } = subscribedBrowser(service.origin, "/bad");
    expect((await call(undefined, "GetPushKey")).status).toBe(401);
    expect((await call(undefined, "SetPushDevice", { endpoint, keys })).status).toBe(401);
    const token = await tokenOf("U001", "s1");
    for (const wrong of [
      { endpoint: "http://169.254.169.254/latest", keys },
      { endpoint: "https://localhost/x", keys },
      { endpoint, keys: { ...keys, p256dh: keys.auth } },
      { endpoint, keys: { ...keys, auth: "x" } },
      { endpoint: "", keys },
    ])
      expect((await call(token, "SetPushDevice", wrong)).status).toBe(400);
    expect((await call(token, "RenewPushDevice", { endpoint })).body).toEqual({ isOn: false });
    expect((await call(token, "SetPushDevice", { endpoint, keys })).body).toEqual({ isOn: true });
    expect((await call(token, "RenewPushDevice", { endpoint })).body).toEqual({ isOn: true });
    expect((await call(token, "EndPushDevice", { endpoint })).body).toEqual({ isOn: false });
    expect((await call(token, "RenewPushDevice", { endpoint })).body).toEqual({ isOn: false });
  });

  it("C16 a browser that changed hands is its new owner's alone; nobody ends another's", async () => {
    const { endpoint, keys } = subscribedBrowser(service.origin, "/shared");
    const [jana, petr] = [await tokenOf("U001", "s1"), await tokenOf("U013", "s2")];
    await call(jana, "SetPushDevice", { endpoint, keys });
    await call(petr, "EndPushDevice", { endpoint });
    expect((await call(jana, "RenewPushDevice", { endpoint })).body).toEqual({ isOn: true });
    await tell(delivered);
    expect((await call(petr, "RenewPushDevice", { endpoint })).body).toEqual({ isOn: false });
    expect(await left()).toEqual([]);
  });

  it("ends with its session, but not when only nobody was there", async () => {
    const { endpoint, keys } = subscribedBrowser(service.origin, "/session");
    const signOut = (token: string, body: object) =>
      server.withToken(token).request({ url: "/identity/sign-out", method: "POST", payload: body });
    const token = await tokenOf("U001", "s3");
    await call(token, "SetPushDevice", { endpoint, keys });
    await signOut(token, { isIdle: true });
    const again = await tokenOf("U001", "s4");
    expect((await call(again, "RenewPushDevice", { endpoint })).body).toEqual({ isOn: true });
    await signOut(again, {});
    expect((await call(await tokenOf("U001", "s5"), "RenewPushDevice", { endpoint })).body).toEqual({
      isOn: false,
    });
  });
});

describe("sending", () => {
  const browser = () => subscribedBrowser(service.origin, "/jana");
  async function subscribed() {
    const one = browser();
    await call(await tokenOf("U001", "s1"), "SetPushDevice", { endpoint: one.endpoint, keys: one.keys });
    return one;
  }

  it("PUSH-01 PUSH-03 a browser opens a reference and nothing else, signed with our key, and once", async () => {
    const one = await subscribed();
    await tell(delivered, { ...delivered, uid: "U013" });
    await tell(delivered);
    expect(await sendAll()).toBe(1);
    expect(await sendAll()).toBe(0);
    const [push] = service.received;
    expect(service.received).toHaveLength(1);
    if (push === undefined) return;
    expect(one.open(push.body)).toEqual({
      kind: "order-delivered",
      subject: "4700100498",
      language: "cs",
      topic: push.headers.topic,
    });
    expect(push.body.includes("4700100498")).toBe(false);
    const { publicKey } = (await call(await tokenOf("U001", "s1"), "GetPushKey")).body;
    expect(signedClaims(push, publicKey)).toMatchObject({
      aud: service.origin,
      sub: expect.stringContaining("mailto:"),
    });
  });

  it("a service that is busy is asked again later, one that refuses is not", async () => {
    await subscribed();
    await tell(delivered);
    service.answers.push({ status: 503 }, { status: 429, retryAfter: "3600" }, { status: 201 });
    await sendAll();
    expect(await sendAll()).toBe(0);
    await later();
    await sendAll();
    await later();
    await sendAll();
    expect(await left()).toEqual([{ done: true, attempts: 3, last_error: null }]);
    await tell({ ...delivered, cause: "another" });
    service.answers.push({ status: 413 });
    await sendAll();
    expect((await left())[1]).toEqual({
      done: true,
      attempts: 1,
      last_error: "the push service answered 413",
    });
  });

  it.each([404, 410])(
    "a device that is gone (%i) is forgotten with all that waits for it",
    async (status) => {
      const { endpoint } = await subscribed();
      await tell(delivered, { ...delivered, cause: "another" });
      service.answers.push({ status }, { status });
      await sendAll();
      expect(await left()).toEqual([]);
      expect((await call(await tokenOf("U001", "s1"), "RenewPushDevice", { endpoint })).body).toEqual({
        isOn: false,
      });
    },
  );

  it("a worker that dies on the way leaves the message to the next one, under the same topic", async () => {
    await subscribed();
    await tell(delivered);
    await sendAll();
    await sql`update push_message set done_at = null, next_attempt_at = now()`.execute(server.deps.db);
    await sendAll();
    const [one, two] = service.received;
    expect(one?.headers.topic).toBe(two?.headers.topic);
  });

  it("D32 its keys are made once for all processes, and sealed", async () => {
    const { db } = server.deps;
    const { secrets } = server.config;
    const [one, two] = await Promise.all([pushKeysOf({ db, secrets }), pushKeysOf({ db, secrets })]);
    expect(one).toEqual(two);
    const stored = await sql<Record<string, string>>`select * from push_key`.execute(db);
    expect(JSON.stringify(stored.rows)).not.toContain(one.privateKey);
    await expect(pushKeysOf({ db, secrets: ["another secret of thirty-two letters"] })).rejects.toThrow(
      "VYCEP_SECRET",
    );
  });
});
