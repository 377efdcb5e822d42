import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openEvents } from "../../apps/server/src/testing/open-events.ts";
import { demoPassword, portalClient } from "../../apps/server/src/testing/portal-sign-in.ts";
import { startInTurn } from "../../apps/server/src/testing/proxies/in-turn.ts";
import { apiClient, authorizationOf } from "../../apps/server/src/testing/server-process.ts";
import { demoDatabase } from "../../db/src/testing/demo-database.ts";
import { type Brewery, queryOn } from "./brewery.ts";
import { type Address, type Customer, fillCart, placeOrder } from "./customers.ts";
import { openProcesses, orderUnderKills } from "./equal-processes.ts";

/** Calls of an address within a minute, of all processes together. */
const limit = 600;
const email = "jana.novotna@modrahvezda.example";

const running = new AsyncDisposableStack();
// A copy of the demo like that of every test: it is the processes that are killed, and never the database.
let brewery: Pick<Brewery, "query">;
let processes: Awaited<ReturnType<typeof openProcesses>>;
beforeAll(async () => {
  const { databaseUrl, drop } = await demoDatabase("2026-11-23");
  running.defer(drop);
  brewery = { query: (text, values) => queryOn(databaseUrl, text, values) };
  processes = await openProcesses(running, {
    databaseUrl,
    startProxy: startInTurn,
    roles: ["all", "all", "all"],
    env: { VYCEP_RATE_LIMIT: String(limit) },
  });
}, 240_000);
afterAll(() => running.disposeAsync());

/** The three of them. */
function each(): [Address, Address, Address] {
  const [one, other, third] = processes.web;
  if (!(one && other && third)) throw new Error("there are no three");
  return [one, other, third];
}

/** A customer, signed in at the first process, who asks wherever `at` says. */
async function customerOf(at: { origin: string }): Promise<Customer> {
  at.origin = each()[0].origin;
  return { email, shipTo: "500101", date: "2026-11-26", ask: await apiClient(at, email) };
}

describe("three equal processes on one database", () => {
  test("OPS-04 a sign-in whose every step another process answers lets somebody in, and all know the visit", async () => {
    const portal = await portalClient(processes.origin);
    const { access_token } = await portal.signIn({ email, password: demoPassword });
    for (const { origin } of each()) {
      const answer = await fetch(`${origin}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${access_token}` },
        body: JSON.stringify({ query: "{ customer { email } }" }),
      });
      expect(await answer.json()).toEqual({ data: { customer: { email } } });
    }
  });

  test("OPS-04 a cart filled at one process is changed at another, and the third tells of it and shows it", async () => {
    const [one, other, third] = each();
    const at = { origin: one.origin };
    const customer = await customerOf(at);
    const { id } = await fillCart(customer);
    const stream = await openEvents(third.origin, await authorizationOf(one, email));
    at.origin = other.origin;
    const { addProductsToCart } = await customer.ask<{ addProductsToCart: { cart: { version: number } } }>(
      `mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "100112", quantity: 2 }]) {
        cart { version } } }`,
      { id },
    );
    const { version } = addProductsToCart.cart;
    expect(await stream.first((event) => event.kind === "cart" && event.version === version)).toBeDefined();
    stream.close();
    at.origin = third.origin;
    const { customerCart } = await customer.ask<{ customerCart: { id: string; version: number } }>(
      "{ customerCart { id version } }",
    );
    expect(customerCart).toEqual({ id, version });
  });

  test("OPS-04 a key is one order whichever processes it is told, at once and again", async () => {
    const at = { origin: "" };
    const customer = await customerOf(at);
    const cart = await fillCart(customer);
    const key = randomUUID();
    const placeAt = ({ origin }: Address) => {
      at.origin = origin;
      return placeOrder(customer, cart, { key });
    };
    const [number, ...others] = await Promise.all(each().map(placeAt));
    for (const process of each()) others.push(await placeAt(process));
    expect(others).toEqual(others.map(() => number));
    const orders = await brewery.query("select order_number from sales_order where cart_id = $1", [cart.id]);
    expect(orders).toEqual([{ order_number: number }]);
  });

  test("OPS-04 calls are counted together: an address that used up its limit at one process is refused by the others", async () => {
    const callsUntilRefused = async ({ origin }: Address) => {
      for (let calls = 0; calls < 4 * limit; calls += 1) {
        const answer = await fetch(`${origin}/graphql?query={__typename}`, {
          headers: { "x-forwarded-for": "203.0.113.7" },
        });
        await answer.arrayBuffer();
        if (answer.status === 429) return calls;
      }
      throw new Error("nobody was refused");
    };
    const [one, other, third] = each();
    expect(await callsUntilRefused(one)).toBeGreaterThanOrEqual(limit);
    // A process hears of the others with its own first twentieth.
    expect(await callsUntilRefused(other)).toBeLessThan(limit / 4);
    expect(await callsUntilRefused(third)).toBeLessThan(limit / 4);
  });

  test("OPS-04 wrong passwords are counted together: ten of them, spread over all, lock the account everywhere", async () => {
    const signIn = async ({ origin }: Address, password: string) => {
      const answer = await fetch(`${origin}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": "203.0.113.9" },
        body: JSON.stringify({
          query:
            "mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }",
          variables: { email: "lucie.simova@modrahvezda.example", password },
        }),
      });
      await answer.arrayBuffer();
      return answer.status;
    };
    const [one, other, third] = each();
    for (let tries = 0; tries < 10; tries += 1)
      expect(await signIn([one, other, third][tries % 3] ?? one, "wrong")).not.toBe(429);
    expect(await Promise.all(each().map((process) => signIn(process, demoPassword)))).toEqual([
      429, 429, 429,
    ]);
  });

  test("OPS-04 one is killed under those who order over all: no order is lost, doubled or altered, nobody signed out, no event late", async () => {
    const [one] = processes.web;
    // Nobody takes its place: every third request meets the dead one, and the two others do its work.
    const replace = async (of: typeof processes.web) => {
      await of.shift()?.kill();
      await pause(1000);
    };
    const { flaws, figures } = await orderUnderKills(brewery, { ...processes, replace }, 1);
    expect(flaws).toEqual([]);
    expect(one?.child.signalCode).toBe("SIGKILL");
    expect(figures.orders).toBeGreaterThan(7);
    expect(figures.events).toBeGreaterThan(0);
  });
});
