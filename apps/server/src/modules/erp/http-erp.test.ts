import { type CompanyId, type OrderNumber, toId } from "@vycep/domain/kernel/ids";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { UpdatePricesOutput } from "../../platform/graphql.gen.ts";
import { add, placeSomeOrder, startOrder, told } from "../../testing/ask-cart.ts";
import { askCancel, cancelled } from "../../testing/ask-orders.ts";
import { confirmedAs, connectErp, type ErpConnection } from "../../testing/erp-connection.ts";
import { freePort } from "../../testing/test-server.ts";
import { httpErp } from "./http-erp.ts";

let portal: ErpConnection;
beforeAll(async () => {
  portal = await connectErp();
});
afterAll(() => portal.stop());
beforeEach(() => {
  portal.erp.mode = "accept";
  portal.erp.prices = undefined;
});

describe("D11 the ERP over HTTP", () => {
  it("hears of an order once, signed, and keeps it until it reports by itself", async () => {
    const number = await portal.placed();
    expect(portal.erp.heard.get(`order-${number}`)).toMatchObject({ path: "/portal/orders", times: 1 });
    expect(portal.erp.unbelieved).toEqual([]);
    await vi.waitFor(async () => expect(await waitingFor(number)).toBe(0));
    expect((await portal.orderOf(number))?.state).toBe("received");
  });

  it("may confirm in its answer", async () => {
    portal.erp.mode = "confirm";
    const number = await portal.placed();
    await vi.waitFor(async () =>
      expect(await portal.orderOf(number)).toMatchObject({ state: "confirmed", sap_id: `S${number}` }),
    );
  });

  it("hears of a cancellation, after the order", async () => {
    const number = await portal.placed();
    expect(
      cancelled(await askCancel(portal.jana, { input: { order_id: number, reason: "" } })).error,
    ).toBeNull();
    const key = `cancellation-${number}`;
    await vi.waitFor(() =>
      expect(portal.erp.heard.get(key)?.path).toBe(`/portal/orders/${number}/cancellation`),
    );
    expect(await portal.tell(`${number}/confirmation`, confirmedAs(3))).toMatchObject({
      status: 409,
      code: "step-not-allowed",
    });
  });

  it("is away, breaks down and hangs up for a while: no order is lost, none is there twice", async () => {
    await portal.erp.stop();
    const away = [await placeSomeOrder(portal.jana), await placeSomeOrder(portal.jana)];
    await vi.waitFor(async () => expect(await attemptsOf(away)).toBeGreaterThan(2), { timeout: 8000 });
    portal.erp.mode = "refuse";
    await portal.erp.start();
    const refused = await placeSomeOrder(portal.jana);
    await vi.waitFor(async () => expect(await attemptsOf([refused])).toBeGreaterThan(0), { timeout: 8000 });
    portal.erp.mode = "hang-up";
    const cut = await portal.placed();
    await vi.waitFor(async () => expect(await attemptsOf([cut])).toBeGreaterThan(0), { timeout: 8000 });
    portal.erp.mode = "confirm";
    const all = [...away, refused, cut];
    await vi.waitFor(
      async () => {
        for (const number of all) expect((await portal.orderOf(number))?.state).toBe("confirmed");
      },
      { timeout: 20_000, interval: 200 },
    );
    expect(portal.erp.heard.get(`order-${cut}`)?.times).toBeGreaterThan(1);
    for (const number of all) {
      expect((await portal.orderOf(number))?.timeline.map(({ state }) => state)).toEqual([
        "received",
        "confirmed",
      ]);
    }
    expect(new Set([...portal.erp.heard.values()].map(({ body }) => body.orderNumber)).size).toBe(
      [...portal.erp.heard.keys()].filter((key) => key.startsWith("order-")).length,
    );
  }, 40_000);

  it("an ERP that nobody answers for is one failed attempt, not a hung worker", async () => {
    const port = await freePort();
    const lonely = httpErp(
      { url: `http://127.0.0.1:${port}`, secret: "x".repeat(32), timeoutMs: 300 },
      portal.server.clock,
    );
    const cancellation = {
      orderNumber: toId<OrderNumber>("4700100001"),
      sapId: null,
      companyId: toId<CompanyId>("C"),
      reason: "",
      cancelledAt: "2026-11-23T08:00:00Z",
    };
    await expect(lonely.cancel(cancellation, 0)).rejects.toThrow();
  });
});

const attemptsOf = async (numbers: readonly string[]) => {
  const { rows } = await sql<{ attempts: number }>`
    select min(attempts)::int as attempts from outbox where order_number = any(${numbers}::text[])`.execute(
    portal.server.deps.db,
  );
  return rows[0]?.attempts ?? 0;
};

const waitingFor = async (number: string) => {
  const { rows } = await sql`
    select from outbox where order_number = ${number} and delivered_at is null`.execute(
    portal.server.deps.db,
  );
  return rows.length;
};

describe("PRICE-04 B14 D11 the prices of the ERP over HTTP", () => {
  const mutation = `mutation ($id: String!) { updatePrices(cart_id: $id) { success can_proceed status_message
    order_items { sku price { value } } } }`;

  async function updated() {
    const id = await startOrder(portal.jana);
    await add(portal.jana, id, [{ sku: "100112", quantity: 6 }]);
    const answer = await portal.jana.graphql(mutation, { id }, { lang: "en" });
    await portal.jana.graphql(`mutation { clearCart(input: { cart_id: "${id}" }) { cart { id } } }`);
    return told<{ updatePrices: UpdatePricesOutput }>(answer).updatePrices;
  }

  it("hold for the cart, and a refusal says why", async () => {
    const lines = [{ lineNo: 1, unitPriceMinor: 99_900 }];
    portal.erp.prices = { canProceed: true, statusMessage: "", deliveryDateExpired: false, lines };
    expect(await updated()).toMatchObject({
      success: true,
      can_proceed: true,
      order_items: [{ sku: "100112", price: { value: 999 } }],
    });
    expect(portal.erp.unbelieved).toEqual([]);
    portal.erp.prices = {
      canProceed: false,
      statusMessage: "Credit limit",
      deliveryDateExpired: false,
      lines: [],
    };
    expect(await updated()).toMatchObject({
      success: true,
      can_proceed: false,
      status_message: "Credit limit",
    });
  });

  it("are the portal's price list where the ERP has none of its own", async () => {
    expect(await updated()).toMatchObject({ success: true, can_proceed: true });
  });

  it("PRICE-06 an outage or nonsense is a price update that was not successful", async () => {
    portal.erp.mode = "refuse";
    expect(await updated()).toMatchObject({ success: false });
    portal.erp.mode = "accept";
    portal.erp.prices = { lines: "many" };
    expect(await updated()).toMatchObject({ success: false });
  });
});
