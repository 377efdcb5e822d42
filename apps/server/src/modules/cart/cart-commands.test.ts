import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Cart, RestoreCartLinesOutput } from "../../platform/graphql.gen.ts";
import { add, cartFields, cartOf, startOrder, told } from "../../testing/ask-cart.ts";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server.ts";

/** Whatever is asked of a cart, in whatever order: it can be shown, adds up to the haléř, and undo restores it. */

let server: TestServer;
let owner: Caller;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as("U001");
});
afterAll(() => server.stop());

const skus = ["100101", "100112", "100212", "100202", "100116", "999999"];
const anyNumber = fc.oneof(
  { weight: 6, arbitrary: fc.nat(12) },
  { weight: 1, arbitrary: fc.constantFrom(-1, 0.5, 9_999, 1e9) },
);
const anyAmounts = fc.record({
  quantity: anyNumber,
  number_of_layer: fc.nat(3),
  number_of_pallet: fc.nat(2),
});
const anyLine = fc.nat(5);
const anyCommand = fc.oneof(
  fc.record({ kind: fc.constant("add" as const), sku: fc.constantFrom(...skus), amounts: anyAmounts }),
  fc.record({ kind: fc.constant("update" as const), line: anyLine, amounts: anyAmounts }),
  fc.record({ kind: fc.constant("remove" as const), line: anyLine }),
  fc.record({ kind: fc.constant("clear and undo" as const), expiring: fc.subarray(skus) }),
  fc.record({ kind: fc.constant("remove and undo" as const), line: anyLine, expiring: fc.subarray(skus) }),
);
type Command = typeof anyCommand extends fc.Arbitrary<infer One> ? One : never;

it("C4, CART-07: no sequence of commands makes a cart that cannot be shown or does not add up; undo restores it", {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyCommand, { minLength: 4, maxLength: 10 }), async (commands) => {
      const id = await startOrder(owner);
      await owner.graphql(`mutation { clearCart(input: { cart_id: "${id}" }) { cart { id } } }`);
      for (const command of commands) {
        await obey(id, command);
        expectToAddUp(await cartOf(owner));
      }
    }),
    { numRuns: 12, seed: 20_261_120 },
  );
});

async function obey(id: string, command: Command): Promise<void> {
  if (command.kind === "add") {
    await add(owner, id, [{ sku: command.sku, ...command.amounts }]);
    return;
  }
  const before = await cartOf(owner);
  if (command.kind === "clear and undo") {
    await putBackExactly(id, { before, expiring: command.expiring, remove: clearing(id) });
    return;
  }
  const line = before.items?.[command.line];
  if (!line) return;
  if (command.kind === "remove and undo") {
    await putBackExactly(id, { before, expiring: command.expiring, remove: removing(id, line.uid) });
    return;
  }
  const amounts =
    command.kind === "remove" ? { quantity: 0, number_of_layer: 0, number_of_pallet: 0 } : command.amounts;
  const answer = await owner.graphql(
    `mutation ($id: String!, $items: [CartItemUpdateInput!]!) {
      updateCartItems(input: { cart_id: $id, cart_items: $items }) { cart { ${cartFields} } errors { code } } }`,
    { id, items: [{ cart_item_uid: line.uid, ...amounts }] },
  );
  told(answer);
}

const clearing = (id: string) => `clearCart(input: { cart_id: "${id}" })`;
const removing = (id: string, uid: string) =>
  `removeItemFromCart(input: { cart_id: "${id}", cart_item_uid: "${uid}" })`;

type Undoing = { readonly before: Cart; readonly expiring: readonly string[]; readonly remove: string };

/** Takes something out, lets products expire meanwhile, and undoes it twice: lines, places and ids are as before. */
async function putBackExactly(id: string, { before, expiring, remove }: Undoing): Promise<void> {
  const { taken } = told<{ taken: { removal_token: string | null } }>(
    await owner.graphql(`mutation { taken: ${remove} { removal_token } }`),
  );
  if (taken.removal_token === null) return;
  await sellTo(expiring, "2026-11-01");
  const undo = `mutation { restoreCartLines(input: { cart_id: "${id}", token: "${taken.removal_token}" }) {
    cart { version } user_errors { reason } } }`;
  const answers = [await owner.graphql(undo), await owner.graphql(undo)];
  await sellTo(expiring, null);
  const expected = { cart: { version: (before.version ?? 0) + 2 }, user_errors: [] };
  expect(
    answers.map((one) => told<{ restoreCartLines: RestoreCartLinesOutput }>(one).restoreCartLines),
  ).toEqual([expected, expected]);
  expect({ ...(await cartOf(owner)), version: 0 }).toEqual({ ...before, version: 0 });
}

async function sellTo(expiring: readonly string[], day: string | null): Promise<void> {
  await sql`update product set sellable_to = ${day}::date where sku = any(${[...expiring]}::text[])`.execute(
    server.deps.db,
  );
}

/** Compared in haléře: whole crowns with fractions do not add up in binary numbers. */
function expectToAddUp({ items, grand_total_your_price_details: details }: Cart): void {
  const minor = (value: number | null | undefined) => Math.round((value ?? 0) * 100);
  const rows = (items ?? []).reduce((sum, item) => sum + minor(item?.prices?.row_total.value), 0);
  const vat = details?.vat ?? [];
  const base = vat.reduce((sum, rate) => sum + minor(rate?.base), 0);
  const tax = vat.reduce((sum, rate) => sum + minor(rate?.amount), 0);
  expect(base).toBe(rows);
  expect(minor(details?.grand_total_your_price)).toBe(base);
  expect(minor(details?.total)).toBe(base + tax + minor(details?.deposits));
}
