import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { refusal, told } from "../../testing/ask-cart.ts";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server.ts";
import { countTogether } from "./count-together.ts";

let server: TestServer;
let jana: Caller;
beforeAll(async () => {
  server = await startTestServer();
  jana = await server.as("U001");
  await countTogether(server.deps);
});
afterAll(() => server.stop());

type Item = {
  readonly productId: string;
  readonly Priority: number;
  readonly product: { readonly sku: string; readonly your_price: number | null };
};
type Asked = {
  readonly shipTo?: string;
  readonly selectedItem?: string;
  readonly cartItems?: readonly string[];
};

const thursday = {
  outletid: "500101",
  outletdeliverymethod: "selfpickup_selfpickup",
  datepopup: "2026-11-26",
};

const ask = (caller: Caller, asked: Asked = {}, headers: Record<string, string> = thursday) =>
  caller.graphql(
    `query ($shipTo: String, $selectedItem: String, $cartItems: [String!]) {
      recommendItems(shipTo: $shipTo, selectedItem: $selectedItem, cartItems: $cartItems) {
        shipTo recItems { productId Priority product { sku your_price saleability { sellable } } } } }`,
    { ...asked },
    headers,
  );

async function recommended(caller: Caller, asked: Asked = {}, headers: Record<string, string> = thursday) {
  const answer = await ask(caller, asked, headers);
  return told<{ recommendItems: { shipTo: string; recItems: Item[] } }>(answer).recommendItems;
}
const skus = ({ recItems }: { readonly recItems: readonly Item[] }) =>
  recItems.map(({ productId }) => productId);

describe("recommendItems: who may ask (GQL-07)", () => {
  it("a stranger is asked to sign in", async () => {
    expect(refusal(await ask(server.stranger))).toMatchObject({ code: "not-signed-in" });
  });

  it("bad input is refused: more products than a cart can hold", async () => {
    const cartItems = Array.from({ length: 2001 }, (_, index) => String(index));
    expect(refusal(await ask(jana, { cartItems }))).toMatchObject({ code: "too-many-items" });
  });

  it.each(["U006", "U009"])("%s without the permission Catalogue is refused", async (uid) => {
    expect(refusal(await ask(await server.as(uid)))).toMatchObject({ code: "forbidden-permission" });
  });

  it("C16 a foreign place answers like a missing one; a suspended one says so", async () => {
    expect(refusal(await ask(jana, { shipTo: "500203" }))).toEqual(
      refusal(await ask(jana, { shipTo: "599998" })),
    );
    expect(refusal(await ask(jana, { shipTo: "500203" }))).toMatchObject({ code: "ship-to-not-found" });
    expect(refusal(await ask(jana, { shipTo: "500104" }))).toMatchObject({ code: "ship-to-suspended" });
  });
});

describe("recommendItems: what is recommended (RECO-01…03)", () => {
  it("GQL-07 RECO-02 OP-81 numbers from 1 without a gap, each with the product's own price, none twice", async () => {
    const { shipTo, recItems } = await recommended(jana, { cartItems: ["100112"] });
    expect(shipTo).toBe("500101");
    expect(recItems.length).toBeGreaterThan(3);
    expect(recItems.length).toBeLessThanOrEqual(12);
    expect(recItems.map(({ Priority }) => Priority)).toEqual(recItems.map((_, index) => index + 1));
    expect(new Set(skus({ recItems })).size).toBe(recItems.length);
    expect(
      recItems.every(({ product, productId }) => product.sku === productId && (product.your_price ?? 0) > 0),
    ).toBe(true);
  });

  it("RECO-03 never what the cart or the page has already, and the page's product changes the order", async () => {
    const first = skus(await recommended(jana, { cartItems: ["100112"] }));
    const [best = ""] = first;
    expect(first).not.toContain("100112");
    const without = skus(await recommended(jana, { cartItems: ["100112", best] }));
    expect(without).not.toContain(best);
    const looked = skus(await recommended(jana, { cartItems: ["100112"], selectedItem: best }));
    expect(looked).not.toContain(best);
    expect(looked.length).toBeGreaterThan(0);
  });

  it("HTTP-22 HTTP-23 OP-108 a header says the cart where the question does not, or that nothing is wanted", async () => {
    const said = await recommended(jana, { cartItems: ["100112"] });
    const inHeader = await recommended(jana, {}, { ...thursday, cartskus: "100112" });
    expect(inHeader).toEqual(said);
    expect(skus(inHeader)).not.toEqual(skus(await recommended(jana)));
    expect(skus(await recommended(jana, {}, { ...thursday, productrecoenabled: "0" }))).toEqual([]);
  });

  it("with an empty cart what the place usually orders; nonsense counts as nothing", async () => {
    const usual = skus(await recommended(jana));
    expect(usual).toContain("100112");
    expect(skus(await recommended(jana, { cartItems: ["", "žluťoučký kůň"] }))).toEqual(usual);
    expect(skus(await recommended(jana, { cartItems: ["no-such-product"] }))).toEqual([]);
  });

  it("only what can be ordered by the chosen method and day", async () => {
    const tank = { ...thursday, outletdeliverymethod: "tank_tank", datepopup: "2026-11-25" };
    const byTank = skus(await recommended(jana, {}, tank));
    const byRound = skus(await recommended(jana));
    expect(byTank.length).toBeGreaterThan(0);
    expect(byTank.filter((sku) => byRound.includes(sku))).toEqual([]);
    const none = { ...thursday, outletdeliverymethod: "emptiespickup_emptiespickup" };
    expect(skus(await recommended(jana, {}, none))).toEqual([]);
    const [best = ""] = byRound;
    await sql`update product set sellable_to = '2026-11-25' where sku = ${best}`.execute(server.deps.db);
    expect(skus(await recommended(jana))).not.toContain(best);
    const before = { ...thursday, datepopup: "2026-11-24" };
    expect(skus(await recommended(jana, {}, before))).toContain(best);
    await sql`update product set sellable_to = null where sku = ${best}`.execute(server.deps.db);
  });

  it("the place asked for wins over the one of the headers", async () => {
    const other = await recommended(jana, { shipTo: "500103" });
    expect(other.shipTo).toBe("500103");
    expect(skus(other)).toEqual(skus(await recommended(jana, {}, { ...thursday, outletid: "500103" })));
  });

  it("takes four statements, whatever the cart holds", async () => {
    for (const cartItems of [[], ["100112"], ["100112", "100212", "100312", "100101"]]) {
      expect((await ask(jana, { cartItems })).statements).toBeLessThanOrEqual(4);
    }
  });

  it("C10 C16 two customers asked in turn and at once see only what is theirs", async () => {
    const people = [
      [await server.as("U001"), { outletid: "500101", datepopup: "2026-11-26" }],
      [await server.as("U012"), { outletid: "500203", datepopup: "2026-11-26" }],
      [await server.as("U024"), { outletid: "600401", datepopup: "2026-11-27" }],
    ] as const;
    const look = async ([caller, headers]: (typeof people)[number]) =>
      JSON.stringify(await recommended(caller, {}, headers));
    const alone: string[] = [];
    for (const person of people) alone.push(await look(person));
    expect(new Set(alone).size).toBe(3);
    for (let round = 0; round < 5; round += 1) expect(await Promise.all(people.map(look))).toEqual(alone);
  });

  it("C16 what only one other company buys is recommended to nobody else", async () => {
    const { rows } = await sql<{ sku: string }>`
      select distinct b.other_sku as sku from bought_together b
      where b.company_id = 'C1' and not exists (
        select from order_line l where l.company_id = 'C1' and l.sku = b.other_sku)
      and (select count(distinct l.company_id) from order_line l
        where l.sku = b.other_sku and l.company_id <> 'C1') < 2`.execute(server.deps.db);
    expect(rows).toEqual([]);
    const { rows: foreign } = await sql<{ sku: string }>`
      select distinct l.sku from order_line l where l.company_id <> 'C1' and not exists (
        select from order_line own where own.company_id = 'C1' and own.sku = l.sku)`.execute(server.deps.db);
    expect(foreign.length).toBeGreaterThan(0);
  });
});

describe("the job that counts (RECO-01)", () => {
  const counted = async () => {
    const { rows } = await sql<{ day: string; rows: number }>`
      select counted_on as day, count(*)::int as rows from bought_together group by 1`.execute(
      server.deps.db,
    );
    return rows;
  };

  it("counts once a day, also when several workers do, and leaves one day only", async () => {
    const [today] = await counted();
    expect(today?.day).toBe("2026-11-23");
    await sql`delete from bought_together where sku = '100112'`.execute(server.deps.db);
    await countTogether(server.deps);
    expect((await counted())[0]?.rows).toBeLessThan(today?.rows ?? 0);
    server.clock.set("2026-11-24T00:05:00");
    await Promise.all([countTogether(server.deps), countTogether(server.deps), countTogether(server.deps)]);
    const after = await counted();
    expect(after.map(({ day }) => day)).toEqual(["2026-11-24"]);
    expect(after[0]?.rows).toBeGreaterThan(100);
    server.clock.set("2026-11-23T09:00:00");
  });

  it("a cancelled order counts nothing", async () => {
    const before = skus(await recommended(jana, { shipTo: "500103" }));
    expect(before.length).toBeGreaterThan(0);
    await sql`update sales_order set state = 'cancelled' where ship_to_id = '500103'`.execute(server.deps.db);
    server.clock.set("2026-11-25T09:00:00");
    await countTogether(server.deps);
    const { rows } = await sql`select from bought_together where ship_to_id = '500103'`.execute(
      server.deps.db,
    );
    expect(rows).toEqual([]);
    server.clock.set("2026-11-23T09:00:00");
    expect(skus(await recommended(jana, { shipTo: "500103" }))).toEqual([]);
  });
});
