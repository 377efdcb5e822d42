import { afterEach, expect, test, vi } from "vitest";
import { signedToken } from "../testing/signed-token.ts";
import { parseIdToken } from "./id-token.ts";
import { acceptToken, dropToken, establishSession } from "./session.ts";

afterEach(() => {
  dropToken();
  vi.unstubAllGlobals();
});

test("SESSION-27 the stored session is used while it lives, and the provider is asked nothing", async () => {
  const asked = vi.fn(() => Promise.reject(new Error("the provider is not ready")));
  vi.stubGlobal("fetch", asked);
  const token = parseIdToken(signedToken({ exp: Math.ceil(Date.now() / 1000) + 900 }));
  if (token === undefined) throw new Error("unreadable");
  acceptToken(token);
  expect(await establishSession()).toBe(token);
  expect(asked).not.toHaveBeenCalled();
});
