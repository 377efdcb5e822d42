import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Cart } from "../../platform/graphql.gen.ts";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server.ts";

const document = `
  mutation Start($transporttype: String, $outletid: String, $datepopup: String, $cart_id: String) {
    setTransportType(transporttype: $transporttype, outletid: $outletid, datepopup: $datepopup,
      store: "LivePortal_CZ_cs", cart_id: $cart_id) {
      code message cart { id version ship_to_id delivery_method delivery_date total_lines }
    }
  }`;

type Asked = {
  readonly transporttype?: string;
  readonly outletid?: string;
  readonly datepopup?: string;
  readonly cart_id?: string;
};

const good: Asked = { outletid: "500101", transporttype: "flatrate_flatrate", datepopup: "2026-11-25" };

let server: TestServer;
let owner: Caller;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as("U001");
});
beforeEach(() => server.clock.set("2026-11-23T09:00:00"));
afterAll(() => server.stop());

async function start(asked: Asked, caller = owner, lang = "en") {
  const { data, errors, statements } = await caller.graphql(document, { ...asked }, { lang });
  expect(errors).toEqual([]);
  const answer = data?.["setTransportType"] as
    | { code: string | null; message: string; cart: Cart }
    | undefined;
  if (!answer) throw new Error("no answer");
  return { ...answer, statements };
}

async function errorOf(asked: Asked, caller = owner) {
  const { errors } = await caller.graphql(document, { ...asked });
  return { message: errors[0]?.message, ...errors[0]?.extensions, requestId: undefined };
}

describe("setTransportType (GQL-26, TRANSPORT-42 TRANSPORT-43 TRANSPORT-44 TRANSPORT-45 TRANSPORT-46)", () => {
  it("a stranger is asked to sign in", async () => {
    expect(await errorOf(good, server.stranger)).toMatchObject({ code: "not-signed-in" });
  });

  it.each([
    [{ ...good, datepopup: "tomorrow" }, "datepopup"],
    [{ ...good, datepopup: "2026-02-30" }, "datepopup"],
    [{ ...good, transporttype: "rocket_rocket" }, "transporttype"],
  ])("bad input %j names what is wrong", async (asked, path) => {
    expect(await errorOf(asked)).toMatchObject({
      code: "invalid-input",
      fields: [{ path, code: "invalid" }],
    });
  });

  it("forbidden without the permission Catalogue anywhere", async () => {
    expect(await errorOf(good, await server.as("U006"))).toMatchObject({ category: "graphql-authorization" });
  });

  it("C16 a foreign cart and a missing one answer alike", async () => {
    const { cart } = await start({ ...good, outletid: "500201" }, await server.as("U012"));
    const foreign = await errorOf({ ...good, cart_id: cart.id });
    const missing = await errorOf({ ...good, cart_id: "x".repeat(32) });
    expect(foreign).toEqual({ ...missing, message: missing.message?.replace("x".repeat(32), cart.id) });
    expect(foreign).toMatchObject({ category: "graphql-no-such-entity" });
  });

  it.each([
    [
      "ERROR-09",
      { outletid: "500101", datepopup: "2026-11-25" },
      "no-order-type",
      "Order type has to not be empty!",
    ],
    [
      "ERROR-10",
      { outletid: "500101", transporttype: "flatrate_flatrate" },
      "no-delivery-date",
      "Delivery date has to not be empty!",
    ],
    [
      "ERROR-11",
      { ...good, datepopup: "2026-11-24" },
      "shipping-cannot-be-ordered",
      "Shipping cannot be ordered. Choose a different date.",
    ],
    [
      "ERROR-14",
      { ...good, outletid: "500104", transporttype: "selfpickup_selfpickup" },
      "ship-to-suspended",
      "ShipTo suspended - Select another ShipTo",
    ],
    [
      "ERROR-45",
      { ...good, outletid: "500103", transporttype: "tank_tank" },
      "goods-not-available-here",
      "Unfiltered/Tank beer is not available for this ShipTo",
    ],
    ["ERROR-15", { ...good, outletid: "500103" }, "method-not-offered", "Error setting shipment"],
    ["ERROR-15", { ...good, outletid: "500201" }, "ship-to-unknown", "Error setting shipment"],
  ])("%s %j is refused, and the cart stays as it is", async (_id, asked, code, message) => {
    const before = await start(good);
    const refused = await start(asked);
    expect({ code: refused.code, message: refused.message }).toEqual({ code, message });
    expect(refused.cart).toEqual(before.cart);
  });

  it("C16 a foreign ship-to and a missing one answer alike", async () => {
    const foreign = await start({ ...good, outletid: "500201" });
    const missing = await start({ ...good, outletid: "999999" });
    expect(foreign).toEqual(missing);
  });

  it("C14 a place where the user has no Catalogue is refused though another has it", async () => {
    const asked = { outletid: "500302", transporttype: "selfpickup_selfpickup", datepopup: "2026-11-25" };
    expect(await start(asked, await server.as("U021"))).toMatchObject({ code: "ship-to-without-catalogue" });
  });

  it.each([
    ["cs", "Na tento den nelze dodávku objednat. Zvolte jiné datum."],
    ["sk", "Na tento deň nemožno dodávku objednať. Zvoľte iný dátum."],
  ])("speaks %s", async (lang, message) => {
    expect((await start({ ...good, datepopup: "2026-11-24" }, owner, lang)).message).toBe(message);
  });

  it("C19 the cut-off is the server's: what was open at 13:30:00 is refused a second later", async () => {
    server.clock.set("2026-11-23T13:30:00");
    expect((await start(good)).code).toBeNull();
    server.clock.set("2026-11-23T13:30:01");
    expect((await start(good)).code).toBe("shipping-cannot-be-ordered");
  });

  it("GQL-26 TRANSPORT-45 TRANSPORT-46 keeps ship-to, method and day with the live cart, and counts the change", async () => {
    const before = await start(good);
    const started = await start({ ...good, transporttype: "tank_tank", datepopup: "25.11.2026" });
    expect(started).toMatchObject({
      code: null,
      message: "",
      cart: {
        id: before.cart.id,
        ship_to_id: "500101",
        delivery_method: "tank_tank",
        delivery_date: "2026-11-25",
        version: (before.cart.version ?? 0) + 1,
      },
    });
    expect(started.statements).toBe(3);
  });

  it("INPROG, TRANSPORT-35 goods stay in the cart when it goes elsewhere", async () => {
    const { cart } = await start(good);
    const add = `mutation { addProductsToCart(cartId: "${cart.id}", cartItems: [{ sku: "100201", quantity: 3 }]) {
      cart { total_lines } user_errors { code } } }`;
    expect((await owner.graphql(add)).data).toMatchObject({
      addProductsToCart: { cart: { total_lines: 1 } },
    });
    const moved = await start({
      outletid: "500102",
      transporttype: "selfpickup_selfpickup",
      datepopup: "2026-11-26",
    });
    expect(moved.cart).toMatchObject({ id: cart.id, ship_to_id: "500102", total_lines: 1 });
  });

  it("CHECKOUT-11 the note for the driver stays for another day, and not at another place", async () => {
    const { cart } = await start(good);
    const texts = 'note_for_driver: "Vjezd ze dvora", customer_order_number: "PO-7"';
    await owner.graphql(
      `mutation { setCartNotes(input: { cart_id: "${cart.id}", ${texts} }) { conflicts } }`,
    );
    const read = async () =>
      (await owner.graphql(`{ customerCart { note_for_driver customer_order_number } }`)).data;
    await start({ ...good, datepopup: "2026-12-02" });
    expect(await read()).toMatchObject({ customerCart: { note_for_driver: "Vjezd ze dvora" } });
    await start({ outletid: "500102", transporttype: "selfpickup_selfpickup", datepopup: "2026-11-26" });
    expect(await read()).toEqual({ customerCart: { note_for_driver: "", customer_order_number: "PO-7" } });
  });

  it("SHIPTO-12 a place that is suspended meanwhile is refused", async () => {
    await server.deps.db
      .updateTable("ship_to")
      .set({ status: "SUSPENDED" })
      .where("id", "=", "500102")
      .execute();
    const asked = { outletid: "500102", transporttype: "selfpickup_selfpickup", datepopup: "2026-11-26" };
    expect(await start(asked)).toMatchObject({ code: "ship-to-suspended" });
  });
});
