import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { erpPricing } from "../../app/modules.ts";
import type { UpdatePricesOutput } from "../../platform/graphql.gen.ts";
import { add, placeSomeOrder, startOrder, told } from "../../testing/ask-cart.ts";
import { askCancel, cancelled } from "../../testing/ask-orders.ts";
import { openEvents } from "../../testing/open-events.ts";
import { type StrangerErp, startStrangerErp, type Telling, tellPortal } from "../../testing/stranger-erp.ts";
import { type Caller, freePort, startTestServer, type TestServer } from "../../testing/test-server.ts";
import { orderDesk } from "../orders/order-desk.ts";
import { startErpWorker } from "./erp-worker.ts";
import { httpErp } from "./http-erp.ts";
import { pricesInTime } from "./price-in-time.ts";

const secret = "a secret that only these two machines know";
let erp: StrangerErp;
let server: TestServer;
let jana: Caller;
let stopWorker: () => Promise<void>;
beforeAll(async () => {
  erp = await startStrangerErp(secret);
  server = await startTestServer({
    listen: true,
    env: { ERP_URL: erp.url, ERP_SECRET: secret, ERP_TIMEOUT_MS: "1000" },
  });
  jana = await server.as("U001");
  stopWorker = startWorker(server);
});
afterAll(async () => {
  await stopWorker();
  await server.stop();
  await erp.stop();
});
beforeEach(() => {
  erp.mode = "accept";
  erp.prices = undefined;
});

function startWorker({ deps }: TestServer): () => Promise<void> {
  const { db, clock, log, config } = deps;
  if (!config.erp) throw new Error("no ERP is configured");
  const worker = {
    db,
    clock,
    log,
    erp: httpErp(config.erp, clock),
    pricing: pricesInTime(erpPricing(deps), config.priceTimeoutMs),
    desk: orderDesk({ db, clock }),
  };
  return startErpWorker(worker, { lookEveryMs: 50, moveEveryMs: 1000 });
}

const placed = async () => {
  const number = await placeSomeOrder(jana);
  await vi.waitFor(() => expect(erp.heard.has(`order-${number}`)).toBe(true), {
    timeout: 10_000,
    interval: 50,
  });
  return number;
};

const tell = (number: string, what: string, body?: object, telling: Partial<Telling> = {}) =>
  tellPortal(server.origin, { path: `/erp/orders/${number}/${what}`, body }, { secret, ...telling });

async function rowOf(number: string) {
  const answer = await jana.graphql(
    `query ($number: String) { customer { orders(filter: { number: { eq: $number } }) { items { sap_id state
      delivery_status items { quantity_ordered quantity_confirmed quantity_shipped quantity_invoiced
      quantity_refunded change_reason status } timeline { state by_brewery } invoices { number issued_at }
      credit_memos { number issued_at } } } } }`,
    { number },
  );
  const { customer } = answer.data as { customer: { orders: { items: OrderAnswer[] } } };
  return customer.orders.items[0];
}
type OrderAnswer = {
  readonly sap_id: string | null;
  readonly state: string;
  readonly items: readonly Readonly<Record<string, unknown>>[];
  readonly timeline: readonly { readonly state: string; readonly by_brewery: boolean }[];
};

const confirmedAs = (boxes: number, reason?: string) => ({
  sapId: `S${randomUUID().slice(0, 8)}`,
  lines: [{ lineNo: 1, boxes, ...(reason === undefined ? {} : { reason }) }],
});

describe("D11 the ERP over HTTP", () => {
  it("hears of an order once, signed, and keeps it until it reports by itself", async () => {
    const number = await placed();
    expect(erp.heard.get(`order-${number}`)).toMatchObject({ path: "/portal/orders", times: 1 });
    expect(erp.unbelieved).toEqual([]);
    await vi.waitFor(async () => expect(await waitingFor(number)).toBe(0));
    expect((await rowOf(number))?.state).toBe("received");
  });

  it("may confirm in its answer", async () => {
    erp.mode = "confirm";
    const number = await placed();
    await vi.waitFor(async () =>
      expect(await rowOf(number)).toMatchObject({ state: "confirmed", sap_id: `S${number}` }),
    );
  });

  it("hears of a cancellation, after the order", async () => {
    const number = await placed();
    expect(cancelled(await askCancel(jana, { input: { order_id: number, reason: "" } })).error).toBeNull();
    const key = `cancellation-${number}`;
    await vi.waitFor(() => expect(erp.heard.get(key)?.path).toBe(`/portal/orders/${number}/cancellation`));
    expect(await tell(number, "confirmation", confirmedAs(3))).toMatchObject({
      status: 409,
      code: "step-not-allowed",
    });
  });

  it("is away, breaks down and hangs up for a while: no order is lost, none is there twice", async () => {
    await erp.stop();
    const away = [await placeSomeOrder(jana), await placeSomeOrder(jana)];
    await vi.waitFor(async () => expect(await attemptsOf(away)).toBeGreaterThan(2), { timeout: 8000 });
    erp.mode = "refuse";
    await erp.start();
    const refused = await placeSomeOrder(jana);
    await vi.waitFor(async () => expect(await attemptsOf([refused])).toBeGreaterThan(0), { timeout: 8000 });
    erp.mode = "hang-up";
    const cut = await placed();
    await vi.waitFor(async () => expect(await attemptsOf([cut])).toBeGreaterThan(0), { timeout: 8000 });
    erp.mode = "confirm";
    const all = [...away, refused, cut];
    await vi.waitFor(
      async () => {
        for (const number of all) expect((await rowOf(number))?.state).toBe("confirmed");
      },
      { timeout: 20_000, interval: 200 },
    );
    expect(erp.heard.get(`order-${cut}`)?.times).toBeGreaterThan(1);
    for (const number of all) {
      expect((await rowOf(number))?.timeline.map(({ state }) => state)).toEqual(["received", "confirmed"]);
    }
    expect(new Set([...erp.heard.values()].map(({ body }) => body.orderNumber)).size).toBe(
      [...erp.heard.keys()].filter((key) => key.startsWith("order-")).length,
    );
  }, 40_000);
});

const attemptsOf = async (numbers: readonly string[]) => {
  const { rows } = await sql<{ attempts: number }>`
    select min(attempts)::int as attempts from outbox where order_number = any(${numbers}::text[])`.execute(
    server.deps.db,
  );
  return rows[0]?.attempts ?? 0;
};

const waitingFor = async (number: string) => {
  const { rows } = await sql`
    select from outbox where order_number = ${number} and delivered_at is null`.execute(server.deps.db);
  return rows.length;
};

describe("PRICE-04 B14 D11 the prices of the ERP over HTTP", () => {
  const mutation = `mutation ($id: String!) { updatePrices(cart_id: $id) { success can_proceed status_message
    order_items { sku price { value } } } }`;

  async function updated() {
    const id = await startOrder(jana);
    await add(jana, id, [{ sku: "100112", quantity: 6 }]);
    const answer = await jana.graphql(mutation, { id }, { lang: "en" });
    await jana.graphql(`mutation { clearCart(input: { cart_id: "${id}" }) { cart { id } } }`);
    return told<{ updatePrices: UpdatePricesOutput }>(answer).updatePrices;
  }

  it("hold for the cart, and a refusal says why", async () => {
    const lines = [{ lineNo: 1, unitPriceMinor: 99_900 }];
    erp.prices = { canProceed: true, statusMessage: "", deliveryDateExpired: false, lines };
    expect(await updated()).toMatchObject({
      success: true,
      can_proceed: true,
      order_items: [{ sku: "100112", price: { value: 999 } }],
    });
    expect(erp.unbelieved).toEqual([]);
    erp.prices = { canProceed: false, statusMessage: "Credit limit", deliveryDateExpired: false, lines: [] };
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
    erp.mode = "refuse";
    expect(await updated()).toMatchObject({ success: false });
    erp.mode = "accept";
    erp.prices = { lines: "many" };
    expect(await updated()).toMatchObject({ success: false });
  });
});

describe("B6 D11 what the ERP reports by itself", () => {
  it("fewer confirmed, fewer delivered, invoiced in parts, credited: four numbers with their reason on one line", async () => {
    const number = await placed();
    const steps = [
      await tell(number, "confirmation", confirmedAs(2, "Jedna přepravka chybí na skladě")),
      await tell(number, "shipment", { step: "loaded" }),
      await tell(number, "shipment", { step: "on-the-way" }),
      await tell(number, "delivery", { lines: [{ lineNo: 1, boxes: 1, reason: "Jedna se rozbila" }] }),
      await tell(number, "invoice", { invoiceNumber: "F26-1", lines: [{ lineNo: 1, boxes: 1 }] }),
      await tell(number, "credit", {
        creditNumber: "D26-1",
        lines: [{ lineNo: 1, boxes: 1, reason: "Reklamace" }],
      }),
    ];
    expect(steps.map(({ status, state, changed }) => [status, state, changed])).toEqual([
      [200, "confirmed", true],
      [200, "loaded", true],
      [200, "on-the-way", true],
      [200, "partially-delivered", true],
      [200, "partially-delivered", true],
      [200, "partially-delivered", true],
    ]);
    expect(await rowOf(number)).toMatchObject({
      state: "partially-delivered",
      delivery_status: "PARTIALLY DELIVERED",
      items: [
        {
          quantity_ordered: 3,
          quantity_confirmed: 2,
          quantity_shipped: 1,
          quantity_invoiced: 1,
          quantity_refunded: 1,
          change_reason: "Reklamace",
          status: "Partially Processed",
        },
      ],
    });
  });

  it("not one box confirmed takes the order back: told again it stays so, and the customer hears of it", async () => {
    const number = await placed();
    const events = await openEvents(server.origin, `Bearer ${await server.tokenFor("U001")}`);
    const rejection = confirmedAs(0, "Vyprodáno");
    expect(await tell(number, "confirmation", rejection)).toMatchObject({ status: 200, state: "cancelled" });
    expect(await tell(number, "confirmation", rejection)).toMatchObject({ status: 200, changed: false });
    expect(await tell(number, "shipment", { step: "loaded" })).toMatchObject({ code: "step-not-allowed" });
    const isTold = (event: { readonly kind: string }) => event.kind === "order";
    expect(await events.first(isTold)).toEqual({
      kind: "order",
      orderNumber: number,
      state: "cancelled",
      news: "moved",
    });
    events.close();
    expect(await rowOf(number)).toMatchObject({
      state: "cancelled",
      items: [{ quantity_confirmed: 0, change_reason: "Vyprodáno", status: "Fully Rejected" }],
      timeline: [
        { state: "received", by_brewery: false },
        { state: "cancelled", by_brewery: true },
      ],
    });
    // It rejected it itself, and need not be told.
    expect(erp.heard.has(`cancellation-${number}`)).toBe(false);
    expect(cancelled(await askCancel(jana, { input: { order_id: number, reason: "" } })).error).toBeNull();
  });

  it("what was confirmed once is not taken back by a confirmation of nothing", async () => {
    const number = await placed();
    await tell(number, "confirmation", confirmedAs(3));
    expect(await tell(number, "confirmation", confirmedAs(0))).toMatchObject({
      status: 200,
      state: "confirmed",
      changed: false,
    });
  });

  it("an invoice told in two reports is one document, with its first moment, and a second is another", async () => {
    const number = await placed();
    await tell(number, "confirmation", confirmedAs(3));
    for (const step of ["loaded", "on-the-way"]) await tell(number, "shipment", { step });
    await tell(number, "delivery", { lines: [{ lineNo: 1, boxes: 3 }] });
    const bills = [
      ["F26-3", "2026-11-26T12:00:00Z"],
      ["F26-3", "2026-11-26T11:00:00Z"],
      ["F26-4", "2026-11-27T08:00:00Z"],
    ];
    for (const [invoiceNumber, at] of bills) {
      await tell(number, "invoice", { invoiceNumber, at, lines: [{ lineNo: 1, boxes: 1 }] });
    }
    expect(await rowOf(number)).toMatchObject({
      invoices: [
        { number: "F26-3", issued_at: "2026-11-26 12:00:00" },
        { number: "F26-4", issued_at: "2026-11-27 09:00:00" },
      ],
      credit_memos: [],
    });
  });

  it("C9 the same event is taken once, also ten times at once, and answers the same", async () => {
    const number = await placed();
    const eventId = randomUUID();
    const body = confirmedAs(3);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => tell(number, "confirmation", body, { eventId })),
    );
    expect(answers.every(({ status, state }) => status === 200 && state === "confirmed")).toBe(true);
    expect(answers.filter(({ changed }) => changed)).toHaveLength(1);
    expect(await tell(number, "confirmation", confirmedAs(1), { eventId })).toMatchObject({
      status: 409,
      code: "erp-event-reused",
    });
    expect((await rowOf(number))?.items[0]).toMatchObject({ quantity_confirmed: 3 });
  });

  it("an invoice that is sent again under its event id is not counted twice", async () => {
    const number = await placed();
    await tell(number, "confirmation", confirmedAs(3));
    for (const step of ["loaded", "on-the-way"]) await tell(number, "shipment", { step });
    await tell(number, "delivery", { lines: [{ lineNo: 1, boxes: 3 }] });
    const invoice = { invoiceNumber: "F26-2", lines: [{ lineNo: 1, boxes: 2 }] };
    const eventId = randomUUID();
    await tell(number, "invoice", invoice, { eventId });
    expect(await tell(number, "invoice", invoice, { eventId })).toMatchObject({
      status: 200,
      changed: false,
    });
    expect(await tell(number, "invoice", invoice)).toMatchObject({ status: 422, code: "too-many-boxes" });
    expect((await rowOf(number))?.items[0]).toMatchObject({ quantity_shipped: 3, quantity_invoiced: 2 });
  });

  it("what does not fit is refused by its code, leaves no trace, and may be sent again in time", async () => {
    const number = await placed();
    const eventId = randomUUID();
    const delivery = { lines: [{ lineNo: 1, boxes: 3 }] };
    expect(await tell(number, "delivery", delivery, { eventId })).toMatchObject({
      status: 409,
      code: "step-not-allowed",
    });
    expect(
      await tell(number, "invoice", { invoiceNumber: "F", lines: [{ lineNo: 1, boxes: 1 }] }),
    ).toMatchObject({
      status: 409,
      code: "not-delivered",
    });
    const bad: readonly [number: string, what: string, body: object, status: number, code: string][] = [
      [number, "confirmation", confirmedAs(4), 422, "too-many-boxes"],
      [number, "confirmation", { sapId: "1", lines: [] }, 422, "line-missing"],
      [number, "confirmation", { sapId: "1", lines: [{ lineNo: 9, boxes: 1 }] }, 422, "line-unknown"],
      [number, "confirmation", { lines: [] }, 400, "invalid-input"],
      [number, "shipment", { step: "lost" }, 400, "invalid-input"],
      ["4799999999", "shipment", { step: "loaded" }, 404, "no-such-order"],
      ["47", "shipment", { step: "loaded" }, 400, "invalid-input"],
    ];
    for (const [order, what, body, status, code] of bad) {
      expect(await tell(order, what, body), `${what} ${code}`).toMatchObject({ status, code });
    }
    expect((await rowOf(number))?.state).toBe("received");
    await tell(number, "confirmation", confirmedAs(3));
    for (const step of ["loaded", "on-the-way"]) await tell(number, "shipment", { step });
    expect(await tell(number, "delivery", delivery, { eventId })).toMatchObject({
      status: 200,
      changed: true,
    });
  });

  it("the number of another order is refused", async () => {
    const body = confirmedAs(3);
    const [first, second] = [await placed(), await placed()];
    await tell(first, "confirmation", body);
    expect(await tell(second, "confirmation", body)).toMatchObject({ status: 409, code: "sap-id-taken" });
  });
});

describe("D11 who does not hold the secret reports nothing", () => {
  it.each<[string, Partial<Telling>, string]>([
    ["another secret", { secret: "another secret, as long as the right one" }, "erp-signature-invalid"],
    ["no signature", { signature: "" }, "erp-signature-invalid"],
    ["half a signature", { signature: "v1=00" }, "erp-signature-invalid"],
    ["six minutes ago", { secondsAgo: 360 }, "erp-timestamp-stale"],
    ["six minutes ahead", { secondsAgo: -360 }, "erp-timestamp-stale"],
    [
      "signed for another order",
      { signedPath: "/erp/orders/4700100001/confirmation" },
      "erp-signature-invalid",
    ],
    ["no event id", { eventId: "x" }, "erp-signature-invalid"],
  ])("%s", async (_, telling, code) => {
    const number = await placed();
    expect(await tell(number, "confirmation", confirmedAs(3), telling)).toMatchObject({ status: 401, code });
    expect((await rowOf(number))?.state).toBe("received");
  });

  it("a call without a body is checked as well, and then refused for it", async () => {
    expect(await tell("4700100001", "shipment", undefined, { secret: "x".repeat(40) })).toMatchObject({
      status: 401,
    });
    expect(await tell("4700100001", "shipment")).toMatchObject({ status: 400, code: "invalid-input" });
  });

  it("a customer's token is no signature, and without an ERP there is nothing to call", async () => {
    const call = {
      method: "POST",
      url: "/erp/orders/4700100001/shipment",
      payload: { step: "loaded" },
    } as const;
    expect((await jana.request(call)).statusCode).toBe(401);
    const alone = await startTestServer();
    const answer = await alone.stranger.request(call);
    await alone.stop();
    expect([answer.statusCode, answer.json().code]).toEqual([404, "erp-not-connected"]);
  });

  it("it all stands in /docs", async () => {
    const { paths } = (await jana.request({ url: "/docs/json" })).json<{ paths: Record<string, unknown> }>();
    for (const what of ["confirmation", "shipment", "delivery", "invoice", "credit"]) {
      expect(Object.keys(paths)).toContain(`/erp/orders/{orderNumber}/${what}`);
    }
  });

  it("an ERP that nobody answers for is one failed attempt, not a hung worker", async () => {
    const port = await freePort();
    const lonely = httpErp({ url: `http://127.0.0.1:${port}`, secret, timeoutMs: 300 }, server.clock);
    const cancellation = {
      orderNumber: "4700100001",
      sapId: null,
      companyId: "C",
      reason: "",
      cancelledAt: "2026-11-23T08:00:00Z",
    };
    await expect(lonely.cancel(cancellation, 0)).rejects.toThrow();
  });
});
