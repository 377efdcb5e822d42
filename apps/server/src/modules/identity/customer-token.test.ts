import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const email = "jana.novotna@modrahvezda.example";
const password = "Vycep-demo-2026";
const generate =
  "mutation Generate($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }";
const revoke = "mutation { revokeCustomerToken { result } }";
const sentence =
  "The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.";

describe("generateCustomerToken and revokeCustomerToken", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  const tokenOf = async (): Promise<string> => {
    const { data } = await server.stranger.graphql(generate, { email, password });
    return (data as { generateCustomerToken: { token: string } }).generateCustomerToken.token;
  };

  test("GQL-11 a stranger has no token to revoke", async () => {
    const answer = await server.stranger.graphql(revoke);
    expect(answer.errors[0]?.extensions).toMatchObject({
      category: "graphql-authorization",
      code: "not-signed-in",
    });
    expect(answer.statements).toBe(0);
  });

  test("GQL-11 an empty e-mail or password is named", async () => {
    const noEmail = await server.stranger.graphql(generate, { email: " ", password });
    expect(noEmail.errors[0]).toMatchObject({
      message: 'Specify the "email" value.',
      extensions: { category: "graphql-input", code: "email-missing" },
    });
    const noPassword = await server.stranger.graphql(generate, { email, password: "" });
    expect(noPassword.errors[0]?.extensions.code).toBe("password-missing");
  });

  test.each([
    ["a wrong password", email, "not the password"],
    ["an unknown account", "nobody@nowhere.example", password],
    ["a deactivated user", "david.fiala@brazda.example", password],
    ["a suspended user", "pavel.tichy@klasek.example", password],
    ["an invited user", "veronika.horakova@modrahvezda.example", password],
    ["a user who left", "simona.dolezalova@klasek.example", password],
  ])("AUTH-05 %s gets the same answer as any other", async (_case, who, secret) => {
    const answer = await server.stranger.graphql(generate, { email: who, password: secret });
    expect(answer.data).toEqual({ generateCustomerToken: null });
    expect(answer.errors[0]).toMatchObject({
      message: sentence,
      extensions: { category: "graphql-authentication", code: "sign-in-incorrect" },
    });
  });

  test("AUTH-05, GQL-11 the token signs its user in until it is revoked", async () => {
    const token = await tokenOf();
    const other = await tokenOf();
    const first = await server.withToken(token).graphql(revoke);
    expect(first.data).toEqual({ revokeCustomerToken: { result: true } });
    const again = await server.withToken(token).graphql(revoke);
    expect(again.status).toBe(401);
    expect(again.errors[0]?.extensions).toMatchObject({
      category: "graphql-authentication",
      code: "invalid-token",
    });
    expect((await server.withToken(other).graphql(revoke)).data).toEqual({
      revokeCustomerToken: { result: true },
    });
  });
});

describe("generateCustomerToken switched off", () => {
  test("AUTH-05 VYCEP_CUSTOMER_TOKENS=off refuses to make tokens and to take them", async () => {
    const server = await startTestServer({ env: { VYCEP_CUSTOMER_TOKENS: "off" } });
    const answer = await server.stranger.graphql(generate, { email, password });
    expect(answer.errors[0]?.extensions).toMatchObject({
      category: "graphql-authorization",
      code: "customer-tokens-off",
    });
    const token = await server.tokenFor("U001", { aud: "vycep-api" });
    expect((await server.withToken(token).graphql("{ __typename }")).status).toBe(401);
    await server.stop();
  });
});
