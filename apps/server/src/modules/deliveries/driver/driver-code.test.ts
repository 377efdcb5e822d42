import type { OwnRounds } from "@vycep/contract/deliveries/driver.rest";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type StaffCaller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let lenka: StaffCaller;
beforeAll(async () => {
  server = await startTestServer();
  lenka = await server.asStaff("S04");
});
afterAll(() => server.stop());

const today = "2026-11-23";
const making = `mutation ($input: DriverCodeInput!) { makeDriverCode(input: $input) { code refusal { code } } }`;

type Made = { readonly code: string | null; readonly refusal: { readonly code: string } | null };

async function make(driverId = "D4", day = today): Promise<Made> {
  const { data, errors } = await lenka.desk(making, { input: { driverId, day } });
  expect(errors).toEqual([]);
  return data?.["makeDriverCode"] as Made;
}

const enter = (code: string) =>
  server.stranger.request({ method: "POST", url: "/desk/driver/enter?lang=cs", payload: { code } });

/** The telephone's cookie, as its browser sends it back. */
async function enteredBy(code: string): Promise<string> {
  const answer = await enter(code);
  expect(answer.statusCode).toBe(204);
  return String(answer.headers["set-cookie"]).split(";")[0] ?? "";
}

const roundsOf = (cookie: string) =>
  server.stranger.request({ url: "/desk/driver/rounds", headers: { cookie } });

describe("DSIGN-09 a code of the dispatcher for one day", () => {
  test("is made by who changes deliveries, for a driver who drives and a day that has not passed", async () => {
    const call = { method: "POST" as const, url: "/desk/graphql" };
    const payload = { query: making, variables: { input: { driverId: "D4", day: today } } };
    expect((await server.stranger.request({ ...call, payload })).statusCode).toBe(401);
    const service = await server.asStaff("S02");
    const { errors } = await service.desk(making, { input: { driverId: "D4", day: today } });
    expect(errors[0]?.extensions.code).toBe("not-your-area");
    expect(await make("none")).toEqual({ code: null, refusal: { code: "driver-unknown" } });
    expect(await make("D4", "2026-11-22")).toEqual({ code: null, refusal: { code: "day-passed" } });
  });

  test("lets one telephone in, a hired haulier's driver's too, and nothing but the driver's own calls", async () => {
    const { code } = await make();
    expect(code).toMatch(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/);
    const cookie = await enteredBy(String(code).toLowerCase());
    expect((await roundsOf(cookie)).json<OwnRounds>()).toMatchObject({ driver: "Milan Doležal", rounds: [] });
    const payload = { query: "{ __typename }" };
    const desk = await server.stranger.request({
      ...{ method: "POST", url: "/desk/graphql", payload, headers: { cookie } },
    });
    expect(desk.statusCode).toBe(401);
    const another = await enter(String(code));
    expect([another.statusCode, another.json<{ code: string }>().code]).toEqual([422, "code-unknown"]);
    const { rows } = await sql<{ code_hash: string; action: string }>`
      select p.code_hash, a.action from driver_pass p, audit_entry a
      where p.device_hash is not null and a.subject_id = 'D4' and a.subject_kind = 'driver' order by a.id desc limit 1`.execute(
      server.deps.db,
    );
    expect(rows[0]?.action).toBe("driver.code-used");
    expect(rows[0]?.code_hash).not.toContain(code);
  });

  test("of another day is none, and the telephone is out when the day ends", async () => {
    const tomorrow = await make("D4", "2026-11-24");
    expect((await enter(String(tomorrow.code))).statusCode).toBe(422);
    const cookie = await enteredBy(String((await make()).code));
    server.clock.set("2026-11-24T00:01:00");
    expect((await roundsOf(cookie)).statusCode).toBe(401);
    expect((await roundsOf(await enteredBy(String(tomorrow.code)))).statusCode).toBe(200);
    server.clock.set("2026-11-23T09:00:00");
  });

  test("that was replaced is good no more, nor the telephone that used it", async () => {
    const first = await make();
    const cookie = await enteredBy(String(first.code));
    await make();
    expect((await roundsOf(cookie)).statusCode).toBe(401);
  });

  test("gives what the role of drivers may do, and no more than the table of rights says", async () => {
    const cookie = await enteredBy(String((await make("D1")).code));
    await sql`delete from staff_right where role = 'driver'`.execute(server.deps.db);
    expect((await roundsOf(cookie)).statusCode).toBe(403);
  });

  test("is not guessed: who tries too often waits", async () => {
    const answers = [];
    for (let tried = 0; tried < 11; tried += 1) answers.push((await enter("22222-22222")).statusCode);
    expect(answers.at(-1)).toBe(429);
  });
});
