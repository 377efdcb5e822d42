import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { list, product } from "../../testing/ask-products.ts";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let owner: Caller;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as("U001");
});
afterAll(() => server.stop());

describe("products: what one costs and whether it can be had", () => {
  it("C10 two customers asking in turn each see their own prices, never the other's", async () => {
    const slovak = await server.as("U024");
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, turn) => product(turn % 2 === 0 ? owner : slovak, "100201")),
    );
    for (const [turn, { your_price, currency }] of answers.entries()) {
      expect({ your_price, currency }).toEqual(
        turn % 2 === 0 ? { your_price: 260, currency: "CZK" } : { your_price: 10.78, currency: "EUR" },
      );
    }
  });

  it("D08 the price and VAT are those of the delivery day", async () => {
    expect(await product(owner, "100201")).toMatchObject({
      your_price: 260,
      your_price_tax: 314.6,
      vat_percent: 21,
    });
    expect(await product(owner, "100201", { datepopup: "2027-02-01" })).toMatchObject({ your_price: 267.8 });
    expect(await product(owner, "100201", { datepopup: "2020-01-01" })).toMatchObject({ your_price: 260 });
  });

  it("deposits are those of the market: a Czech can has none, a Slovak one has (D08)", async () => {
    const slovak = await server.as("U024");
    expect((await product(owner, "100107")).multi_deposit).toEqual([]);
    expect((await product(slovak, "100107")).multi_deposit).toEqual([
      { packaging_code: "SKCAN", number_of_units: 24, deposit: 0.15, total: 3.6 },
    ]);
    expect((await product(owner, "100201")).multi_deposit).toEqual([
      { packaging_code: "BTL05", number_of_units: 20, deposit: 3, total: 60 },
      { packaging_code: "CR20", number_of_units: 1, deposit: 100, total: 100 },
    ]);
  });

  it("PROMO-02 a promo that is inside delivery applies on its days only", async () => {
    const within = await product(owner, "120212");
    expect(within).toMatchObject({
      promo: 1,
      your_price: 2182.5,
      promo_price_leaflet: { promo_price: 2073.38, percentage: 5 },
      price_range: { minimum_price: { regular_price: { value: 2250 }, final_price: { value: 2073.38 } } },
    });
    const after = await product(owner, "120212", { datepopup: "2027-06-01" });
    expect(after).toMatchObject({ promo: 0, promo_price_leaflet: null });
  });

  it("PROMO-04 whatever a leaflet tells in numbers comes as numbers, also where it does not apply", async () => {
    const { items } = await list(owner, { pageSize: 100 });
    const leaflets = items.flatMap(({ promo_price_leaflet: leaflet }) => (leaflet ? [leaflet] : []));
    expect(leaflets.length).toBeGreaterThan(1);
    for (const { promo_price: price, percentage } of leaflets) {
      expect([typeof price, typeof percentage]).toEqual(["number", "number"]);
    }
  });

  it("PROMO-03 a promo that is not inside delivery is noughts and nulls (OP-79)", async () => {
    const wholesale = await server.as("U012");
    const december = await product(wholesale, "100301", { outletid: "500201", datepopup: "2026-12-15" });
    expect(december).toMatchObject({
      promo: 0,
      promo_price_leaflet: {
        promo_price: 0,
        percentage: 0,
        promo_price_valid_from: null,
        promo_price_valid_to: null,
        promo_price_is_inside_delivery: "No",
      },
    });
    expect(december.price_range.minimum_price.final_price.value).toBe(december.your_price);
  });

  it.each([
    ["100116", "selfpickup_selfpickup", "needs-tank-method"],
    ["100401", "selfpickup_selfpickup", "needs-unfiltered-method"],
    ["100201", "tank_tank", "needs-ordinary-method"],
    ["100201", "emptiespickup_emptiespickup", "method-carries-no-goods"],
  ])("TRANSPORT-51, TRANSPORT-52 %s by %s: %s", async (sku, outletdeliverymethod, reason) => {
    const { saleability, cart_fields } = await product(owner, sku, {
      outletid: "500101",
      outletdeliverymethod,
    });
    expect(saleability).toMatchObject({ sellable: false, reason });
    expect(cart_fields).toEqual({ packaging_cart: false, layer_cart: false, pallets_cart: false });
  });

  it("OP-146 goods before their season tell from when they are sold", async () => {
    const { items } = await list(owner, { pageSize: 100, search: "Velikonoční" });
    expect(items.length).toBeGreaterThan(0);
    for (const { saleability } of items) {
      expect(saleability).toMatchObject({ sellable: false, reason: "not-yet-sold" });
      expect(saleability?.next_date).toMatch(/^2027-/);
    }
  });

  it("CATALOG-16 a crate comes in boxes, layers and pallets; on a truck only what may (OP-147)", async () => {
    const every = { packaging_cart: true, layer_cart: true, pallets_cart: true };
    expect((await product(owner, "100201")).cart_fields).toEqual(every);
    const glass = (await list(owner, { filter: { category: { eq: "pos-material" } } })).items[0];
    const byTruck = { outletid: "500101", outletdeliverymethod: "flatrate_flatrate" };
    expect((await product(owner, glass?.sku ?? "", byTruck)).cart_fields?.packaging_cart).toBe(false);
    expect((await product(owner, "100201", byTruck)).cart_fields).toEqual(every);
  });

  it("a product of the other market is not there, not even by its number", async () => {
    const slovak = await server.as("U024");
    expect((await list(owner, { filter: { sku: { eq: "110101" } } })).total_count).toBe(1);
    expect((await list(slovak, { filter: { sku: { eq: "110101" } } })).total_count).toBe(0);
  });
});
