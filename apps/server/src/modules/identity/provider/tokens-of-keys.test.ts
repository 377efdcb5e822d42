import { keysAnswer } from "@vycep/contract/api-keys/keys.rest";
import { SERVICE_BASE } from "@vycep/contract/services";
import { decodeJwt, decodeProtectedHeader } from "jose";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { askForToken, tokenOfKey } from "../../../testing/programs/client-credentials.ts";
import { programOf, revoke } from "../../../testing/programs/make-key.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ listen: true, env: { VYCEP_SIGN_IN_LIMIT: "5" } });
});
afterAll(() => server.stop());

const list = `${SERVICE_BASE.customerData}/keys/GetKeys`;
const question = "{ customerCart { id } }";
const unknown = { id: "0123456789abcdef", secret: `vyk_0123456789abcdef_${"A".repeat(43)}` };
/** The same key but for the last letter of its secret. */
const mistyped = (secret: string) => secret.slice(0, -1) + (secret.endsWith("A") ? "B" : "A");
const errorOf = async (answer: Response) => [
  answer.status,
  ((await answer.json()) as { readonly error?: string }).error,
];

describe("B16 whoever gets no token by client credentials", () => {
  it("shows no key, one that is none, the key of another, or a wrong secret, and learns nothing else", async () => {
    const [mine, other] = [
      await programOf(server, "U001"),
      await programOf(server, "U012", { shipToIds: ["500203"] }),
    ];
    const stranger = await fetch(`${server.origin}/oidc/token`, {
      method: "POST",
      body: new URLSearchParams({ grant_type: "client_credentials", client_id: mine.id }),
    });
    expect(stranger.status).toBe(401);
    const told = new Set<string>();
    for (const shown of [
      unknown,
      { id: mine.id, secret: mistyped(mine.secret) },
      { id: mine.id, secret: other.secret },
      { id: mine.id, secret: mine.secret.slice(21) },
    ]) {
      const answer = await askForToken(server, shown);
      expect(answer.status).toBe(401);
      told.add(await answer.text());
    }
    expect([...told].map((text) => JSON.parse(text).error)).toEqual(["invalid_client"]);
  });

  it("asks for another door, another grant, or as the portal", async () => {
    const key = await programOf(server, "U001");
    const ask = (more: Record<string, string>) => askForToken(server, key, more).then(errorOf);
    expect(await ask({ resource: `${server.origin}/graphql` })).toEqual([400, "invalid_target"]);
    expect(await ask({ grant_type: "authorization_code", code: "x", redirect_uri: server.origin })).toEqual([
      400,
      "invalid_request",
    ]);
    const portal = await fetch(`${server.origin}/oidc/token`, {
      method: "POST",
      body: new URLSearchParams({ grant_type: "client_credentials", client_id: "vycep-portal" }),
    });
    expect(await errorOf(portal)).toEqual([400, "invalid_request"]);
  });

  it("begins no sign-in of a person by a key", async () => {
    const key = await programOf(server, "U001");
    const address = new URL(`${server.origin}/oidc/auth`);
    address.search = new URLSearchParams({
      ...{ client_id: key.id, response_type: "code", scope: "openid" },
      redirect_uri: "https://elsewhere.example/back",
    }).toString();
    const answer = await fetch(address, { redirect: "manual" });
    expect(answer.status).toBe(400);
    expect(answer.headers.get("location")).toBeNull();
  });
});

describe("B16 a token that was got for a key", () => {
  test.each(["basic", "post"] as const)(
    "client_secret_%s: opens GraphQL and REST with the key's rights and places, for a quarter of an hour",
    async (proof) => {
      const key = await programOf(server, "U001", { permissions: ["My Orders"] });
      const answer = await tokenOfKey(server, key, proof);
      expect(answer).toEqual({ access_token: answer.access_token, token_type: "bearer", expires_in: 900 });
      expect(decodeProtectedHeader(answer.access_token)).toMatchObject({ alg: "ES256", typ: "at+jwt" });
      expect(decodeJwt(answer.access_token)).toMatchObject({
        ...{ iss: `${server.origin}/oidc`, aud: "vycep-keys", sub: key.id, client_id: key.id },
      });
      const program = server.withToken(answer.access_token);
      expect((await program.graphql("{ customer { orders { items { number } } } }")).errors).toEqual([]);
      expect(
        (await program.graphql("{ products(pageSize: 1) { items { sku } } }")).errors[0]?.extensions.code,
      ).toBe("forbidden-permission");
      const place = (id: string) =>
        program.request({ url: `${SERVICE_BASE.customerData}/shiptos/GetShipToBySapId/${id}` });
      expect((await place("500101")).statusCode).toBe(200);
      expect((await place("500102")).statusCode).toBe(404);
      expect((await program.request({ url: list })).json().code).toBe("not-for-programs");
      expect((await program.request({ url: "/identity/sessions" })).json().code).toBe("not-for-programs");
    },
  );

  it("has its key's name and cart, counts with its key, and says when the key was used", async () => {
    const key = await programOf(server, "U001", { kind: "company", name: "Nákupní systém" });
    const { access_token: token } = await tokenOfKey(server, key);
    const { keys } = keysAnswer.parse((await (await server.as("U001")).request({ url: list })).json());
    expect(keys.find(({ id }) => id === key.id)?.lastUsedAt).not.toBeNull();
    const cartOf = async (text: string) => (await server.withToken(text).graphql(question)).data;
    expect(await cartOf(token)).toEqual(await cartOf(key.secret));
  });

  it("is good for nothing from the next call on when its key is revoked or past its day", async () => {
    const codeOf = async (token: string) =>
      (await server.withToken(token).graphql(question)).errors[0]?.extensions.code;
    const [one, other] = [await programOf(server, "U001"), await programOf(server, "U001")];
    const [ofOne, ofOther] = [await tokenOfKey(server, one), await tokenOfKey(server, other)];
    expect(await codeOf(ofOne.access_token)).toBeUndefined();
    await revoke(await server.as("U001"), one.id);
    expect(await codeOf(ofOne.access_token)).toBe("invalid-token");
    expect(await errorOf(await askForToken(server, one))).toEqual([401, "invalid_client"]);
    await sql`update api_key set expires_at = now() where id = ${other.id}`.execute(server.deps.db);
    expect(await codeOf(ofOther.access_token)).toBe("invalid-token");
    expect(await errorOf(await askForToken(server, other))).toEqual([401, "invalid_client"]);
  });

  it("is none that somebody else signed for a key, or that is of another kind", async () => {
    const key = await programOf(server, "U001");
    const forged = await server.tokenFor(key.id, { aud: "vycep-keys", client_id: key.id });
    const answer = await server.withToken(forged).request({ url: list });
    expect(answer.json().code).toBe("invalid-token");
  });
});

describe("B16 D49 wrong secrets of a key", () => {
  it("are counted for its address: it waits, also with the right one, while other keys come in", async () => {
    const [guessed, other] = [await programOf(server, "U001"), await programOf(server, "U001")];
    for (let time = 0; time < 5; time += 1) {
      const wrong = await askForToken(server, { id: guessed.id, secret: mistyped(guessed.secret) });
      expect(wrong.status).toBe(401);
    }
    const refused = await askForToken(server, guessed);
    expect(await errorOf(refused.clone())).toEqual([429, "slow_down"]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(800);
    expect((await askForToken(server, other)).status).toBe(200);
    // The key itself, shown with a call, is not what is guessed at here.
    expect((await server.withToken(guessed.secret).graphql(question)).errors).toEqual([]);
  });
});
