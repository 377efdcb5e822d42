import { decodeJwt } from "jose";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoPassword } from "../../../testing/portal-sign-in.ts";
import { byProvider, envOf, groups } from "../../../testing/staff-provider/staff-by-provider.ts";
import {
  type Fault,
  type StaffProviderStub,
  startStaffProvider,
} from "../../../testing/staff-provider/staff-provider.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

let provider: StaffProviderStub;
let server: TestServer;
beforeAll(async () => {
  provider = await startStaffProvider();
  server = await startTestServer({
    listen: true,
    env: { ...envOf(provider), VYCEP_FRESH_SIGN_IN: "factors" },
  });
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});

const iva = {
  ...{ sub: "iva-1", given_name: "Iva", family_name: "Nová", ...groups("cs") },
  ...{ email: "iva.nova@lipovrch.example", email_verified: true },
};
const path = "/desk/identity/fresh-sign-in/provider";
const secondsAgo = (seconds: number) => Math.floor(Date.now() / 1000) - seconds;

/** Iva has come by the provider, an hour ago. */
async function longIn() {
  const { desk, token: fresh = "" } = await byProvider(server, provider).comeAs(iva);
  const { sub = "", ...claims } = decodeJwt(fresh);
  const { token } = await server.asStaff(sub, { ...claims, auth_time: secondsAgo(3600) });
  const call = async (url: string, body: object = {}) => {
    const answer = await desk.browser.fetch(url, {
      method: "POST",
      headers: {
        ...{ authorization: `Bearer ${token}`, origin: server.origin },
        "content-type": "application/json",
      },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    return { status: answer.status, ...(text !== "" && (JSON.parse(text) as Record<string, unknown>)) };
  };
  await sql`update user_session set authenticated_at = now() - interval '1 hour' where uid = ${sub}`.execute(
    server.deps.db,
  );
  return { desk, call };
}

type Iva = Awaited<ReturnType<typeof longIn>>;

/** In the window: to the provider, and back with this in the address. */
async function wayBack({ desk, call }: Iva, claims: Record<string, unknown>, fault?: Fault) {
  const left = await call(path);
  provider.say(claims, fault);
  const { address } = await desk.browser.follow(
    String("leaveTo" in left && left["leaveTo"]),
    ({ pathname }) => pathname.startsWith("/desk/login"),
  );
  expect(address.pathname).toBe("/desk/login/fresh");
  return address.search;
}

/** What asks for a fresh sign-in. */
const delicate = ({ call }: Iva) => call("/desk/identity/authenticator");

describe("D38 who comes by the provider shows there once more who it is", () => {
  test("no stranger does, nobody by a way back that is none, and not who has a password", async () => {
    expect((await server.stranger.request({ method: "POST", url: path })).statusCode).toBe(401);
    const answer = { method: "POST", url: `${path}/answer` } as const;
    const payload = { search: "" };
    expect((await server.stranger.request({ ...answer, payload })).statusCode).toBe(401);
    const tereza = await server.asStaff("S02");
    expect((await tereza.request({ ...answer, payload: {} })).statusCode).toBe(400);
    expect((await tereza.request({ ...answer, payload })).json()).toEqual({ refused: "answer-invalid" });
    const left = await tereza.request({ method: "POST", url: path });
    expect(left.json()).toEqual({ refused: "not-by-provider" });
    const factors = await tereza.request({ url: "/desk/identity/factors" });
    expect(factors.json()).toMatchObject({ hasPassword: true });
  });

  test.each<[string, Record<string, unknown>, Fault | undefined, string]>([
    ["as another person", { ...iva, sub: "eva-1", auth_time: secondsAgo(0) }, undefined, "another-person"],
    [
      "and was let in without a question",
      { ...iva, auth_time: secondsAgo(3600) },
      undefined,
      "not-asked-anew",
    ],
    ["and nobody says when that was", iva, undefined, "not-asked-anew"],
    ["and thought better of it", iva, "denied", "provider-refused"],
    [
      "by a token that somebody else signed",
      { ...iva, auth_time: secondsAgo(0) },
      "wrong-signature",
      "answer-invalid",
    ],
  ])("who came back %s is asked again", async (_case, claims, fault, code) => {
    const her = await longIn();
    const search = await wayBack(her, claims, fault);
    expect(await her.call(`${path}/answer`, { search })).toMatchObject({ status: 200, refused: code });
    expect(await delicate(her)).toMatchObject({ status: 403, code: "fresh-sign-in-needed" });
  });

  test("a provider that is away says so, and the session goes on", async () => {
    const her = await longIn();
    const search = await wayBack(her, { ...iva, auth_time: secondsAgo(0) }, "away").catch(() => undefined);
    expect(search).toBeUndefined();
    expect(await delicate(her)).toMatchObject({ status: 403 });
  });

  test("the provider asks anew, and what was to be changed goes on", async () => {
    const her = await longIn();
    expect(await delicate(her)).toMatchObject({ status: 403, code: "fresh-sign-in-needed" });
    const search = await wayBack(her, { ...iva, auth_time: secondsAgo(5) });
    expect(Object.fromEntries(provider.asked())).toMatchObject({ prompt: "login", max_age: "0" });
    expect(await her.call(`${path}/answer`, { search })).toEqual({ status: 200, refused: null });
    expect(await delicate(her)).toMatchObject({ status: 200 });
    // The answer was good once, and in that browser.
    expect(await her.call(`${path}/answer`, { search })).toMatchObject({ refused: "answer-invalid" });
  });

  test("and there is no password of hers to be asked for", async () => {
    const { token = "" } = await byProvider(server, provider).comeAs(iva);
    const her = server.withToken(token);
    const factors = await her.request({ url: "/desk/identity/factors" });
    expect(factors.json()).toMatchObject({ hasPassword: false });
    const payload = { password: demoPassword };
    const answer = await her.request({ method: "POST", url: "/desk/identity/fresh-sign-in", payload });
    expect(answer.statusCode).toBe(422);
  });
});
