import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoPassword, portalClient } from "../testing/portal-sign-in.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";

const generate =
  "mutation Generate($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }";
const from = (address: string) => ({ "x-forwarded-for": address });

describe("D30 behind a proxy that the server knows of", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ env: { VYCEP_TRUST_PROXY: "1", VYCEP_RATE_LIMIT: "5" } });
  });
  afterAll(() => server.stop());

  test("calls are counted at the address that the proxy saw, whatever is written in front of it", async () => {
    const statuses = [];
    for (let call = 0; call < 7; call += 1) {
      const { status } = await server.stranger.graphql(
        "{ __typename }",
        {},
        from(`198.51.100.${call}, 203.0.113.9`),
      );
      statuses.push(status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect((await server.stranger.graphql("{ __typename }", {}, from("203.0.113.10"))).status).toBe(200);
  });
});

describe("D30 a server that believes no proxy", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ listen: true });
  });
  afterAll(() => server.stop());

  test("takes all for one caller, and one that guesses keeps nobody out whose device it knows", async () => {
    const person = { email: "jana.novotna@modrahvezda.example", password: demoPassword };
    const owner = await portalClient(server.origin);
    await owner.signIn(person);
    const guesses = await Promise.all(
      Array.from({ length: 40 }, (_each, index) =>
        server.stranger.graphql(
          generate,
          { email: `guess-${index}@x.example`, password: "wrong" },
          from(`198.51.100.${index}`),
        ),
      ),
    );
    const codes = guesses.map(({ errors }) => errors[0]?.extensions.code);
    expect(codes.filter((code) => code === "sign-in-incorrect").length).toBeLessThanOrEqual(20);
    const { landed } = await owner.begin({ prompt: "login" });
    const again = await owner.enter(landed.searchParams.get("interaction") ?? "", person);
    expect(again.status).toBe(200);
  });
});
