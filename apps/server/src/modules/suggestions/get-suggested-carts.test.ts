import { addDays, toLocalDate } from "@vycep/domain/kernel/local-moment";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SuggestedCart, SuggestedVariant } from "../../platform/graphql.gen.ts";
import { add, refusal, startOrder, told } from "../../testing/ask-cart.ts";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let jana: Caller;
beforeAll(async () => {
  server = await startTestServer();
  jana = await server.as("U001");
});
afterAll(() => server.stop());

const variantFields = `delivery_method delivery_date lasts_until deliveries_counted
  totals { grand_total_your_price deposits total currency }
  progress_bar_data { iMinimumOrderPallet iTotalCartPalletQty iTotalCartWeight }
  products { sku total_units number_of_layers number_of_pallets quantity your_price your_price_w_vat checked history
    reasons { code message params { name value } }
    product { sku name your_price number_of_products_on_layer number_of_items_on_pallet } }`;

type Args = { readonly ship_tos?: readonly string[]; readonly search?: string };
type Headers = Record<string, string>;

const ask = (caller: Caller, args: Args = {}, headers: Headers = {}) =>
  caller.graphql(
    `query ($ship_tos: [String!], $search: String) { getSuggestedCarts(ship_tos: $ship_tos, search: $search) {
      ship_to_id shipping_address { name street city } blocker { code message }
      standard { ${variantFields} } truck { ${variantFields} } } }`,
    { ...args },
    headers,
  );

async function suggested(
  caller: Caller,
  args: Args = {},
  headers: Headers = {},
): Promise<readonly SuggestedCart[]> {
  return told<{ getSuggestedCarts: SuggestedCart[] }>(await ask(caller, args, headers)).getSuggestedCarts;
}
async function standardOf(caller: Caller, args: Args = {}, headers: Headers = {}): Promise<SuggestedVariant> {
  const [cart] = await suggested(caller, args, headers);
  if (!cart?.standard) throw new Error("nothing was suggested");
  return cart.standard;
}
const codesOf = ({ products }: SuggestedVariant) =>
  products.map(({ reasons }) => reasons.map(({ code }) => code));

/** A Thursday far enough from the demo's own orders to come: nothing near it is on its way. */
const free = { outletid: "500102", outletdeliverymethod: "selfpickup_selfpickup", datepopup: "2026-12-03" };

describe("getSuggestedCarts: who may ask (GQL-28, SUGGEST-01)", () => {
  it("a stranger is asked to sign in", async () => {
    expect(refusal(await ask(server.stranger))).toMatchObject({ code: "not-signed-in" });
  });

  it("bad input is refused: more places than twenty", async () => {
    const many = Array.from({ length: 21 }, (_, index) => String(index));
    expect(refusal(await ask(jana, { ship_tos: many }))).toMatchObject({ code: "too-many-ship-tos" });
  });

  it("C14 without the permission Product Recommendation it is refused", async () => {
    expect(refusal(await ask(await server.as("U009")))).toMatchObject({ code: "forbidden-permission" });
  });

  it("an accountant, who may not order, sees what the place may need", async () => {
    const [cart] = await suggested(await server.as("U006"), { ship_tos: ["500101"] });
    expect(cart?.standard?.products.length).toBeGreaterThan(3);
  });

  it("C16 a foreign place is as absent as a missing one", async () => {
    expect(await suggested(jana, { ship_tos: ["500203"] })).toEqual([]);
    expect(await suggested(jana, { ship_tos: ["599998"] })).toEqual([]);
    const both = await suggested(jana, { ship_tos: ["500203", "500102", "500102"] });
    expect(both.map(({ ship_to_id: id }) => id)).toEqual(["500102"]);
  });

  it("a suspended place says so and gets no suggestion", async () => {
    expect(await suggested(jana, { ship_tos: ["500104"] })).toMatchObject([
      { ship_to_id: "500104", blocker: { code: "ship-to-suspended" }, standard: null, truck: null },
    ]);
  });
});

describe("getSuggestedCarts: what is suggested (SUGGEST-02, SUGGEST-03)", () => {
  it("SUGGEST-02 lines with units, layers, pallets and prices, totals and the place's address", async () => {
    const [cart] = await suggested(jana, { ship_tos: ["500102"] }, free);
    expect(cart?.shipping_address).toMatchObject({ name: "Výčep Na Růžku", city: "Lipovrch" });
    const { products, totals, deliveries_counted: counted } = cart?.standard ?? (await standardOf(jana));
    expect(counted).toBe(8);
    expect(products.length).toBeGreaterThan(5);
    for (const line of products) {
      const { number_of_products_on_layer: layer, number_of_items_on_pallet: pallet } = line.product;
      expect(line.quantity).toBe(
        line.total_units + line.number_of_layers * (layer ?? 0) + line.number_of_pallets * (pallet ?? 0),
      );
      expect(line.your_price).toBe(line.product.your_price);
      expect(line.your_price_w_vat ?? 0).toBeGreaterThan(line.your_price ?? 0);
      expect(line.history).toHaveLength(8);
    }
    const net = products
      .filter(({ checked }) => checked)
      .reduce((sum, { quantity, your_price: price }) => sum + Math.round(quantity * (price ?? 0) * 100), 0);
    expect(Math.round((totals.grand_total_your_price ?? 0) * 100)).toBe(net);
    expect(net).toBeGreaterThan(0);
  });

  it("B5 every line says why in words, with the figures that the words speak of", async () => {
    const { products } = await standardOf(jana, { ship_tos: ["500102"] }, free);
    for (const { reasons } of products) {
      expect(reasons.length).toBeGreaterThan(0);
      for (const { message } of reasons) expect(message).not.toMatch(/[{}]|undefined/);
      expect(reasons[0]?.params.map(({ name }) => name)).toEqual(["times", "deliveries", "usual", "lately"]);
    }
    const [first] = products;
    const [deliveries] = first?.reasons[0]?.params.filter(({ name }) => name === "deliveries") ?? [];
    expect(deliveries?.value).toBe("8");
    expect(first?.reasons[0]?.message).toContain("8");
  });

  it("LANG-01 the words are in the language asked for", async () => {
    const said = async (lang: string) =>
      (await standardOf(jana, { ship_tos: ["500102"] }, { ...free, lang })).products[0]?.reasons[0]?.message;
    expect(await said("cs")).toMatch(/dodáv/);
    expect(await said("sk")).toMatch(/dodávok/);
    expect(await said("en")).toMatch(/deliveries/);
  });

  it("is for the chosen day where that is open, and for the first one where it is not", async () => {
    expect((await standardOf(jana, { ship_tos: ["500102"] }, free)).delivery_date).toBe("2026-12-03");
    const closed = await standardOf(jana, { ship_tos: ["500102"] }, { ...free, datepopup: "2026-12-05" });
    expect(closed.delivery_date > "2026-11-23" && closed.delivery_date < "2026-12-03").toBe(true);
    expect(
      (await standardOf(jana, { ship_tos: ["500102"] }, { ...free, outletid: "500101" })).delivery_date,
    ).toBe(closed.delivery_date);
  });

  it("does not propose what is on its way already, and says for when", async () => {
    const { rows } = await sql<{ day: string }>`
      select delivery_date as day from sales_order where ship_to_id = '500101' and line_count > 0
      and delivery_method = 'selfpickup_selfpickup' and delivery_date >= '2026-11-24' order by 1 desc limit 1`.execute(
      server.deps.db,
    );
    const day = toLocalDate(rows[0]?.day ?? "");
    const near = { ...free, outletid: "500101", datepopup: day };
    const { products } = await standardOf(jana, { ship_tos: ["500101"] }, near);
    const ordered = products.filter(({ reasons }) => reasons.some(({ code }) => code === "already-ordered"));
    expect(ordered.length).toBeGreaterThan(3);
    expect(ordered.every(({ checked }) => !checked)).toBe(true);
    const after = { ...near, datepopup: addDays(day, 7) };
    const later = await standardOf(jana, { ship_tos: ["500101"] }, after);
    expect(codesOf(later).flat()).not.toContain("already-ordered");
    expect(later.products.some(({ checked }) => checked)).toBe(true);
  });

  it("SUGGEST-05 SUGGEST-13 the truck is offered where a truck comes, filled towards its minimum", async () => {
    const wholesale = await server.as("U012");
    const [store] = await suggested(wholesale, { ship_tos: ["500201"] });
    expect(store?.standard).toBeNull();
    const { truck } = store ?? {};
    expect(truck?.delivery_method).toBe("flatrate_flatrate");
    const { iMinimumOrderPallet: min, iTotalCartPalletQty: taken } = truck?.progress_bar_data ?? {};
    expect(min).toBe(26);
    const proposed = truck?.products.filter(({ checked }) => checked) ?? [];
    if (proposed.length > 0) expect(taken).toBeGreaterThan(0);
    const [pub] = await suggested(jana, { ship_tos: ["500102"] });
    expect(pub?.truck).toBeNull();
  });

  it("GQL-28 SUGGEST-03 a search narrows the lines and leaves the totals alone", async () => {
    const all = await standardOf(jana, { ship_tos: ["500102"] }, free);
    const some = await standardOf(jana, { ship_tos: ["500102"], search: "LÁGER" }, free);
    expect(some.products.length).toBeGreaterThan(0);
    expect(some.products.length).toBeLessThan(all.products.length);
    expect(some.products.every(({ product }) => /lager/i.test(product.name ?? ""))).toBe(true);
    expect(some.totals).toEqual(all.totals);
    expect((await standardOf(jana, { ship_tos: ["500102"], search: "nic takového" }, free)).products).toEqual(
      [],
    );
  });

  it("what is no longer sold is not suggested", async () => {
    const before = await standardOf(jana, { ship_tos: ["500102"] }, free);
    const [first] = before.products;
    await sql`update product set sellable_to = '2026-12-02' where sku = ${first?.sku}`.execute(
      server.deps.db,
    );
    const after = await standardOf(jana, { ship_tos: ["500102"] }, free);
    expect(after.products.map(({ sku }) => sku)).toEqual(before.products.slice(1).map(({ sku }) => sku));
    await sql`update product set sellable_to = null where sku = ${first?.sku}`.execute(server.deps.db);
  });

  it("all that is proposed goes into the cart as it is, without a refusal", async () => {
    const { products, totals } = await standardOf(jana, { ship_tos: ["500102"] }, free);
    const id = await startOrder(jana, { shipTo: "500102", date: "2026-12-03" });
    const wanted = products.filter(({ checked }) => checked);
    const { cart, user_errors: errors } = await add(
      jana,
      id,
      wanted.map(({ sku, total_units: quantity, number_of_layers, number_of_pallets }) => ({
        sku,
        quantity,
        number_of_layer: number_of_layers,
        number_of_pallet: number_of_pallets,
      })),
    );
    expect(errors).toEqual([]);
    expect(cart.grand_total_your_price_details?.total).toBe(totals.total);
    expect(cart.grand_total_your_price_details?.deposits).toBe(totals.deposits);
  });

  it("a place without orders gets an empty suggestion", async () => {
    await sql`update sales_order set state = 'cancelled' where ship_to_id = '500103'`.execute(server.deps.db);
    expect(await standardOf(jana, { ship_tos: ["500103"] })).toMatchObject({
      deliveries_counted: 0,
      products: [],
    });
  });

  it("takes eight statements for a place with one variant, one more with two", async () => {
    expect((await ask(jana, { ship_tos: ["500102"] }, free)).statements).toBeLessThanOrEqual(7);
    expect((await ask(jana, { ship_tos: ["500101"] }, free)).statements).toBeLessThanOrEqual(8);
    expect((await ask(jana, { ship_tos: ["500101", "500102"] }, free)).statements).toBeLessThanOrEqual(11);
  });

  it("C10 C16 customers asked in turn and at once each get what they get alone", async () => {
    const people = [
      [await server.as("U001"), "500101"],
      [await server.as("U012"), "500203"],
      [await server.as("U024"), "600401"],
    ] as const;
    const look = async ([caller, place]: (typeof people)[number]) =>
      JSON.stringify(await suggested(caller, { ship_tos: [place] }));
    const alone: string[] = [];
    for (const person of people) alone.push(await look(person));
    expect(new Set(alone).size).toBe(3);
    for (let round = 0; round < 3; round += 1) expect(await Promise.all(people.map(look))).toEqual(alone);
  });
});
