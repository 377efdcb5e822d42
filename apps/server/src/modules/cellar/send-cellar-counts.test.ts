import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Cellar, SendCellarCountsOutput } from "../../platform/graphql.gen.ts";
import { add, cartOf, refusal, startOrder, told } from "../../testing/ask-cart.ts";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let jana: Caller;
let id: string;
const place = "500101";
const keg = "100112";
const other = "100113";

beforeAll(async () => {
  server = await startTestServer();
  jana = await server.as("U001");
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.set("2026-11-23T09:00:00");
  await sql`truncate cellar_count, cellar_shelf`.execute(server.deps.db);
  id = await startOrder(jana);
  await jana.graphql(`mutation { clearCart(input: { cart_id: "${id}" }) { cart { id } } }`);
});

const mutation = `mutation ($input: SendCellarCountsInput!) { sendCellarCounts(input: $input) {
  cart { id blockers { code } } results { key sku ordered in_cart_before refused other { name ordered } } } }`;

type Count = {
  key: string;
  sku: string;
  in_cellar: number;
  usual: number;
  ordered: number;
  counted_at: string;
};

const count = (over: Partial<Count> = {}): Count => ({
  key: randomUUID(),
  sku: keg,
  in_cellar: 2,
  usual: 7,
  ordered: 5,
  counted_at: "2026-11-23T07:40:00.000Z",
  ...over,
});

const ask = (caller: Caller, counts: readonly Count[], over: object = {}) =>
  caller.graphql(mutation, { input: { ship_to_id: place, counts, ...over } });

async function send(caller: Caller, counts: readonly Count[], over: object = {}) {
  return told<{ sendCellarCounts: SendCellarCountsOutput }>(await ask(caller, counts, over)).sendCellarCounts
    .results;
}

const inCart = async () =>
  Object.fromEntries(
    ((await cartOf(jana)).items ?? []).map((line) => [line?.product.sku, line?.number_of_packages]),
  );

async function cellarOf(caller: Caller) {
  const answer = await caller.graphql(
    `{ cellar(ship_to_id: "${place}") { goods { sku shelf in_cellar usual counted_at } } }`,
  );
  return told<{ cellar: Cellar }>(answer).cellar.goods;
}

describe("sendCellarCounts (B12)", () => {
  it.each([
    ["a stranger", () => server.stranger, {}, "not-signed-in"],
    ["a key that is none", () => jana, { counts: [count({ key: "1" })] }, "invalid-input"],
    ["less than nothing", () => jana, { counts: [count({ ordered: -1 })] }, "invalid-input"],
    ["more than any cellar", () => jana, { counts: [count({ in_cellar: 10_000 })] }, "invalid-input"],
    ["no moment", () => jana, { counts: [count({ counted_at: "soon" })] }, "invalid-input"],
    ["a shelf without a name", () => jana, { shelves: [{ sku: keg, shelf: " " }] }, "invalid-input"],
    ["too many", () => jana, { counts: Array.from({ length: 501 }, () => count()) }, "too-many-items"],
    ["a foreign place", () => jana, { ship_to_id: "500203" }, "ship-to-not-found"],
    ["a suspended place", () => jana, { ship_to_id: "500104" }, "ship-to-suspended"],
    ["a cart that goes elsewhere", () => jana, { ship_to_id: "500102" }, "cart-elsewhere"],
  ])("%s is refused, and nothing is written", async (_who, caller, input, code) => {
    expect(refusal(await ask(caller(), [count()], input))?.code).toBe(code);
    expect(await inCart()).toEqual({});
    expect((await sql`select from cellar_count`.execute(server.deps.db)).rows).toHaveLength(0);
  });

  it("B12 sixty counts sent in pieces, each piece again and again, are in the cart once each", async () => {
    const { rows } = await sql<{ sku: string }>`
      select sku from product where not is_bundle and sku like '1001%' order by sku limit 60`.execute(
      server.deps.db,
    );
    const counts = rows.map(({ sku }, index) => count({ sku, ordered: index + 1 }));
    const first = await send(jana, counts.slice(0, 2));
    expect(await send(jana, counts.slice(0, 2))).toEqual(first);
    // Whoever was killed before the answer sends all that is left, with what is new.
    const all = await send(jana, counts);
    const before = await inCart();
    expect(await Promise.all([1, 2, 3].map(() => send(jana, counts)))).toEqual([all, all, all]);
    expect(await inCart()).toEqual(before);
    const taken = all.filter(({ refused }) => refused === null).map(({ sku, ordered }) => [sku, ordered]);
    expect(taken.length).toBeGreaterThan(3);
    expect(before).toEqual(Object.fromEntries(taken));
    expect(all.length).toBe(counts.length);
  });

  it("B12 a repeat after somebody changed the cart by hand changes nothing", async () => {
    const counted = count();
    await send(jana, [counted]);
    await add(jana, id, [{ sku: keg, quantity: 1 }]);
    await send(jana, [counted]);
    expect(await inCart()).toEqual({ [keg]: 6 });
  });

  it("sets lines and never adds, takes out what need not be ordered, and leaves the rest alone", async () => {
    await add(jana, id, [
      { sku: keg, quantity: 3 },
      { sku: other, quantity: 4 },
      { sku: "100207", quantity: 1 },
    ]);
    const results = await send(jana, [count({ ordered: 5 }), count({ sku: other, ordered: 0 })]);
    expect(results.map(({ sku, in_cart_before }) => [sku, in_cart_before]).sort()).toEqual([
      [keg, 3],
      [other, 4],
    ]);
    expect(await inCart()).toEqual({ [keg]: 5, "100207": 1 });
  });

  it("the last count of a product holds, in whichever order they come", async () => {
    const later = count({ ordered: 2, counted_at: "2026-11-23T07:50:00.000Z" });
    await send(jana, [later, count({ ordered: 9 })]);
    expect(await inCart()).toEqual({ [keg]: 2 });
    await send(jana, [count({ ordered: 8 })]);
    expect(await inCart()).toEqual({ [keg]: 2 });
  });

  it("C1 what the cart cannot take comes back with words, the others go in", async () => {
    const results = await send(jana, [count({ sku: "nothing" }), count()]);
    expect(results.map(({ sku, refused }) => [sku, refused]).sort()).toEqual([
      [keg, null],
      ["nothing", 'Could not find a product with SKU "nothing"'],
    ]);
    expect(await inCart()).toEqual({ [keg]: 5 });
  });

  it("D51 what somebody else counted there is told with the name, stands in no cart of mine, and is shared", async () => {
    const petr = await server.as("U002");
    await startOrder(petr);
    await send(petr, [count({ ordered: 2 })], {
      shelves: [{ sku: keg, shelf: "Regál B" }],
    });
    server.clock.set("2026-11-23T10:00:00");
    const [mine] = await send(jana, [count({ ordered: 3, counted_at: "2026-11-23T08:30:00.000Z" })]);
    expect(mine?.other).toEqual({ name: "Petr", ordered: 2 });
    expect(await inCart()).toEqual({ [keg]: 3 });
    expect(await cellarOf(petr)).toEqual([
      { sku: keg, shelf: "Regál B", in_cellar: 2, usual: 7, counted_at: "2026-11-23T08:30:00.000Z" },
    ]);
  });

  it("a day that passed meanwhile is told with the cart, which holds the counts all the same", async () => {
    server.clock.set("2026-11-27T09:00:00");
    const answer = await ask(jana, [count({ counted_at: "2026-11-27T07:00:00.000Z" })]);
    const { cart } = told<{ sendCellarCounts: SendCellarCountsOutput }>(answer).sendCellarCounts;
    expect(cart.blockers?.map(({ code }) => code)).toContain("day-closed");
    expect(await inCart()).toEqual({ [keg]: 5 });
  });

  it("a telephone whose clock is ahead counted now; counts older than 90 days are forgotten", async () => {
    await send(jana, [count({ counted_at: "2031-01-01T00:00:00.000Z" })]);
    expect(await cellarOf(jana)).toMatchObject([{ counted_at: "2026-11-23T08:00:00.000Z" }]);
    server.clock.set("2027-03-01T09:00:00");
    expect(await cellarOf(jana)).toEqual([]);
  });

  it("a hundred counts take no more statements than one", async () => {
    const { rows } = await sql<{ sku: string }>`
      select sku from product where not is_bundle order by sku limit 100`.execute(server.deps.db);
    const hundred = (ordered: number) => rows.map(({ sku }) => count({ sku, ordered }));
    // What is kept in memory is there for both.
    await ask(jana, hundred(4));
    const one = (await ask(jana, [count()])).statements;
    const many = (await ask(jana, hundred(6))).statements;
    expect(many).toBeLessThanOrEqual(one);
    expect(one).toBeLessThanOrEqual(24);
  });
});
