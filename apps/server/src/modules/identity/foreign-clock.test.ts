import { createServer, type Server as HttpServer } from "node:http";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort, startTestServer, type TestServer } from "../../testing/test-server.ts";

describe("D34 an external issuer whose clock is not ours", () => {
  let server: TestServer;
  let publishing: HttpServer;
  let sign: (claims: Record<string, number>) => Promise<string>;

  beforeAll(async () => {
    const port = await freePort();
    const issuer = `http://127.0.0.1:${port}`;
    const { privateKey, publicKey } = await generateKeyPair("RS256");
    const keys = [{ ...(await exportJWK(publicKey)), kid: "foreign", alg: "RS256", use: "sig" }];
    publishing = createServer((_request, response) => response.end(JSON.stringify({ keys })));
    await new Promise<void>((listening) => publishing.listen(port, "127.0.0.1", listening));
    server = await startTestServer({
      env: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: "brewery-portal", OIDC_JWKS: `${issuer}/jwks` },
    });
    sign = (claims) =>
      new SignJWT({ iss: issuer, aud: "brewery-portal", sub: "U001", ...claims })
        .setProtectedHeader({ alg: "RS256", kid: "foreign" })
        .sign(privateKey);
  });
  afterAll(async () => {
    await server.stop();
    publishing.closeAllConnections();
    await new Promise((closed) => publishing.close(closed));
  });

  /** The answer to a token that lives for so long and was made just now, by a clock so many seconds ahead of ours. */
  async function answerAt(ahead: number, lives: number): Promise<number> {
    const now = Math.floor(server.clock.realTime().getTime() / 1000) + ahead;
    const token = await sign({ iat: now, nbf: now, exp: now + lives, auth_time: now });
    return (await server.withToken(token).graphql("{ customer { email } }")).status;
  }

  test.each([
    ["runs with ours", 0, 300, 200],
    ["is 45 seconds behind", -45, 300, 200],
    ["is four minutes behind, with tokens of five", -240, 300, 200],
    ["is so far behind that its tokens have ended when they come", -301, 300, 401],
    ["is behind by seconds more than its tokens live", -45, 40, 401],
    ["is 45 seconds ahead", 45, 300, 200],
    ["is two minutes ahead", 120, 300, 401],
  ])("D34 one that %s", async (_case, ahead, lives, status) => {
    expect(await answerAt(ahead, lives)).toBe(status);
  });
});
