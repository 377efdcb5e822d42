import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SavedOrder } from "../../platform/graphql.gen.ts";
import { refusal } from "../../testing/ask-cart.ts";
import { askDetails, detailed, saveSomeOrder } from "../../testing/ask-saved-orders.ts";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let owner: Caller;
let order: SavedOrder;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as("U001");
  const goods = [
    { sku: "100112", quantity: 3 },
    { sku: "100101", quantity: 0, number_of_pallet: 1 },
  ];
  order = await saveSomeOrder(owner, { title: "Terasa", goods });
});
afterAll(() => server.stop());

describe("getSaveOrderDetails: who may (C14, C16)", () => {
  it("a stranger is asked to sign in", async () => {
    expect(refusal(await askDetails(server.stranger, order.id))?.code).toBe("not-signed-in");
  });

  it("a user without Catalogue anywhere is refused", async () => {
    expect(refusal(await askDetails(await server.as("U006"), order.id))?.code).toBe("forbidden-permission");
  });

  it.each([
    ["cs", "Uloženou objednávku se nepodařilo najít."],
    ["sk", "Uloženú objednávku sa nepodarilo nájsť."],
    ["en", "Could not find a saved order."],
  ])("C16, ERROR-42, OP-148 a foreign id answers like a missing one: %s", async (lang, message) => {
    const others = await Promise.all(["U012", "U004"].map((uid) => server.as(uid)));
    const answers = [
      await askDetails(owner, "OTk5OTk5", { lang }),
      ...(await Promise.all(others.map((other) => askDetails(other, order.id, { lang })))),
    ];
    for (const answer of answers) {
      expect(refusal(answer)).toEqual({
        message,
        code: "no-such-saved-order",
        category: "graphql-no-such-entity",
      });
      expect(answer.data).toEqual({ getSaveOrderDetails: null });
    }
  });

  it.each(["", "nothing", "MQ", btoa("0"), btoa("-1"), btoa("1 or 1=1"), btoa("9".repeat(30))])(
    "an id that is none is missing, too: %s",
    async (id) => {
      expect(refusal(await askDetails(owner, id))?.code).toBe("no-such-saved-order");
    },
  );
});

describe("getSaveOrderDetails: done (GQL-30, SAVED-02, SAVED-03)", () => {
  it("GQL-30 SAVED-02 answers the order with its place, its payer and its lines in their order", async () => {
    const found = detailed(await askDetails(owner, order.id, { lang: "cs" }));
    expect(found).toMatchObject({
      id: order.id,
      title: "Terasa",
      shipto_name: expect.stringMatching(/\S/),
      deliver_to: expect.stringMatching(/^.+, \d{3} ?\d{2} .+$/),
      bill_to: "Hostince Modrá hvězda s.r.o.",
      total_lines: 2,
      total_qty: 43,
    });
    expect(found.items).toMatchObject([
      { sku: "100112", number_of_packages: 3, quantity: 3, product: { sku: "100112" } },
      { sku: "100101", number_of_pallet: 1, quantity: 40, product: { sku: "100101" } },
    ]);
    const rows = found.items.map(({ row_total }) => row_total.value ?? 0);
    expect(rows[0]).toBe((found.items[0]?.price?.value ?? 0) * 3);
    expect(found.total_excluding_tax.value).toBeCloseTo(
      rows.reduce((sum, row) => sum + row, 0),
      6,
    );
  });

  it("five statements with everything in it", async () => {
    expect((await askDetails(owner, order.id)).statements).toBeLessThanOrEqual(5);
  });
});
