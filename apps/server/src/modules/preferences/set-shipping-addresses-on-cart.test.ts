import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Cart } from "../../platform/graphql.gen.ts";
import { add, cartOf, refusal, startOrder, told } from "../../testing/ask-cart.ts";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server.ts";

const document = `mutation ($input: SetShippingAddressesOnCartInput) { setShippingAddressesOnCart(input: $input) {
  cart { id version ship_to_id delivery_method delivery_date total_lines note_for_driver
    customerSettings { ship_to_id delivery_method delivery_date }
    shipping_addresses { uid firstname company city postcode customer_notes country { code }
      available_shipping_methods { carrier_code method_code available amount { value currency } }
      selected_shipping_method { carrier_code method_code } } } } }`;

type Address = Readonly<Record<string, unknown>>;

let server: TestServer;
let owner: Caller;
let id: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as("U001");
});
beforeEach(async () => {
  server.clock.set("2026-11-23T09:00:00");
  id = await startOrder(owner, { method: "flatrate_flatrate", date: "2026-12-01" });
});
afterAll(() => server.stop());

function send(addresses: readonly (Address | null)[], caller = owner, lang = "en", cartId = id) {
  const input = { cart_id: cartId, shipping_addresses: addresses };
  return caller.graphql(document, { input }, { lang });
}

async function choose(address: Address): Promise<Cart> {
  type Answer = { setShippingAddressesOnCart: { cart: Cart } };
  return told<Answer>(await send([address])).setShippingAddressesOnCart.cart;
}

type Read = { street: string[]; city: string; postcode: string; country_code: string; firstname: string };

/** The customer's own addresses as a storefront reads them and sends them back. */
async function addresses(caller = owner): Promise<Read[]> {
  const asked = `{ customer { addresses {
    firstname lastname company street city postcode country_code telephone vat_id } } }`;
  return told<{ customer: { addresses: Read[] } }>(await caller.graphql(asked)).customer.addresses;
}

describe("setShippingAddressesOnCart: refusals (GQL-24, OP-112)", () => {
  it("a stranger is asked to sign in", async () => {
    expect(refusal(await send([{ ship_to_id: "500102" }], server.stranger))).toMatchObject({
      code: "not-signed-in",
    });
  });

  const postal = { firstname: "J", lastname: "N", street: ["Nová 1"], city: "Lipovrch", country_code: "CZ" };
  it.each([
    ["addresses-many", [{ ship_to_id: "500101" }, { ship_to_id: "500102" }], "multiple shipping addresses."],
    ["required-parameter-missing", [], 'Required parameter "shipping_addresses" is missing'],
    ["required-parameter-missing", [null], 'Required parameter "shipping_addresses" is missing'],
    ["address-missing", [{}], 'must contain either "customer_address_id", "address"'],
    ["address-missing", [{ ship_to_id: "" }], 'must contain either "customer_address_id", "address"'],
    ["address-not-own", [{ address: postal }], "only to the ship-tos of your list"],
    ["address-not-own", [{ pickup_location_code: "shop" }], "only to the ship-tos of your list"],
    ["too-long", [{ ship_to_id: "500102", customer_notes: "x".repeat(201) }], "200"],
  ])("bad input is refused as %s in Magento's words: %j", async (code, addresses, words) => {
    const before = await cartOf(owner);
    const refused = refusal(await send(addresses));
    expect(refused).toMatchObject({ code, category: "graphql-input" });
    expect(refused?.message).toContain(words);
    expect(await cartOf(owner)).toEqual(before);
  });

  it("bad input: without any input", async () => {
    expect(refusal(await owner.graphql(document, {}))).toMatchObject({ code: "required-parameter-missing" });
  });

  it("forbidden without the permission Catalogue anywhere, and at that very place (C14)", async () => {
    expect(refusal(await send([{ ship_to_id: "500101" }], await server.as("U006")))).toMatchObject({
      category: "graphql-authorization",
    });
    const manager = await server.as("U021");
    const own = await cartOf(manager);
    expect(refusal(await send([{ ship_to_id: "500302" }], manager, "en", own.id))).toMatchObject({
      code: "ship-to-without-catalogue",
      category: "graphql-authorization",
    });
  });

  it("C16 foreign and missing answer alike, carts and ship-tos", async () => {
    const other = await startOrder(await server.as("U012"), { shipTo: "500203" });
    const ofCart = async (cartId: string) =>
      refusal(await send([{ ship_to_id: "500101" }], owner, "en", cartId));
    expect(await ofCart(other)).toMatchObject({ category: "graphql-no-such-entity" });
    expect((await ofCart("x".repeat(32)))?.code).toEqual((await ofCart(other))?.code);

    const foreign = refusal(await send([{ ship_to_id: "500201" }]));
    expect(foreign).toEqual({
      message: "Error setting shipment",
      code: "ship-to-unknown",
      category: "graphql-no-such-entity",
    });
    expect(refusal(await send([{ ship_to_id: "999999" }]))).toEqual(foreign);
    expect(refusal(await send([{ customer_address_id: 500_201 }]))).toEqual(foreign);
  });

  it.each([
    ["cs", "Odběrné místo je pozastaveno – zvolte jiné odběrné místo"],
    ["sk", "Miesto dodania je pozastavené – zvoľte iné miesto dodania"],
    ["en", "ShipTo suspended - Select another ShipTo"],
  ])(
    "SHIPTO-12 SHIPTO-16 ERROR-14 a suspended place is refused in %s, and the cart stays",
    async (lang, message) => {
      const before = await cartOf(owner);
      expect(refusal(await send([{ ship_to_id: "500104" }], owner, lang))).toMatchObject({
        code: "ship-to-suspended",
        message,
      });
      expect(await cartOf(owner)).toEqual(before);
    },
  );
});

describe("setShippingAddressesOnCart: done", () => {
  it("GQL-24 answers the place as Magento's address, with what is offered there and what is chosen", async () => {
    const { shipping_addresses: addresses, ...cart } = await choose({ ship_to_id: "500101" });
    expect(cart).toMatchObject({
      ship_to_id: "500101",
      delivery_method: "flatrate_flatrate",
      delivery_date: "2026-12-01",
      customerSettings: {
        ship_to_id: "500101",
        delivery_method: "flatrate_flatrate",
        delivery_date: "2026-12-01",
      },
    });
    expect(addresses).toHaveLength(1);
    expect(addresses[0]).toMatchObject({
      uid: "500101",
      company: "Restaurace U Modré hvězdy",
      country: { code: "CZ" },
      selected_shipping_method: { carrier_code: "flatrate", method_code: "flatrate" },
    });
    expect(addresses[0]?.available_shipping_methods).toHaveLength(7);
    expect(addresses[0]?.available_shipping_methods?.[0]).toEqual({
      carrier_code: "selfpickup",
      method_code: "selfpickup",
      available: true,
      amount: { value: 0, currency: "CZK" },
    });
  });

  it("GQL-24 an address that was read chooses its place, however it is written, and a foreign one none", async () => {
    const [home, other] = await addresses();
    expect(await choose({ address: other })).toMatchObject({ ship_to_id: "500102" });
    const loud = {
      ...home,
      city: home?.city.toUpperCase(),
      street: ["", ...(home?.street ?? [])],
      postcode: home?.postcode.replaceAll(" ", ""),
      save_in_address_book: true,
    };
    expect(await choose({ address: loud })).toMatchObject({ ship_to_id: "500101" });
    expect(await choose({ customer_address_id: 500_102, address: other })).toMatchObject({
      ship_to_id: "500102",
    });
    const [foreign] = await addresses(await server.as("U012"));
    for (const refused of [
      { address: { ...home, country_code: "SK" } },
      { address: { ...home, street: ["Nová 1"] } },
      { customer_address_id: 500_102, address: home },
      { address: home, pickup_location_code: "shop" },
      { address: foreign },
    ]) {
      expect(refusal(await send([refused]))).toMatchObject({ code: "address-not-own" });
    }
    expect(await cartOf(owner)).toMatchObject({ ship_to_id: "500102" });
  });

  it("GQL-24 of two places at one address the name tells, and nothing is guessed", async () => {
    const { db } = server.deps;
    const [home] = await addresses();
    const kept = await sql<Address>`select street, city, zip from ship_to where id = '500102'`.execute(db);
    await sql`update ship_to set (street, city, zip) =
      (select street, city, zip from ship_to where id = '500101') where id = '500102'`.execute(db);
    const [, other] = await addresses();
    expect(refusal(await send([{ address: { ...home, firstname: "Jana" } }]))).toMatchObject({
      code: "address-not-own",
    });
    expect(await choose({ address: other })).toMatchObject({ ship_to_id: "500102" });
    expect(
      await choose({ address: { ...other, firstname: "Jana", company: home?.firstname } }),
    ).toMatchObject({ ship_to_id: "500101" });
    const [{ street, city, zip } = {}] = kept.rows;
    await sql`update ship_to set street = ${street}, city = ${city}, zip = ${zip} where id = '500102'`.execute(
      db,
    );
  });

  it("SHIPTO-04 SHIPTO-08 goods stay, and a method that is not offered at the new place is chosen anew", async () => {
    await add(owner, id, [{ sku: "100112", quantity: 2 }]);
    const before = await cartOf(owner);
    const moved = await choose({ customer_address_id: 500_102 });
    expect(moved).toMatchObject({
      id,
      version: (before.version ?? 0) + 1,
      ship_to_id: "500102",
      delivery_method: null,
      delivery_date: null,
      total_lines: before.total_lines,
    });
    expect(moved.shipping_addresses[0]?.selected_shipping_method).toBeNull();
    const { blockers } = await cartOf(owner);
    expect(blockers?.map(({ code }) => code)).toEqual(expect.arrayContaining(["no-method", "no-date"]));
  });

  it("SHIPTO-09 TRANSPORT-36 a method that is offered stays; a day that is closed there becomes the first open one", async () => {
    await startOrder(owner, { method: "unfiltered_unfiltered", date: "2026-11-27" });
    expect(await choose({ ship_to_id: "500102" })).toMatchObject({
      delivery_method: "unfiltered_unfiltered",
      delivery_date: "2026-11-27",
    });
    server.clock.set("2026-11-26T12:01:00");
    expect(await choose({ ship_to_id: "500101" })).toMatchObject({
      delivery_method: "unfiltered_unfiltered",
      delivery_date: "2026-12-01",
    });
  });

  it("customer_notes become the note for the driver, and stay with the place when they are left out (CHECKOUT-11)", async () => {
    const noted = await choose({ ship_to_id: "500101", customer_notes: "Zvonit dvakrát" });
    expect(noted).toMatchObject({
      note_for_driver: "Zvonit dvakrát",
      shipping_addresses: [{ customer_notes: "Zvonit dvakrát" }],
    });
    expect(await choose({ ship_to_id: "500101" })).toMatchObject({ note_for_driver: "Zvonit dvakrát" });
    // It was for the way to the old place.
    expect(await choose({ ship_to_id: "500102" })).toMatchObject({ note_for_driver: "" });
    expect((await cartOf(owner)).version).toBeGreaterThan(noted.version ?? 0);
  });

  it("costs at most ten statements", async () => {
    const { statements, errors } = await send([{ ship_to_id: "500101", customer_notes: "Zadem" }]);
    expect(errors).toEqual([]);
    expect(statements).toBeLessThanOrEqual(10);
  });
});
