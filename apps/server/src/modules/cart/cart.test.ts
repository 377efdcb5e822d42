import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { add, cartFields, cartOf, refusal, startOrder, told } from "../../testing/ask-cart.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const everything = `{ customerCart { ${cartFields}
  email is_virtual total_liters shipmentId paymentMethod applied_coupons { code }
  itemsV2(pageSize: 1, currentPage: 2) { total_count items { uid product { sku } } page_info { total_pages page_size current_page } }
  prices { grand_total { value currency } subtotal_excluding_tax { value } subtotal_including_tax { value }
    applied_taxes { label amount { value } } }
  shipping_addresses { company city country { code label } available_shipping_methods { carrier_code method_code method_title }
    selected_shipping_method { carrier_code method_code } }
  billing_address { company city } available_payment_methods { code title }
  selected_payment_method { code title purchase_order_number }
  outlet_details { ship_to_id name delivery_window } payer_details { payername identification_no taxvat due_days }
  customerSettings { ship_to_id delivery_method delivery_date }
  items { ... on SimpleCartItem { not_available_message customizable_options { id } } pack_format number_of_layer_total
    prices { price { value } price_including_tax { value } multi_deposit_details { packaging_code number_of_units deposit total }
      deposit_total { value } total_item_discount { value } price_details { base_price your_price promo vat_percent } } } } }`;

describe("what a cart without a method says of its goods", () => {
  const offered =
    "product { sku stock_status saleability { sellable reason } cart_fields { packaging_cart pallets_cart } }";
  type Offer = { readonly sku: string; readonly stock_status: string };

  it("TRANSPORT-31 is what the list says by the method to begin with", async () => {
    const owner = await server.as("U001");
    const id = told<{ createEmptyCart: string }>(
      await owner.graphql("mutation { createEmptyCart }"),
    ).createEmptyCart;
    await add(owner, id, [
      { sku: "100112", quantity: 2 },
      { sku: "100116", quantity: 1 },
    ]);
    const asked = `{ customerCart { delivery_method itemsV2 { items { is_available ${offered} } } }
      products(filter: { sku: { in: ["100112", "100116"] } }) { items { ${offered.slice(10, -2)} } } }`;
    const { customerCart, products } = told<{
      customerCart: { delivery_method: null; itemsV2: { items: { product: Offer }[] } };
      products: { items: Offer[] };
    }>(await owner.graphql(asked));
    expect(customerCart.delivery_method).toBeNull();
    const inCart = customerCart.itemsV2.items.map(({ product }) => product);
    expect(inCart.toSorted((left, right) => left.sku.localeCompare(right.sku))).toEqual(
      products.items.toSorted((left, right) => left.sku.localeCompare(right.sku)),
    );
    expect(inCart).toContainEqual(expect.objectContaining({ sku: "100112", stock_status: "IN_STOCK" }));
    await owner.graphql(`mutation { clearCart(input: { uid: "${id}" }) { cart { id } } }`);
  });
});

describe("customerCart, cart, createEmptyCart: who may (C14, C16, GQL-12)", () => {
  it.each(["{ customerCart { id } }", '{ cart(cart_id: "x") { id } }', "mutation { createEmptyCart }"])(
    "a stranger is asked to sign in: %s",
    async (document) => {
      expect(refusal(await server.stranger.graphql(document))).toEqual({
        message: "The current customer isn't authorized. Please sign in.",
        code: "not-signed-in",
        category: "graphql-authorization",
      });
    },
  );

  it.each(["U006", "U009"])("%s without Catalogue has no cart", async (uid) => {
    const user = await server.as(uid);
    expect(refusal(await user.graphql("{ customerCart { id } }"))?.code).toBe("forbidden-permission");
    expect(refusal(await user.graphql("mutation { createEmptyCart }"))?.code).toBe("forbidden-permission");
  });

  it("a user whose only place is suspended gets no cart, because there is nowhere to order for", async () => {
    expect(refusal(await (await server.as("U010")).graphql("{ customerCart { id } }"))?.code).toBe(
      "forbidden-permission",
    );
  });

  it("GQL-12 C16 a foreign cart and a missing one give the same answer", async () => {
    const foreign = await cartOf(await server.as("U012"));
    const owner = await server.as("U001");
    const ask = async (id: string) => refusal(await owner.graphql(`{ cart(cart_id: "${id}") { id } }`));
    const missing = await ask("0".repeat(32));
    expect(await ask(foreign.id)).toEqual({
      ...missing,
      message: `Could not find a cart with ID "${foreign.id}"`,
    });
    expect(missing?.category).toBe("graphql-no-such-entity");
  });

  it("C14 a place that was taken from the user shows nothing more: the cart moves to one that is left", async () => {
    const user = await server.as("U002");
    const id = await startOrder(user, { shipTo: "500102" });
    await add(user, id, [{ sku: "100112", quantity: 1 }]);
    await sql`delete from ship_to_role where uid = 'U002' and ship_to_id = '500102'`.execute(server.deps.db);
    const cart = await cartOf(user);
    expect(cart).toMatchObject({ id, ship_to_id: "500101", delivery_method: null, delivery_date: null });
  });
});

describe("createEmptyCart: GQL-13, CART-04, OP-06", () => {
  it("GQL-13 CART-04 answers the live cart's id, the same each time, 32 letters and digits", async () => {
    const user = await server.as("U003");
    const ask = async () =>
      told<{ createEmptyCart: string }>(await user.graphql("mutation { createEmptyCart }"));
    const { createEmptyCart: id } = await ask();
    expect(id).toMatch(/^[0-9A-Za-z]{32}$/);
    expect(await ask()).toEqual({ createEmptyCart: id });
    expect((await cartOf(user)).id).toBe(id);
  });

  it("OP-06 20 first calls at once make one cart", async () => {
    const user = await server.as("U005");
    const carts = await Promise.all(Array.from({ length: 20 }, () => cartOf(user)));
    expect(new Set(carts.map(({ id }) => id)).size).toBe(1);
  });

  it("a proposed id of the wrong length or that is not the live cart's is refused in Magento's words", async () => {
    const user = await server.as("U003");
    const ask = async (id: string) =>
      refusal(await user.graphql(`mutation { createEmptyCart(input: { cart_id: "${id}" }) }`));
    expect((await ask("short"))?.message).toBe("Cart ID length should to be 32 symbols.");
    expect(await ask("a".repeat(32))).toMatchObject({ category: "graphql-already-exists" });
  });
});

describe("cart: what a selection costs (GQL-14…17)", () => {
  it("an id alone takes two statements: the actor and the cart", async () => {
    const user = await server.as("U001");
    await cartOf(user);
    expect((await user.graphql("{ customerCart { id version total_lines delivery_date } }")).statements).toBe(
      2,
    );
  });

  it("GQL-14 CART-02 CART-03 everything at once, the products' place and payer included", async () => {
    const user = await server.as("U001");
    const id = await startOrder(user);
    await user.graphql(`mutation { clearCart(input: { cart_id: "${id}" }) { cart { id } } }`);
    await add(user, id, [
      { sku: "100101", number_of_layer: 3 },
      { sku: "100112", quantity: 2 },
    ]);
    const answer = await user.graphql(everything, {}, { lang: "cs" });
    expect(answer.statements).toBeLessThanOrEqual(8);
    expect(told<{ customerCart: unknown }>(answer).customerCart).toMatchObject({
      is_virtual: false,
      email: "jana.novotna@modrahvezda.example",
      total_quantity: 26,
      total_liters: 340,
      order_by: "2026-11-25T16:00",
      applied_coupons: null,
      itemsV2: { total_count: 2, items: [{ product: { sku: "100112" } }], page_info: { total_pages: 2 } },
      outlet_details: { ship_to_id: "500101", name: "Restaurace U Modré hvězdy" },
      payer_details: { payername: "Hostince Modrá hvězda s.r.o." },
      shipping_addresses: [
        { country: { code: "CZ", label: "Česko" }, selected_shipping_method: { carrier_code: "selfpickup" } },
      ],
      progress_bar_data: { isFullTruck: false, iMaximumOrderCash: 3500 },
      items: [
        {
          number_of_layer_total: 3,
          pack_format: "bottle",
          prices: {
            price_details: { vat_percent: 21 },
            multi_deposit_details: [
              { packaging_code: "BTL05", number_of_units: 480, deposit: 3, total: 1440 },
              { packaging_code: "CR20", number_of_units: 24, deposit: 100, total: 2400 },
            ],
            deposit_total: { value: 3840 },
          },
        },
        { pack_format: "keg" },
      ],
    });
  });

  const head = `id total_quantity ship_to_id delivery_date delivery_method
    progress_bar_data { iMaximumOrderCash }`;
  const shownHead = {
    id: expect.any(String),
    total_quantity: 2,
    ship_to_id: "500101",
    delivery_date: "2026-11-26",
    delivery_method: "selfpickup_selfpickup",
    progress_bar_data: { iMaximumOrderCash: 3500 },
  };
  const money = expect.any(Number);

  it.each([
    ["CART-01 what the shell shows", "id items { quantity }", { id: shownHead.id, items: [{ quantity: 2 }] }],
    ["GQL-15 minimal", head, shownHead],
    [
      "GQL-16 homepage",
      `${head} grand_total_your_price_details { total }`,
      { ...shownHead, grand_total_your_price_details: { total: money } },
    ],
    [
      "GQL-17 values",
      "grand_total_your_price_details { grand_total_your_price deposits total }",
      { grand_total_your_price_details: { grand_total_your_price: money, deposits: money, total: money } },
    ],
  ])("OP-114 %s: a cart by its id answers these fields and no others", async (_, fields, shown) => {
    const user = await server.as("U001");
    const id = await startOrder(user);
    await user.graphql(`mutation { clearCart(input: { cart_id: "${id}" }) { cart { id } } }`);
    await add(user, id, [{ sku: "100112", quantity: 2 }]);
    const { cart } = told<{ cart: unknown }>(await user.graphql(`{ cart(cart_id: "${id}") { ${fields} } }`));
    expect(cart).toEqual(shown);
  });

  it("C10 two customers asking in turn never see each other's prices", async () => {
    const [pub, wholesale] = [await server.as("U001"), await server.as("U012")];
    const carts = [await startOrder(pub), await startOrder(wholesale, { shipTo: "500203" })] as const;
    for (const [caller, id] of [
      [pub, carts[0]],
      [wholesale, carts[1]],
    ] as const) {
      await caller.graphql(`mutation { clearCart(input: { cart_id: "${id}" }) { cart { id } } }`);
      await add(caller, id, [{ sku: "100112", quantity: 1 }]);
    }
    const price = async (caller: typeof pub) => (await cartOf(caller)).items?.[0]?.prices?.row_total.value;
    const first = [await price(pub), await price(wholesale)];
    expect(first[0]).not.toBe(first[1]);
    for (let turn = 0; turn < 5; turn += 1) expect([await price(pub), await price(wholesale)]).toEqual(first);
  });

  it("D08 prices, VAT and deposits follow the delivery day", async () => {
    const user = await server.as("U001");
    const id = await startOrder(user);
    await user.graphql(`mutation { clearCart(input: { cart_id: "${id}" }) { cart { id } } }`);
    await add(user, id, [{ sku: "100112", quantity: 1 }]);
    const net = async () => (await cartOf(user)).grand_total_your_price_details?.grand_total_your_price ?? 0;
    const now = await net();
    await startOrder(user, { date: "2027-04-01" });
    expect(await net()).toBeGreaterThan(now);
  });
});

describe("progress_bar_data carries the limits that really hold (CART-22, PROGRESS-04, PROGRESS-33, D10)", () => {
  it("PROGRESS-04 OP-45 OP-57 D09 all eleven fields; weights are kilograms, money whole currency, litres litres", async () => {
    const owner = await server.as("U001");
    const id = await startOrder(owner, { method: "flatrate_flatrate", date: "2026-12-01" });
    await owner.graphql(`mutation { clearCart(input: { cart_id: "${id}" }) { cart { id } } }`);
    await add(owner, id, [{ sku: "100101", number_of_pallet: 20 }]);
    const answer = await owner.graphql(`{ customerCart { progress_bar_data { isFullTruck iMinimumOrderPallet
      iMaximumOrderPallet iMinimumOrderWeight iMaximumOrderWeight iMaximumOrderCash sOutletDeliveryMethod
      iTotalCartWeight iTotalCartPalletQty iMinLitersTank iMaxLitersTank } } }`);
    const data = told<{ customerCart: { progress_bar_data: object } }>(answer).customerCart.progress_bar_data;
    expect(data).toEqual({
      isFullTruck: true,
      iMinimumOrderPallet: 20,
      iMaximumOrderPallet: 33,
      iMinimumOrderWeight: 16_000,
      iMaximumOrderWeight: 24_000,
      iMaximumOrderCash: null,
      sOutletDeliveryMethod: "flatrate_flatrate",
      // 800 crates of 19.6 kg: what the seeds would call 156.8 quintals.
      iTotalCartWeight: 15_680,
      iTotalCartPalletQty: 20,
      iMinLitersTank: null,
      iMaxLitersTank: null,
    });
    await startOrder(owner);
    expect((await cartOf(owner)).progress_bar_data).toMatchObject({
      isFullTruck: false,
      iMaximumOrderCash: 3500,
    });
  });

  it("CART-22 tank beer: never more litres than the place has tanks for", async () => {
    const owner = await server.as("U001");
    await startOrder(owner, { method: "tank_tank", date: "2026-12-02" });
    expect((await cartOf(owner)).progress_bar_data).toMatchObject({ iMaxLitersTank: 2000 });
  });

  it.each([
    ["U030", "by the role"],
    ["U029", "by the place, whose owner's role is no WHS"],
  ])(
    "D21 a wholesale truck whose rule leaves the minimum open takes 20 pallets at least: %s %s",
    async (uid) => {
      const user = await server.as(uid);
      await startOrder(user, { shipTo: "600501", method: "flatrate_flatrate", date: "2026-12-02" });
      expect((await cartOf(user)).progress_bar_data).toMatchObject({
        isFullTruck: true,
        iMinimumOrderPallet: 20,
      });
    },
  );
});

describe("when the cart was last changed", () => {
  it("INPROG-01 tells the moment of the last change, the same in its answer and when read again", async () => {
    const server = await startTestServer({ now: "2026-11-23T09:00:00" });
    const caller = await server.as("U001");
    const cartId = await startOrder(caller, { shipTo: "500101", date: "2026-11-26" });
    const added = await caller.graphql(
      `mutation { addProductsToCart(cartId: "${cartId}", cartItems: [{ sku: "100112", quantity: 1 }]) { cart { updated_at } } }`,
    );
    const read = await caller.graphql("{ customerCart { updated_at } }");
    expect(read.data).toEqual({ customerCart: { updated_at: "2026-11-23T08:00:00.000Z" } });
    expect(added.data).toEqual({ addProductsToCart: { cart: read.data?.["customerCart"] } });
    // C13: prices and availability are of the moment in which they are looked up.
    server.clock.set("2026-11-23T09:10:00");
    const later = await caller.graphql("{ customerCart { updated_at checked_at } }");
    expect(later.data).toEqual({
      customerCart: { updated_at: "2026-11-23T08:00:00.000Z", checked_at: "2026-11-23T08:10:00.000Z" },
    });
    await server.stop();
  });
});
