import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Cart, Error as UserError } from "../../../platform/graphql.gen.ts";
import { add, cartOf, refusal, startOrder, told } from "../../../testing/ask-cart.ts";
import { type Caller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let owner: Caller;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.set("2026-11-23T09:00:00");
  owner = await server.as("U001");
});

const fields = `cart_blga { packaging_code packaging_name packaging_volume packaging_issued number_of_units
    unit_of_measure total deposit planned_return carries_code }
  empties_arr { packaging_code number_of_units total }
  empties_plan { units total { value currency } pallets_left
    orders { delivery_method delivery_date units pallets weight total { value } rows { packaging_code number_of_units deposit { value } } } }
  empties_terms { takes_empties is_planned max_pallets second_method second_date second_max_pallets second_order_first }
  blockers { code message }`;

const mutation = `mutation ($input: SetCartEmptiesInput!) { setCartEmpties(input: $input) {
  cart { id version ${fields} } user_errors { code message reason sku index quantity } } }`;

type Plan = Readonly<Record<string, number>>;
type Output = { readonly cart: Cart; readonly user_errors: readonly UserError[] };

function ask(caller: Caller, id: string, plan: Plan, more: { lang?: string; first?: string } = {}) {
  const empties = Object.entries(plan).map(([code, units]) => ({
    packaging_code: code,
    number_of_units: units,
  }));
  const input = { cart_id: id, empties, second_order_first: more.first };
  return caller.graphql(mutation, { input }, more.lang ? { lang: more.lang } : {});
}

async function set(caller: Caller, id: string, plan: Plan, more: { lang?: string; first?: string } = {}) {
  return told<{ setCartEmpties: Output }>(await ask(caller, id, plan, more)).setCartEmpties;
}

async function emptiesOf(caller: Caller, headers: Record<string, string> = {}): Promise<Cart> {
  return told<{ customerCart: Cart }>(await caller.graphql(`{ customerCart { id ${fields} } }`, {}, headers))
    .customerCart;
}

const row = (cart: Cart, code: string) => cart.cart_blga?.find((one) => one.packaging_code === code);

describe("setCartEmpties: who may (C14, C16)", () => {
  it("a stranger is asked to sign in", async () => {
    expect(refusal(await ask(server.stranger, "x".repeat(32), {}))).toMatchObject({ code: "not-signed-in" });
  });

  it("C16 a foreign cart answers letter by letter like a missing one", async () => {
    const other = await cartOf(await server.as("U024"));
    const missing = "0".repeat(32);
    const foreign = refusal(await ask(owner, other.id, { KEG50: 1 }));
    expect(foreign).toEqual({
      ...refusal(await ask(owner, missing, { KEG50: 1 })),
      message: `Could not find a cart with ID "${other.id}"`,
    });
    expect(foreign?.code).toBe("no-such-cart");
  });
});

describe("setCartEmpties: bad input changes nothing", () => {
  it.each<[string, Plan, Partial<UserError>]>([
    [
      "a type of the national scheme",
      { KEG50: 1, SKCAN: 2 },
      { reason: "empties-unknown", index: 1, sku: "SKCAN" },
    ],
    ["a part of a keg", { KEG50: 1.5 }, { reason: "empties-not-whole", index: 0 }],
    ["fewer than none", { KEG50: -1 }, { reason: "empties-negative" }],
    ["too many", { KEG50: 100_000 }, { reason: "empties-too-many", quantity: 99_999 }],
  ])("%s", async (_name, plan, error) => {
    const id = await startOrder(owner);
    await set(owner, id, { KEG30: 2 });
    const { cart, user_errors } = await set(owner, id, plan, { lang: "cs" });
    expect(user_errors).toMatchObject([{ code: "INVALID_PARAMETER_VALUE", ...error }]);
    expect(cart.empties_arr).toMatchObject([{ packaging_code: "KEG30", number_of_units: 2 }]);
  });

  it("one type twice, and an unknown one for the second order, each in the caller's language", async () => {
    const id = await startOrder(owner);
    const twice = { packaging_code: "KEG50", number_of_units: 1 };
    const answer = await owner.graphql(
      mutation,
      { input: { cart_id: id, empties: [twice, twice] } },
      { lang: "sk" },
    );
    expect(told<{ setCartEmpties: Output }>(answer).setCartEmpties.user_errors).toMatchObject([
      { reason: "empties-twice", index: 1, message: "Obal KEG50 je uvedený dvakrát." },
    ]);
    const { user_errors } = await set(owner, id, { KEG50: 1 }, { first: "BARREL", lang: "en" });
    expect(user_errors).toMatchObject([
      { reason: "empties-unknown", message: "We do not take back the packaging BARREL." },
    ]);
  });
});

describe("setCartEmpties: forbidden", () => {
  it("C14 without Catalogue at the cart's place", async () => {
    const user = await server.as("U039");
    const id = await startOrder(user, { shipTo: "500102" });
    const setRights = (permissions: string) =>
      sql`update ship_to_role set permissions = ${permissions} where uid = 'U039' and ship_to_id = '500102'`.execute(
        server.deps.db,
      );
    const { rows } = await sql<{ permissions: string }>`
      select permissions from ship_to_role where uid = 'U039' and ship_to_id = '500102'`.execute(
      server.deps.db,
    );
    await setRights("Home Page, My Orders");
    const answer = await ask(user, id, { KEG50: 1 });
    await setRights(rows[0]?.permissions ?? "");
    expect(refusal(answer)).toMatchObject({ code: "forbidden-permission" });
  });
});

describe("EMPTIES-01: the account of the place", () => {
  it("has what was counted, came since and went since, on the delivery day, and what is expected back", async () => {
    await startOrder(owner, { shipTo: "500102" });
    await startOrder(owner, { date: "2026-11-30" });
    const cart = await emptiesOf(owner, { lang: "cs" });
    expect(cart.cart_blga?.map((one) => one.packaging_code)).toEqual([
      ...["KEG50", "KEG30", "KEG20", "KEG15", "CR20", "BTL05", "CR24", "BTL033", "CR24S", "BTL025", "PALEUR"],
      ...["CO2-10", "GAS20"],
    ]);
    expect(row(cart, "KEG50")).toMatchObject({
      packaging_name: "Sud KEG 50 l",
      packaging_volume: 50,
      unit_of_measure: "ks",
      deposit: 1500,
      number_of_units: 0,
      total: 0,
      packaging_issued: 52,
    });
    expect(row(cart, "CR20")).toMatchObject({ packaging_issued: 36, carries_code: "BTL05" });
    expect(row(cart, "BTL05")?.packaging_issued).toBe(740);
    expect(row(cart, "PALEUR")).toMatchObject({ packaging_issued: 6, planned_return: 6 });
    expect(cart.empties_arr).toEqual([]);
    expect(cart.empties_plan).toBeNull();
    expect(cart.empties_terms).toEqual({
      takes_empties: true,
      is_planned: false,
      max_pallets: 6,
      second_method: "emptiespickup_emptiespickup",
      second_date: "2026-12-03",
      second_max_pallets: 6,
      second_order_first: null,
    });
  });

  it("D08 a Slovak place is told in euro and its own words; a tanker takes nothing", async () => {
    const slovak = await server.as("U024");
    await startOrder(slovak, { shipTo: "600401", date: "2026-11-27" });
    expect(row(await emptiesOf(slovak, { lang: "sk" }), "CR20")).toMatchObject({
      packaging_name: "Prepravka 20 × 0,5 l",
      deposit: 4,
    });
    const id = await startOrder(owner, { method: "tank_tank", date: "2026-11-25" });
    const { cart } = await set(owner, id, { KEG50: 1 });
    expect(cart.empties_terms?.takes_empties).toBe(false);
    expect(cart.empties_plan).toBeNull();
  });

  it("C7 the account and the plan take the same statements however much was ever moved", async () => {
    await set(owner, await startOrder(owner), { KEG50: 1 });
    const query = `{ customerCart { id ${fields} } }`;
    const counted = await owner.graphql(query);
    await sql`delete from empties_count where ship_to_id = '500102'`.execute(server.deps.db);
    const user = await server.as("U004");
    await set(user, await startOrder(user, { shipTo: "500102" }), { KEG50: 1 });
    const ever = await user.graphql(query);
    expect(ever.statements).toBe(counted.statements);
    expect(ever.statements).toBeLessThanOrEqual(11);
  });
});

describe("setCartEmpties: done", () => {
  it("EMPTIES-02 keeps the plan with the cart, whoever reads it again", async () => {
    const id = await startOrder(owner);
    const { cart, user_errors } = await set(owner, id, { BTL05: 600, KEG50: 2, CR20: 30, PALEUR: 0 });
    expect(user_errors).toEqual([]);
    expect(cart.empties_plan).toMatchObject({
      units: 632,
      total: { value: 2 * 1500 + 30 * 100 + 600 * 3, currency: "CZK" },
      pallets_left: 0,
      orders: [
        { delivery_method: "selfpickup_selfpickup", delivery_date: "2026-11-26", units: 632, pallets: 0.917 },
      ],
    });
    const again = await emptiesOf(owner);
    expect(again.empties_arr).toEqual([
      { packaging_code: "KEG50", number_of_units: 2, total: 3000 },
      { packaging_code: "CR20", number_of_units: 30, total: 3000 },
      { packaging_code: "BTL05", number_of_units: 600, total: 1800 },
    ]);
    expect((await set(owner, id, {})).cart).toMatchObject({
      empties_plan: null,
      empties_arr: [],
      empties_terms: { is_planned: true },
    });
  });

  it("EMPTIES-03 OP-119 shows what is above the limit as a second order, of the type that was chosen", async () => {
    const id = await startOrder(owner);
    const plan = { KEG50: 52, KEG30: 18, KEG20: 2, CR20: 30, BTL05: 600, CR24S: 3, BTL025: 72, PALEUR: 5 };
    const { cart } = await set(owner, id, plan);
    expect(cart.empties_plan?.orders).toMatchObject([
      { units: 775, pallets: 5.954, total: { value: 104_316 } },
      {
        delivery_method: "emptiespickup_emptiespickup",
        delivery_date: "2026-11-30",
        pallets: 0.583,
        total: { value: 10_500 },
        rows: [{ packaging_code: "KEG50", number_of_units: 7, deposit: { value: 1500 } }],
      },
    ]);
    const chosen = await set(owner, id, plan, { first: "KEG30" });
    expect(chosen.cart.empties_plan?.orders[1]?.rows).toMatchObject([
      { packaging_code: "KEG30", number_of_units: 10 },
    ]);
    expect(chosen.cart.empties_terms?.second_order_first).toBe("KEG30");
    const { cart: tooMuch } = await set(owner, id, { KEG50: 200 }, { lang: "cs" });
    expect(tooMuch.empties_plan?.pallets_left).toBe(4.667);
    expect(tooMuch.blockers?.map(({ code }) => code)).toContain("empties-over-limit");
  });

  it("another place has other empties: the plan goes; another day or way keeps it", async () => {
    const id = await startOrder(owner);
    await set(owner, id, { KEG50: 3 });
    await startOrder(owner, { method: "emptiespickup_emptiespickup", date: "2026-11-30" });
    expect((await emptiesOf(owner)).empties_arr).toMatchObject([{ number_of_units: 3 }]);
    await startOrder(owner, { shipTo: "500102" });
    expect((await emptiesOf(owner)).empties_terms?.is_planned).toBe(false);
  });

  it("EMPTIES-04 TRANSPORT-34 a cart for a collection is of its empties alone", async () => {
    const user = await server.as("U002");
    const id = await startOrder(user, { method: "emptiespickup_emptiespickup" });
    expect((await emptiesOf(user)).blockers?.map(({ code }) => code)).toEqual(["cart-empty"]);
    await set(user, id, { KEG50: 12 });
    const cart = await cartOf(user);
    expect(cart.blockers).toEqual([]);
    expect(cart.grand_total_your_price_details).toMatchObject({ total: -18_000, deposits: -18_000 });
    expect(cart.progress_bar_data).toMatchObject({ iTotalCartPalletQty: 1 });
    const { user_errors } = await add(user, id, [{ sku: "100112", quantity: 1 }]);
    expect(user_errors).toMatchObject([{ reason: "method-carries-no-goods" }]);
  });
});
