import type { OwnRounds } from "@vycep/contract/deliveries/driver.rest";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type AskedPasskey, softwarePasskey } from "../../../../testing/desk/software-passkey.ts";
import { type StaffCaller, startTestServer, type TestServer } from "../../../../testing/test-server.ts";

let server: TestServer;
let lenka: StaffCaller;
beforeAll(async () => {
  server = await startTestServer({ env: { VYCEP_ORIGIN: "https://portal.brewery.example" } });
  lenka = await server.asStaff("S04");
});
afterAll(() => server.stop());

/** Each test calls from an address of its own: tries are counted by address. */
let address = 0;
beforeEach(() => {
  address += 1;
});

const making = `mutation ($input: DriverCodeInput!) { makeDriverCode(input: $input) { code } }`;
const passkeys = `{ fleet { drivers { id name version passkeys { id name createdAt lastUsedAt } } } }`;
const removing = `mutation ($input: RemoveDriverPasskeyInput!) { removeDriverPasskey(input: $input) {
  refusal { code message } fleet { drivers { id passkeys { id } } } } }`;

const post = (path: string, payload: object = {}, cookie = "") =>
  server.stranger.request({
    method: "POST",
    url: `/desk/driver/${path}?lang=cs`,
    payload,
    headers: { cookie },
    remoteAddress: `192.0.2.${address}`,
  });
const cookieOf = (answer: Awaited<ReturnType<typeof post>>) =>
  String(answer.headers["set-cookie"]).split(";")[0] ?? "";
const told = (answer: Awaited<ReturnType<typeof post>>) => [
  answer.statusCode,
  answer.json<{ code: string }>().code,
];
const roundsOf = (cookie: string) =>
  server.stranger.request({ url: "/desk/driver/rounds", headers: { cookie } });

/** A telephone that came in by a code of the day. */
async function inByCode(driverId: string): Promise<string> {
  const day = server.clock.now().date;
  const { data } = await lenka.desk(making, { input: { driverId, day } });
  const made = data?.["makeDriverCode"] as { readonly code: string };
  const answer = await post("enter", { code: made.code });
  expect(answer.statusCode).toBe(204);
  return cookieOf(answer);
}

const here = () => ({ origin: server.origin });

const asked = async (path: string, cookie = "") =>
  (await post(`passkeys/${path}`, {}, cookie)).json<AskedPasskey>();

/** A telephone with a passkey of its own. */
async function withPasskey(driverId: string, name = "Telefon v autě") {
  const cookie = await inByCode(driverId);
  const device = softwarePasskey();
  const response = device.make(await asked("options", cookie), server);
  expect((await post("passkeys", { name, response }, cookie)).statusCode).toBe(204);
  return { device, cookie };
}

/** Comes in with it, and says what the server answered. */
async function comeIn(device: ReturnType<typeof softwarePasskey>, change: object = {}) {
  const response = device.show(await asked("entrance-options"), { origin: server.origin, ...change });
  return { response, answer: await post("passkeys/entrance", { response }) };
}

type Keys = readonly { readonly id: string; readonly name: string; readonly lastUsedAt: string | null }[];
type FleetOf = { readonly drivers: readonly { readonly id: string; readonly passkeys: Keys }[] };

async function passkeysOf(driverId: string): Promise<Keys> {
  const { data } = await lenka.desk(passkeys);
  const fleet = data?.["fleet"] as FleetOf;
  return fleet.drivers.find(({ id }) => id === driverId)?.passkeys ?? [];
}

async function audited(driverId: string) {
  const { rows } = await sql<{ action: string; uid: string | null; detail: object }>`
    select action, actor_uid as uid, detail from audit_entry
    where subject_kind = 'driver' and subject_id = ${driverId} and action like 'driver.passkey%' order by id`.execute(
    server.deps.db,
  );
  return rows;
}

describe("DSIGN-09 a passkey of a driver's telephone", () => {
  test("is made by nobody who is not in by a code of today", async () => {
    expect(told(await post("passkeys/options"))).toEqual([401, "not-signed-in"]);
    const { token } = await server.asStaff("S08");
    const byAccount = await server.stranger.request({
      ...{ method: "POST", url: "/desk/driver/passkeys/options?lang=cs", payload: {} },
      headers: { authorization: `Bearer ${token}` },
    });
    expect(told(byAccount)).toEqual([403, "no-code-of-day"]);
    expect(byAccount.json<{ message: string }>().message).toMatch(/dnešním kódem/);
  });

  test("is not made of what is none, nor of another driver's question, nor on a foreign page", async () => {
    const [milan, petr] = [await inByCode("D4"), await inByCode("D3")];
    expect((await post("passkeys", { name: "", response: {} }, milan)).statusCode).toBe(400);
    const ofPetr = softwarePasskey().make(await asked("options", petr), server);
    expect(told(await post("passkeys", { name: "Můj", response: ofPetr }, milan))).toEqual([
      422,
      "passkey-refused",
    ]);
    const origin = "https://portal.brewery.example.evil.example";
    const foreign = softwarePasskey().make(await asked("options", milan), { origin });
    const refused = await post("passkeys", { name: "Můj", response: foreign }, milan);
    expect(told(refused)).toEqual([422, "passkey-refused"]);
    expect(refused.json<{ message: string }>().message).toMatch(/nepodařilo ověřit/);
    expect(await passkeysOf("D4")).toEqual([]);
  });

  test("lets a hired haulier's driver in on a later day, for that day, to the own rounds alone", async () => {
    const { device, cookie: byCode } = await withPasskey("D4");
    expect((await roundsOf(byCode)).json<OwnRounds>().mayMakePasskey).toBe(false);
    server.clock.set("2026-11-24T05:30:00");
    expect((await roundsOf(byCode)).statusCode).toBe(401);
    const { answer } = await comeIn(device);
    expect(answer.statusCode).toBe(204);
    expect(String(answer.headers["set-cookie"])).toMatch(
      /Path=\/desk\/driver;.*HttpOnly; SameSite=Strict; Secure/,
    );
    const cookie = cookieOf(answer);
    const rounds = (await roundsOf(cookie)).json<OwnRounds>();
    expect(rounds).toMatchObject({ driver: "Milan Doležal", day: "2026-11-24", mayMakePasskey: false });
    const payload = { query: "{ __typename }" };
    const desk = await server.stranger.request({
      ...{ method: "POST", url: "/desk/graphql", payload, headers: { cookie } },
    });
    expect(desk.statusCode).toBe(401);
    expect(told(await post("passkeys/options", {}, cookie))).toEqual([403, "no-code-of-day"]);
    server.clock.set("2026-11-25T00:01:00");
    expect((await roundsOf(cookie)).statusCode).toBe(401);
    server.clock.set("2026-11-23T09:00:00");
    expect(await audited("D4")).toEqual([
      { action: "driver.passkey-added", uid: null, detail: { name: "Telefon v autě" } },
      { action: "driver.passkey-used", uid: null, detail: { name: "Telefon v autě" } },
    ]);
  });

  test("is offered by a code once, and each code makes one", async () => {
    const cookie = await inByCode("D2");
    expect((await roundsOf(cookie)).json<OwnRounds>().mayMakePasskey).toBe(true);
    const options = await asked("options", cookie);
    expect(options).toMatchObject({
      rp: { id: "portal.brewery.example" },
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    const response = softwarePasskey().make(options, server);
    expect((await post("passkeys", { name: "První", response }, cookie)).statusCode).toBe(204);
    expect(told(await post("passkeys", { name: "Druhý", response }, cookie))).toEqual([
      403,
      "no-code-of-day",
    ]);
  });

  test("signs each question once, of no other page, in time, and for whom it was made", async () => {
    const { device } = await withPasskey("D3");
    const { response, answer } = await comeIn(device);
    expect(answer.statusCode).toBe(204);
    const refused = [422, "passkey-refused"];
    expect(told(await post("passkeys/entrance", { response }))).toEqual(refused);
    expect(told((await comeIn(device, { origin: "https://evil.example" })).answer)).toEqual(refused);
    const milan = await withPasskey("D4", "Druhý telefon");
    const handleOfMilan = milan.device.show(await asked("entrance-options"), here()).response.userHandle;
    expect(told((await comeIn(device, { as: handleOfMilan })).answer)).toEqual(refused);
    expect(told((await comeIn(softwarePasskey())).answer)).toEqual(refused);
    const ofMaking = await asked("options", await inByCode("D3"));
    const shown = device.show({ ...ofMaking, rpId: "portal.brewery.example" }, here());
    expect(told(await post("passkeys/entrance", { response: shown }))).toEqual(refused);
    const question = await asked("entrance-options");
    const late = new Date(server.clock.realTime().getTime() + 5 * 60 * 1000 + 1);
    vi.spyOn(server.clock, "realTime").mockReturnValue(late);
    const expired = await post("passkeys/entrance", { response: device.show(question, here()) });
    vi.restoreAllMocks();
    expect(told(expired)).toEqual(refused);
    expect(expired.json<{ message: string }>().message).toMatch(/Telefon se nepodařilo ověřit/);
    expect((await comeIn(device)).answer.statusCode).toBe(204);
  });

  test("of whoever is away or drives no more lets nobody in, and the code's end does not touch it", async () => {
    const { device } = await withPasskey("D1");
    const cookie = cookieOf((await comeIn(device)).answer);
    await inByCode("D1");
    expect((await roundsOf(cookie)).statusCode).toBe(200);
    await sql`update driver set out_from = '2026-11-20', out_to = '2026-11-23' where id = 'D1'`.execute(
      server.deps.db,
    );
    const { answer } = await comeIn(device);
    expect(told(answer)).toEqual([403, "not-driving"]);
    expect(answer.json<{ message: string }>().message).toMatch(/nejezdíte/);
    await sql`update driver set out_from = null, out_to = null, is_active = false where id = 'D1'`.execute(
      server.deps.db,
    );
    expect(told((await comeIn(device)).answer)).toEqual([403, "not-driving"]);
    expect((await roundsOf(cookie)).statusCode).toBe(401);
    await sql`update driver set is_active = true where id = 'D1'`.execute(server.deps.db);
    expect((await comeIn(device)).answer.statusCode).toBe(204);
  });
});

describe("DSIGN-09 the dispatcher sees telephones with a passkey and takes them away", () => {
  test("with its name, since when and when it was last used; nobody without the right to change does", async () => {
    const { device } = await withPasskey("D2", "Služební");
    const keyOf = async () => (await passkeysOf("D2")).find(({ name }) => name === "Služební");
    expect(await keyOf()).toMatchObject({ lastUsedAt: null });
    const cookie = cookieOf((await comeIn(device)).answer);
    const key = await keyOf();
    expect(key?.lastUsedAt).toBe(server.clock.instant().toISOString());

    const input = { driverId: "D2", id: key?.id };
    const payload = { query: removing, variables: { input } };
    const call = { method: "POST" as const, url: "/desk/graphql", payload };
    expect((await server.stranger.request(call)).statusCode).toBe(401);
    const service = await server.asStaff("S02");
    expect((await service.desk(removing, { input })).errors[0]?.extensions.code).toBe("not-your-area");
    const others = await lenka.desk(removing, { input: { ...input, driverId: "D1" } });
    expect(others.data?.["removeDriverPasskey"]).toMatchObject({ refusal: { code: "passkey-unknown" } });
    expect((await roundsOf(cookie)).statusCode).toBe(200);

    const { data, errors } = await lenka.desk(removing, { input });
    expect(errors).toEqual([]);
    expect(data?.["removeDriverPasskey"]).toMatchObject({ refusal: null });
    expect(await keyOf()).toBeUndefined();
    expect((await roundsOf(cookie)).statusCode).toBe(401);
    expect(told((await comeIn(device)).answer)).toEqual([422, "passkey-refused"]);
    expect((await audited("D2")).at(-1)).toEqual({
      ...{ action: "driver.passkey-removed", uid: "S04", detail: { name: "Služební" } },
    });
    const again = await lenka.desk(removing, { input });
    expect(again.data?.["removeDriverPasskey"]).toMatchObject({ refusal: { code: "passkey-unknown" } });
  });

  test("who tries too often waits", async () => {
    const answers = [];
    for (let tried = 0; tried < 21; tried += 1)
      answers.push((await post("passkeys/entrance-options")).statusCode);
    expect(answers.at(-1)).toBe(429);
  });
});
