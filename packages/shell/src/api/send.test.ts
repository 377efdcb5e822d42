import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { authClient } from "../session/auth-client.ts";
import { type IdToken, parseIdToken } from "../session/id-token.ts";
import * as session from "../session/session.ts";
import { signedToken } from "../testing/signed-token.ts";
import { send } from "./send.ts";

const { acceptToken, dropToken } = session;

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
let renew = vi.spyOn(authClient, "renew");
const [old, fresh] = [tokenUntil(900), tokenUntil(1800)];

function tokenUntil(seconds: number, sub?: string): IdToken {
  const exp = Math.ceil(Date.now() / 1000) + seconds;
  const token = parseIdToken(signedToken({ exp, ...(sub !== undefined && { sub }) }));
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

  describe("D34 of somebody who has just signed in and is taken by no token", () => {
    const later = tokenUntil(2700);
    let told = vi.spyOn(session, "tellUnknown");
    let asked = vi.spyOn(session, "askToSignInAgain");
    const newcomer = tokenUntil(900, "U999");

    beforeEach(() => {
      fetched.mockImplementation(async () => new Response("{}", { status: 401 }));
      told = vi.spyOn(session, "tellUnknown").mockImplementation(async () => dropToken());
      asked = vi.spyOn(session, "askToSignInAgain").mockImplementation(() => dropToken());
    });
    afterEach(() => vi.restoreAllMocks());

    test("asks the provider once, whatever is sent beside it and after it", async () => {
      renew.mockImplementation(async () => {
        acceptToken(fresh);
        // Begins with what has just been renewed, and is refused before anybody is told.
        void get();
        return fresh;
      });
      await Promise.all([get(), get()]);
      await vi.waitFor(() => expect(told).toHaveBeenCalled());
      expect(renew).toHaveBeenCalledTimes(1);
      expect(asked).not.toHaveBeenCalled();
    });

    test("says so also where the provider gives no silent answer, instead of sending round and round", async () => {
      acceptToken(newcomer);
      await get();
      expect(told).toHaveBeenCalledExactlyOnceWith(newcomer);
      expect(asked).not.toHaveBeenCalled();
    });

    test("but whom the server took until now signs in again", async () => {
      vi.stubGlobal("location", new URL("http://localhost/cart"));
      takeOnly(newcomer);
      acceptToken(newcomer);
      expect(await get()).toMatchObject({ status: 200 });
      takeOnly(later);
      await get();
      expect(asked).toHaveBeenCalledTimes(1);
      expect(told).not.toHaveBeenCalled();
    });
  });
});
