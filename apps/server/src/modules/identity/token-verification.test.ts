import { createHmac } from "node:crypto";
import { exportJWK, exportSPKI, generateKeyPair, importJWK, type JWK, SignJWT, UnsecuredJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const whoAmI = "mutation { revokeCustomerToken { result } }";

describe("tokens at the API's door", () => {
  let server: TestServer;
  let sound: Record<string, unknown>;
  let now: number;
  beforeAll(async () => {
    server = await startTestServer();
    now = Math.floor(server.clock.realTime().getTime() / 1000);
    sound = { iss: server.identity.issuer, aud: "vycep-portal", sub: "U001", iat: now, exp: now + 900 };
  });
  afterAll(() => server.stop());

  const answerTo = (authorization: string) =>
    server.stranger.request({
      method: "POST",
      url: "/graphql",
      headers: { authorization },
      payload: { query: whoAmI },
    });
  const ownKey = async () => {
    const [key] = await server.identity.keys.all();
    if (!key) throw new Error("no key");
    return key;
  };
  const signed = async (claims: Record<string, unknown>, header: Record<string, unknown> = {}, jwk?: JWK) => {
    const { kid, jwk: own } = await ownKey();
    const key = await importJWK(jwk ?? own, "ES256");
    return new SignJWT({ ...sound, ...claims })
      .setProtectedHeader({ alg: "ES256", kid, ...header })
      .sign(key);
  };
  const publicPem = async () => {
    const { d: _secret, ...open } = (await ownKey()).jwk as JWK & { d?: string };
    const key = await importJWK({ ...open, ext: true }, "ES256", { extractable: true });
    if (key instanceof Uint8Array) throw new Error("not a public key");
    return exportSPKI(key);
  };
  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

  const bad: Record<string, () => Promise<string> | string> = {
    "another issuer": () => signed({ iss: "https://evil.example" }),
    "our issuer with a slash more": () => signed({ iss: `${server.identity.issuer}/` }),
    "another audience": () => signed({ aud: "somebody-else" }),
    "no audience": () => signed({ aud: undefined }),
    "no subject": () => signed({ sub: undefined }),
    "an empty subject": () => signed({ sub: "" }),
    "no expiry": () => signed({ exp: undefined }),
    "an expiry in the past": () => signed({ iat: now - 1000, exp: now - 1 }),
    "an expiry that is a text": () => signed({ exp: "tomorrow" }),
    "a start in the future": () => signed({ nbf: now + 600 }),
    "no issue time": () => signed({ iat: undefined }),
    "another client's name in azp": () => signed({ azp: "somebody-else" }),
    "the type of an access token": () => signed({}, { typ: "at+jwt" }),
    "a commerce token's audience and an id token's type": () =>
      signed({ aud: "vycep-commerce" }, { typ: "JWT" }),
    "the audiences of two kinds": () =>
      signed({ aud: ["vycep-portal", "vycep-commerce"] }, { typ: "at+jwt" }),
    "another client's name in an access token": () =>
      signed({ aud: "vycep-commerce", client_id: "academy" }, { typ: "at+jwt" }),
    "the type of a logout token": () => signed({}, { typ: "logout+jwt" }),
    "the event of a logout": () =>
      signed({ events: { "http://schemas.openid.net/event/backchannel-logout": {} } }),
    "a life of ten years": () => signed({ exp: now + 315_360_000 }),
    "an issue time in the future": () => signed({ iat: now + 600, exp: now + 900 }),
    "a user who does not exist": () => signed({ sub: "U999" }),
    "a suspended user": () => signed({ sub: "U022" }),
    "an invited user": () => signed({ sub: "U011" }),
    "somebody's own key under our key's name": async () => {
      const { privateKey } = await generateKeyPair("ES256", { extractable: true });
      return signed({}, {}, await exportJWK(privateKey));
    },
    "an unknown key": () => signed({}, { kid: "unknown" }),
    "its own key in the header": async () => {
      const { privateKey, publicKey } = await generateKeyPair("ES256", { extractable: true });
      return signed({}, { kid: "mine", jwk: await exportJWK(publicKey) }, await exportJWK(privateKey));
    },
    "alg none": () => new UnsecuredJWT(sound).encode(),
    "alg none with our key's name": async () =>
      `${encoded({ alg: "none", kid: (await ownKey()).kid })}.${encoded(sound)}.`,
    "HS256 keyed with our public key": async () => {
      const { kid } = await ownKey();
      const head = `${encoded({ alg: "HS256", kid })}.${encoded(sound)}`;
      return `${head}.${createHmac("sha256", await publicPem())
        .update(head)
        .digest("base64url")}`;
    },
    "a changed payload": async () => {
      const [head, , signature] = (await signed({})).split(".");
      return `${head}.${encoded({ ...sound, sub: "U012" })}.${signature}`;
    },
    "no signature": async () => (await signed({})).split(".").slice(0, 2).join("."),
    "an empty signature": async () => `${(await signed({})).split(".").slice(0, 2).join(".")}.`,
    "an unknown critical header": () => signed({}, { crit: ["exp2"], exp2: 1 }).catch(() => "a.b.c"),
    garbage: () => "not-a-token",
    "dots only": () => "..",
    "a payload that is no JSON": () => "eyJhbGciOiJFUzI1NiJ9.bm90IGpzb24.AAAA",
    "a payload that is null": () => `eyJhbGciOiJFUzI1NiJ9.${encoded(null)}.AAAA`,
    "far too much of it": () => `a.${"b".repeat(9000)}.c`,
  };

  test("HTTP-16 a sound token is taken", async () => {
    const answer = await answerTo(`Bearer ${await signed({})}`);
    expect(answer.json()).toEqual({ data: { revokeCustomerToken: { result: true } } });
  });

  test("OP-07 a commerce token of ours is taken", async () => {
    const claims = { aud: "vycep-commerce", client_id: "vycep-portal", jti: "commerce" };
    expect((await answerTo(`Bearer ${await signed(claims, { typ: "at+jwt" })}`)).statusCode).toBe(200);
  });

  test("D34 our own client's name in azp, the usual type and a clock a little ahead are fine", async () => {
    const token = await signed({ azp: "vycep-portal", iat: now + 20, jti: "ahead" }, { typ: "JWT" });
    expect((await answerTo(`Bearer ${token}`)).statusCode).toBe(200);
  });

  test("HTTP-16 the scheme's name may be written in any case", async () => {
    expect((await answerTo(`bearer ${await signed({})}`)).statusCode).toBe(200);
  });

  test.each(Object.entries(bad))(
    "HTTP-16 a token with %s is refused with 401 and without a reason",
    async (_case, make) => {
      const answer = await answerTo(`Bearer ${await make()}`);
      expect(answer.statusCode).toBe(401);
      expect(answer.headers["www-authenticate"]).toContain("Bearer");
      const body = answer.json<{ errors: { message: string; extensions: unknown }[] }>();
      expect(body.errors).toHaveLength(1);
      expect(body.errors[0]).toMatchObject({
        message: "The token is invalid or has expired. Please sign in again.",
        extensions: { category: "graphql-authentication", code: "invalid-token" },
      });
    },
  );

  test.each(["Basic dTpw", "Bearer", "Bearer a b", "Token abc"])(
    "HTTP-16 the header %j is refused",
    async (header) => {
      expect((await answerTo(header)).statusCode).toBe(401);
    },
  );

  test("SESSION-17 a revoked token, and any of its session, is refused at the next request", async () => {
    const token = await signed({ jti: "one", session: "tab" });
    const sister = await signed({ jti: "two", session: "tab" });
    const stranger = await signed({ jti: "three", session: "other" });
    await server.deps.db
      .insertInto("revoked_token")
      .values({ jti: "tab", expires_at: new Date((now + 900) * 1000) })
      .execute();
    expect((await answerTo(`Bearer ${token}`)).statusCode).toBe(401);
    expect((await answerTo(`Bearer ${sister}`)).statusCode).toBe(401);
    expect((await answerTo(`Bearer ${stranger}`)).statusCode).toBe(200);
  });

  test("all tokens from before a changed password are refused, later ones are taken", async () => {
    const before = await signed({ sub: "U006", iat: now - 60 });
    expect((await answerTo(`Bearer ${before}`)).statusCode).toBe(200);
    const second = await signed({ sub: "U006", iat: now - 60, jti: "second" });
    await server.deps.db
      .insertInto("session_end")
      .values({ uid: "U006", ended_at: new Date((now - 30) * 1000) })
      .execute();
    expect((await answerTo(`Bearer ${second}`)).statusCode).toBe(401);
    expect((await answerTo(`Bearer ${await signed({ sub: "U006" })}`)).statusCode).toBe(200);
  });

  test("SESSION-05 a user who is deactivated is refused at the next request, with the token still remembered", async () => {
    const token = await signed({ sub: "U005", jti: "u005" });
    const read = () => server.withToken(token).graphql("mutation { revokeCustomerToken { result } }");
    await server.deps.db
      .updateTable("app_user")
      .set({ status: "Deactivated" })
      .where("uid", "=", "U005")
      .execute();
    expect((await read()).status).toBe(401);
    await server.deps.db
      .updateTable("app_user")
      .set({ status: "Active" })
      .where("uid", "=", "U005")
      .execute();
    expect((await read()).status).toBe(200);
  });

  test("performance.md: the actor costs one statement, once a request", async () => {
    const answer = await server
      .withToken(await signed({ jti: "count" }))
      .graphql("mutation { a: revokeCustomerToken { result } }");
    // begin with its isolation level, insert, commit; and one for the actor.
    expect(answer.statements).toBe(4);
  });
});
