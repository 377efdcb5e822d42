import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { deviceCookie, deviceOf, newDevice } from "./device-cookie.ts";

const https = "https://portal.brewery.example";

describe("cookies of signing in", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ env: { VYCEP_ORIGIN: https } });
  });
  afterAll(() => server.stop());

  test("D32 behind https they are bound to the host or to https, and out of reach of scripts", async () => {
    const parameters = new URLSearchParams({
      client_id: "vycep-portal",
      redirect_uri: `${https}/login/callback`,
      response_type: "code",
      scope: "openid",
      code_challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
      code_challenge_method: "S256",
    });
    const answer = await server.stranger.request({ url: `/oidc/auth?${parameters}` });
    expect(answer.statusCode).toBe(303);
    const cookies = [answer.headers["set-cookie"] ?? []].flat();
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^(__Host|__Secure)-vycep-/);
      expect(cookie.toLowerCase()).toMatch(/; secure/);
      expect(cookie.toLowerCase()).toMatch(/; httponly/);
      if (cookie.startsWith("__Host-")) expect(cookie).toMatch(/; path=\/(;|$)/i);
      expect(cookie.toLowerCase()).not.toContain("domain=");
    }
  });

  test("D49 a device is known by a name that we gave, and by nothing else", () => {
    const device = newDevice();
    const set = deviceCookie(device, https);
    expect(set).toMatch(
      /^__Host-vycep-device=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/,
    );
    const asked = (cookie: string, origin = https) => deviceOf({ headers: { cookie } }, origin);
    expect(asked(`a=b; __Host-vycep-device=${device}; c=d`)).toBe(device);
    expect(asked(`vycep-device=${device}`)).toBeUndefined();
    expect(asked(`vycep-device=${device}`, "http://127.0.0.1:3000")).toBe(device);
    expect(asked(`__Host-vycep-device=${device}x`)).toBeUndefined();
    expect(asked("__Host-vycep-device=")).toBeUndefined();
    expect(asked("")).toBeUndefined();
    expect(newDevice()).not.toBe(device);
  });
});
