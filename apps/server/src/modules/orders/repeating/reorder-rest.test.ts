import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { cartOf, refusal, startOrder, told } from "../../../testing/ask-cart.ts";
import {
  askOrderPreview,
  askReorderItems,
  orderPreviewed,
  reorderedItems,
} from "../../../testing/ask-orders.ts";
import { orderOfGoods } from "../../../testing/past-orders.ts";
import { type Caller, startTestServer, type TestServer } from "../../../testing/test-server.ts";

const part = "MISSING_REST";

let server: TestServer;
let owner: Caller;
let number: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as("U001");
  const goods = [
    { sku: "100101", number_of_layer: 2 },
    { sku: "100107", quantity: 5 },
    { sku: "100112", quantity: 3 },
  ];
  number = await orderOfGoods(owner, await startOrder(owner), goods);
});
afterAll(() => server.stop());
beforeEach(async () => {
  const id = await startOrder(owner);
  told(await owner.graphql(`mutation { clearCart(input: { cart_id: "${id}" }) { cart { id } } }`));
});

/** The brewery has delivered so many boxes of each; of what is not named, nobody has said. */
async function delivered(state: string, boxes: Readonly<Record<string, number>>): Promise<void> {
  const { db } = server.deps;
  await sql`update sales_order set state = ${state} where order_number = ${number}`.execute(db);
  await sql`update order_line set boxes_delivered = (${JSON.stringify(boxes)}::jsonb ->> sku)::integer
    where order_number = ${number}`.execute(db);
}

const linesOf = (cart: Awaited<ReturnType<typeof cartOf>>) =>
  cart.items?.map((line) => [line?.product.sku, line?.number_of_packages, line?.number_of_layer]);
const preview = async (caller = owner) =>
  orderPreviewed(await askOrderPreview(caller, { orderNumber: number, part }));

describe("HISTORY-03 what never came of an order is ordered once more", () => {
  it("a partly delivered one: the missing boxes of each line, and a line that did not come at all as it was entered", async () => {
    await delivered("partially-delivered", { "100101": 0, "100107": 3, "100112": 3 });
    expect((await preview()).items.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ["100101", 16],
      ["100107", 2],
    ]);
    const answer = reorderedItems(await askReorderItems(owner, { orderNumber: number, part }));
    expect(answer).toMatchObject({ status: true, code: null, added_count: 2, failed_count: 0 });
    expect(linesOf(answer.cart)).toEqual([
      ["100101", 0, 2],
      ["100107", 2, 0],
    ]);
  });

  it("a cancelled one: all of it", async () => {
    await delivered("cancelled", {});
    const answer = reorderedItems(await askReorderItems(owner, { orderNumber: number, part }));
    expect(answer).toMatchObject({ status: true, added_count: 3 });
  });

  it("asked for nothing special, the whole order goes in whatever came of it", async () => {
    await delivered("partially-delivered", { "100101": 16, "100107": 3, "100112": 3 });
    expect(reorderedItems(await askReorderItems(owner, { orderNumber: number })).added_count).toBe(3);
  });

  it.each([
    ["everything came", "delivered", { "100101": 16, "100107": 5, "100112": 3 }],
    ["nobody has counted", "delivered", {}],
    ["it is on its way", "on-the-way", {}],
  ])("%s: nothing is missing, it is said, and the cart stays", async (_, state, boxes) => {
    await delivered(state, boxes);
    const message = "Nothing from this order is missing: all of it has come or is still on its way.";
    expect(await preview()).toMatchObject({ items: [], blocker: { code: "nothing-missing", message } });
    const answer = reorderedItems(await askReorderItems(owner, { orderNumber: number, part }));
    expect(answer).toMatchObject({ status: false, code: "nothing-missing", message, failed_items: [] });
    expect((await cartOf(owner)).total_lines).toBe(0);
  });
});

describe("who may (C14, C16)", () => {
  beforeAll(() => delivered("partially-delivered", { "100101": 0, "100107": 3, "100112": 3 }));

  it("a stranger is asked to sign in, who may not order is refused, and a foreign order is a missing one", async () => {
    for (const ask of [askReorderItems, askOrderPreview]) {
      const codeFor = async (caller: Caller) =>
        refusal(await ask(caller, { orderNumber: number, part }))?.code;
      expect(await codeFor(server.stranger)).toBe("not-signed-in");
      expect(await codeFor(await server.as("U006"))).toBe("forbidden-permission");
      expect(await codeFor(await server.as("U024"))).toBe("no-such-order");
    }
  });

  it("a part that there is not is bad input", async () => {
    const answer = await owner.graphql(
      `query ($number: String!) { orderPreview(orderNumber: $number, part: HALF) { cart_lines } }`,
      { number },
    );
    expect(answer.errors?.length).toBe(1);
  });
});

it("C7 the rest takes one statement more than the whole, for what comes in a replacement", async () => {
  await delivered("partially-delivered", { "100101": 0, "100107": 3, "100112": 3 });
  const whole = await askOrderPreview(owner, { orderNumber: number });
  const rest = await askOrderPreview(owner, { orderNumber: number, part });
  expect(orderPreviewed(rest).items).toHaveLength(2);
  expect(rest.statements).toBe(whole.statements + 1);
});
