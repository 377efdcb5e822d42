import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { refusal } from "../../../testing/ask-cart.ts";
import { type Caller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let owner: Caller;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as("U001");
});
afterAll(() => server.stop());

const calls: readonly (readonly [string, string])[] = [
  ["createGuestCart", "mutation { createGuestCart { cart { id } } }"],
  ["createGuestCart with an id", 'mutation { createGuestCart(input: { cart_uid: "x" }) { cart { id } } }'],
  [
    "setGuestEmailOnCart",
    'mutation { setGuestEmailOnCart(input: { cart_id: "x", email: "a@b.cz" }) { cart { email } } }',
  ],
  [
    "assignCustomerToGuestCart",
    'mutation { assignCustomerToGuestCart(cart_id: "x") { id itemsV2 { total_count } } }',
  ],
  [
    "guestOrder",
    '{ guestOrder(input: { number: "1", email: "a@b.cz", lastname: "N" }) { number token total { grand_total { value } } } }',
  ],
  [
    "guestOrder as it was",
    '{ guestOrder(input: { number: "1", email: "a@b.cz", postcode: "1" }) { number } }',
  ],
  ["guestOrderByToken", '{ guestOrderByToken(input: { token: "x" }) { number status } }'],
  ["isEmailAvailable", '{ isEmailAvailable(email: "a@b.cz") { is_email_available } }'],
];

describe("D36 calls of guests", () => {
  it.each<readonly [string, string]>([...calls, ["createEmptyCart", "mutation { createEmptyCart }"]])(
    "%s tells a guest to sign in",
    async (_call, document) => {
      expect(refusal(await server.stranger.graphql(document, {}, { lang: "en" }))).toEqual({
        code: "not-signed-in",
        category: "graphql-authorization",
        message: "The current customer isn't authorized. Please sign in.",
      });
    },
  );

  it.each(calls)("%s tells who is signed in that it is for guests", async (_call, document) => {
    expect(refusal(await owner.graphql(document, {}, { lang: "en" }))).toMatchObject({
      code: "guests-only",
      category: "graphql-already-exists",
    });
  });
});
