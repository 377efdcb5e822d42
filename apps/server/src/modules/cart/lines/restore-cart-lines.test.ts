import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Cart, CartUserInputError } from "../../../platform/graphql.gen.ts";
import { add, cartFields, cartOf, refusal, startOrder, told } from "../../../testing/ask-cart.ts";
import { type Caller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let owner: Caller;
let id: string;
let cart: Cart;
const goods = [
  { sku: "100101", quantity: 1, number_of_layer: 2 },
  { sku: "100112", quantity: 4 },
  { sku: "100212", quantity: 5 },
];
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as("U001");
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.set("2026-11-23T09:00:00");
  id = await startOrder(owner);
  await clear();
  cart = (await add(owner, id, goods)).cart;
});

type Restored = { readonly cart: Cart; readonly user_errors: readonly CartUserInputError[] };

function ask(caller: Caller, input: { cart_id: string; token: string; cart_item_uids?: string[] }) {
  return caller.graphql(
    `mutation ($input: RestoreCartLinesInput!) { restoreCartLines(input: $input) {
      cart { ${cartFields} empties_plan { units } } changed_items { uid product { sku } }
      user_errors { code message reason sku index } } }`,
    { input },
  );
}

async function restore(token: string, uids?: string[]): Promise<Restored> {
  const named = uids === undefined ? {} : { cart_item_uids: uids };
  return told<{ restoreCartLines: Restored }>(await ask(owner, { cart_id: id, token, ...named }))
    .restoreCartLines;
}

async function clear(): Promise<string> {
  const answer = await owner.graphql(`mutation { clearCart(input: { cart_id: "${id}" }) { removal_token } }`);
  return told<{ clearCart: { removal_token: string } }>(answer).clearCart.removal_token;
}

async function remove(line: number): Promise<string> {
  const answer = await owner.graphql(
    `mutation { removeItemFromCart(input: { cart_id: "${id}", cart_item_uid: "${uidOf(line)}" }) { removal_token } }`,
  );
  return told<{ removeItemFromCart: { removal_token: string } }>(answer).removeItemFromCart.removal_token;
}

async function noneOf(...lines: number[]): Promise<string | null> {
  const none = { quantity: 0, number_of_layer: 0, number_of_pallet: 0 };
  const answer = await owner.graphql(
    `mutation ($input: UpdateCartItemsInput) { updateCartItems(input: $input) { removal_token } }`,
    { input: { cart_id: id, cart_items: lines.map((line) => ({ cart_item_uid: uidOf(line), ...none })) } },
  );
  return told<{ updateCartItems: { removal_token: string | null } }>(answer).updateCartItems.removal_token;
}

const uidOf = (line: number) => cart.items?.[line]?.uid ?? "";
const skusOf = (of: Cart) => of.items?.map((line) => line?.product.sku);
const versionOf = async () => (await cartOf(owner)).version ?? -1;

function expire(sku: string, isExpired: boolean) {
  const day = isExpired ? "2026-11-01" : null;
  return sql`update product set sellable_to = ${day}::date where sku = ${sku}`.execute(server.deps.db);
}

describe("restoreCartLines: who may (C14, C16)", () => {
  it("a stranger is asked to sign in", async () => {
    const token = await remove(1);
    expect(refusal(await ask(server.stranger, { cart_id: id, token }))?.code).toBe("not-signed-in");
  });

  it("C16 a foreign cart, a foreign token and one of nothing answer alike", async () => {
    const token = await remove(1);
    const other = await server.as("U012");
    const foreign = await cartOf(other);
    expect(refusal(await ask(other, { cart_id: id, token }))?.code).toBe("no-such-cart");
    const answers = [
      await ask(other, { cart_id: foreign.id, token }),
      await ask(other, { cart_id: foreign.id, token: "0".repeat(32) }),
    ];
    expect(answers.map(refusal)).toEqual(
      answers.map(() => ({
        message: "What was removed can no longer be put back.",
        code: "removal-unknown",
        category: "graphql-no-such-entity",
      })),
    );
    expect((await restore(token)).user_errors).toEqual([]);
  });
});

describe("restoreCartLines: bad input", () => {
  it.each(["", "x", "'; drop table cart_line; --"])("the token %j finds nothing", async (token) => {
    expect(refusal(await ask(owner, { cart_id: id, token }))?.code).toBe("removal-unknown");
  });

  it("an id that was not taken out by the call brings nothing back", async () => {
    const token = await remove(1);
    const { cart: after } = await restore(token, ["%%%", uidOf(0)]);
    expect(after.total_lines).toBe(2);
  });
});

describe("restoreCartLines: forbidden (C14)", () => {
  it("a user without Catalogue anywhere is refused", async () => {
    const token = await remove(1);
    expect(refusal(await ask(await server.as("U008"), { cart_id: id, token }))?.code).toBe(
      "forbidden-permission",
    );
  });
});

describe("restoreCartLines: refused", () => {
  it("a newer line of the product stays as it is, and it is said; the others go back", async () => {
    const token = await noneOf(0, 1);
    await add(owner, id, [{ sku: "100112", quantity: 9 }]);
    const { cart: after, user_errors: errors } = await restore(token ?? "");
    expect(errors).toMatchObject([
      { code: "UNDEFINED", reason: "line-added-meanwhile", sku: "100112", index: 1 },
    ]);
    expect(errors[0]?.message).toContain("The newer quantity stays");
    expect(after.items).toMatchObject([
      { uid: uidOf(0), number_of_packages: 1, number_of_layer: 2 },
      { product: { sku: "100212" } },
      { product: { sku: "100112" }, quantity: 9 },
    ]);
  });

  it("after ten minutes, and once the cart is put aside, it is as if there had been nothing", async () => {
    const token = await remove(1);
    server.clock.set("2026-11-23T09:10:01");
    expect(refusal(await ask(owner, { cart_id: id, token }))?.code).toBe("removal-unknown");
    server.clock.set("2026-11-23T09:10:00");
    const saved = `mutation { addSaveOrderForLater(input: { cart_id: "${id}", title: "x" }) { code } }`;
    told(await owner.graphql(saved));
    expect(refusal(await ask(owner, { cart_id: id, token }))?.code).toBe("removal-unknown");
    expect((await cartOf(owner)).total_lines).toBe(0);
    const { rows } = await sql`select from cart_removal where cart_id = ${id}`.execute(server.deps.db);
    expect(rows).toEqual([]);
  });

  it("what is kept of a cart is bounded", async () => {
    const tokens: string[] = [];
    for (let round = 0; round < 22; round += 1) {
      server.clock.set(`2026-11-23T09:00:${String(round).padStart(2, "0")}`);
      const token = await remove(1);
      tokens.push(token);
      await restore(token);
    }
    const { rows } = await sql`select from cart_removal where cart_id = ${id}`.execute(server.deps.db);
    expect(rows).toHaveLength(20);
    expect(refusal(await ask(owner, { cart_id: id, token: tokens[1] ?? "" }))?.code).toBe("removal-unknown");
    expect((await restore(tokens[2] ?? "")).user_errors).toEqual([]);
  });
});

describe("restoreCartLines: done (CART-07, INPROG-16)", () => {
  it("a line from the middle is back in the middle, as the line that it was, in one change of the cart", async () => {
    const token = await remove(1);
    const before = await versionOf();
    const { cart: after } = await restore(token);
    expect(after.items).toEqual(cart.items);
    expect(after.version).toBe(before + 1);
    expect((await cartOf(owner)).items).toEqual(cart.items);
  });

  it("told twice, even at once, it happens once and answers the same", async () => {
    const token = await remove(1);
    const before = await versionOf();
    const answers = await Promise.all([restore(token), restore(token), restore(token)]);
    expect(await restore(token)).toEqual(answers[0]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await versionOf()).toBe(before + 1);
  });

  it("C4 what can no longer be sold is back too, marked, and blocks nothing but the sending", async () => {
    const token = await noneOf(0, 1);
    await expire("100101", true);
    const { cart: after, user_errors: errors } = await restore(token ?? "");
    const more = await add(owner, id, [{ sku: "100112", quantity: 1 }]);
    await expire("100101", false);
    expect(errors).toEqual([]);
    expect(after.items).toMatchObject([
      { uid: uidOf(0), is_available: false },
      { uid: uidOf(1) },
      { uid: uidOf(2) },
    ]);
    expect(more.user_errors).toEqual([]);
  });

  it("EMPTIES-02 a cleared cart is back with its plan of empties, in one change each", async () => {
    const plan = `mutation ($input: SetCartEmptiesInput!) { setCartEmpties(input: $input) { cart { version } } }`;
    const empties = [{ packaging_code: "KEG50", number_of_units: 2 }];
    await owner.graphql(plan, { input: { cart_id: id, empties } });
    const before = await versionOf();
    const token = await clear();
    expect(await versionOf()).toBe(before + 1);
    const { cart: after } = await restore(token);
    expect(after).toMatchObject({ items: cart.items, version: before + 2, empties_plan: { units: 2 } });
  });

  it("EMPTIES-02 a newer plan of empties stays, and it is said", async () => {
    const plan = `mutation ($input: SetCartEmptiesInput!) { setCartEmpties(input: $input) { cart { version } } }`;
    const planned = (units: number) => [{ packaging_code: "KEG50", number_of_units: units }];
    await owner.graphql(plan, { input: { cart_id: id, empties: planned(2) } });
    const token = await clear();
    await owner.graphql(plan, { input: { cart_id: id, empties: planned(7) } });
    const { cart: after, user_errors: errors } = await restore(token);
    expect(errors).toMatchObject([{ reason: "empties-planned-meanwhile", sku: null, index: 3 }]);
    expect(after).toMatchObject({ total_lines: 3, empties_plan: { units: 7 } });
  });

  it("what is added meanwhile stands behind what comes back, and one line can come back alone", async () => {
    const token = await clear();
    await add(owner, id, [{ sku: "100202", quantity: 1 }]);
    expect(skusOf((await restore(token, [uidOf(2)])).cart)).toEqual(["100212", "100202"]);
    expect(skusOf((await restore(token)).cart)).toEqual(["100101", "100112", "100212", "100202"]);
  });

  it("a call that takes nothing out has no way back", async () => {
    expect(await noneOf()).toBeNull();
    await clear();
    expect(await clear()).toBeNull();
  });
});
