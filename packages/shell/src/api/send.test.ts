import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { authClient } from "../session/auth-client.ts";
import { type IdToken, parseIdToken } from "../session/id-token.ts";
import { acceptToken, dropToken } from "../session/session.ts";
import { signedToken } from "../testing/signed-token.ts";
import { send } from "./send.ts";

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
let renew = vi.spyOn(authClient, "renew");
const [old, fresh] = [tokenUntil(900), tokenUntil(1800)];

function tokenUntil(seconds: number): IdToken {
  const token = parseIdToken(signedToken({ exp: Math.ceil(Date.now() / 1000) + seconds }));
  if (token === undefined) throw new Error("unreadable");
  return token;
}

/** The server takes this token and no other. */
function takeOnly({ text }: IdToken): void {
  fetched.mockImplementation(async (_address, { headers }) => {
    const isTaken = new Headers(headers).get("authorization") === `Bearer ${text}`;
    return new Response("{}", { status: isTaken ? 200 : 401 });
  });
}

const get = () => send("/x", { method: "GET", headers: {} });

describe("a call that the server refuses as not signed in", () => {
  beforeEach(() => {
    vi.stubGlobal("fetch", fetched);
    renew = vi.spyOn(authClient, "renew").mockResolvedValue(undefined);
    acceptToken(old);
  });
  afterEach(() => {
    dropToken();
    vi.unstubAllGlobals();
    fetched.mockReset();
  });

  test("is sent once more with what the provider renews", async () => {
    takeOnly(fresh);
    renew.mockImplementation(async () => {
      acceptToken(fresh);
      return fresh;
    });
    expect(await get()).toMatchObject({ status: 200 });
    expect([renew.mock.calls.length, fetched.mock.calls.length]).toEqual([1, 2]);
  });

  test("late, when another call has renewed already, is sent with that and asks the provider nothing", async () => {
    takeOnly(fresh);
    const late = get();
    acceptToken(fresh);
    expect(await late).toMatchObject({ status: 200 });
    expect(renew).not.toHaveBeenCalled();
  });

  test("D34 late, when another call has found that the session is over, leads nowhere by itself", async () => {
    takeOnly(fresh);
    const late = get();
    dropToken();
    expect(await late).toMatchObject({ status: 401 });
    expect([renew.mock.calls.length, fetched.mock.calls.length]).toEqual([0, 1]);
  });
});
