import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { askCancel, cancelled } from "../../testing/ask-orders.ts";
import { confirmedAs, connectErp, type ErpConnection } from "../../testing/erp-connection.ts";
import { openEvents } from "../../testing/open-events.ts";
import type { Telling } from "../../testing/stranger-erp.ts";
import { startTestServer } from "../../testing/test-server.ts";

let portal: ErpConnection;
beforeAll(async () => {
  portal = await connectErp();
});
afterAll(() => portal.stop());

describe("B6 D11 what the ERP reports by itself", () => {
  it("fewer confirmed, fewer delivered, invoiced in parts, credited: four numbers with their reason on one line", async () => {
    const number = await portal.placed();
    const steps = [
      await portal.tell(`${number}/confirmation`, confirmedAs(2, "Jedna přepravka chybí na skladě")),
      await portal.tell(`${number}/shipment`, { step: "loaded" }),
      await portal.tell(`${number}/shipment`, { step: "on-the-way" }),
      await portal.tell(`${number}/delivery`, {
        lines: [{ lineNo: 1, boxes: 1, reason: "Jedna se rozbila" }],
      }),
      await portal.tell(`${number}/invoice`, { invoiceNumber: "F26-1", lines: [{ lineNo: 1, boxes: 1 }] }),
      await portal.tell(`${number}/credit`, {
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
    expect(await portal.orderOf(number)).toMatchObject({
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

  it("DORD-03 what may be taken instead must be other goods of the range; the customer finds it with the order", async () => {
    const number = await portal.placed();
    const instead = (substitutes: readonly string[]) => ({
      sapId: number,
      lines: [{ lineNo: 1, boxes: 2, reason: "Vyprodáno", substitutes }],
    });
    for (const strange of [["999999"], ["100101", "100101"]])
      expect(await portal.tell(`${number}/confirmation`, instead(strange))).toMatchObject({
        ...{ status: 422, code: "substitute-unknown" },
      });
    expect(await portal.tell(`${number}/confirmation`, instead(["100101"]))).toMatchObject({ status: 200 });
    expect(await portal.orderOf(number)).toMatchObject({
      items: [{ quantity_confirmed: 2, substitutes: [{ sku: "100101" }] }],
    });
  });

  it("not one box confirmed takes the order back: told again it stays so, and the customer hears of it", async () => {
    const number = await portal.placed();
    const events = await openEvents(portal.server.origin, `Bearer ${await portal.server.tokenFor("U001")}`);
    const rejection = confirmedAs(0, "Vyprodáno");
    expect(await portal.tell(`${number}/confirmation`, rejection)).toMatchObject({
      status: 200,
      state: "cancelled",
    });
    expect(await portal.tell(`${number}/confirmation`, rejection)).toMatchObject({
      status: 200,
      changed: false,
    });
    expect(await portal.tell(`${number}/shipment`, { step: "loaded" })).toMatchObject({
      code: "step-not-allowed",
    });
    const isTold = (event: { readonly kind: string }) => event.kind === "order";
    expect(await events.first(isTold)).toEqual({
      kind: "order",
      orderNumber: number,
      state: "cancelled",
      news: "moved",
    });
    events.close();
    expect(await portal.orderOf(number)).toMatchObject({
      state: "cancelled",
      items: [{ quantity_confirmed: 0, change_reason: "Vyprodáno", status: "Fully Rejected" }],
      timeline: [
        { state: "received", by_brewery: false },
        { state: "cancelled", by_brewery: true },
      ],
    });
    // It rejected it itself, and need not be told.
    expect(portal.erp.heard.has(`cancellation-${number}`)).toBe(false);
    expect(
      cancelled(await askCancel(portal.jana, { input: { order_id: number, reason: "" } })).error,
    ).toBeNull();
  });

  it("what was confirmed once is not taken back by a confirmation of nothing", async () => {
    const number = await portal.placed();
    await portal.tell(`${number}/confirmation`, confirmedAs(3));
    expect(await portal.tell(`${number}/confirmation`, confirmedAs(0))).toMatchObject({
      status: 200,
      state: "confirmed",
      changed: false,
    });
  });

  it("an invoice told in two reports is one document, with its first moment, and a second is another", async () => {
    const number = await portal.placed();
    await portal.tell(`${number}/confirmation`, confirmedAs(3));
    for (const step of ["loaded", "on-the-way"]) await portal.tell(`${number}/shipment`, { step });
    await portal.tell(`${number}/delivery`, { lines: [{ lineNo: 1, boxes: 3 }] });
    const bills = [
      ["F26-3", "2026-11-26T12:00:00Z"],
      ["F26-3", "2026-11-26T11:00:00Z"],
      ["F26-4", "2026-11-27T08:00:00Z"],
    ];
    for (const [invoiceNumber, at] of bills) {
      await portal.tell(`${number}/invoice`, { invoiceNumber, at, lines: [{ lineNo: 1, boxes: 1 }] });
    }
    expect(await portal.orderOf(number)).toMatchObject({
      invoices: [
        { number: "F26-3", issued_at: "2026-11-26 12:00:00" },
        { number: "F26-4", issued_at: "2026-11-27 09:00:00" },
      ],
      credit_memos: [],
    });
  });

  it("C9 the same event is taken once, also ten times at once, and answers the same", async () => {
    const number = await portal.placed();
    const eventId = randomUUID();
    const body = confirmedAs(3);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => portal.tell(`${number}/confirmation`, body, { eventId })),
    );
    expect(answers.every(({ status, state }) => status === 200 && state === "confirmed")).toBe(true);
    expect(answers.filter(({ changed }) => changed)).toHaveLength(1);
    expect(await portal.tell(`${number}/confirmation`, confirmedAs(1), { eventId })).toMatchObject({
      status: 409,
      code: "erp-event-reused",
    });
    expect((await portal.orderOf(number))?.items[0]).toMatchObject({ quantity_confirmed: 3 });
  });

  it("an invoice that is sent again under its event id is not counted twice", async () => {
    const number = await portal.placed();
    await portal.tell(`${number}/confirmation`, confirmedAs(3));
    for (const step of ["loaded", "on-the-way"]) await portal.tell(`${number}/shipment`, { step });
    await portal.tell(`${number}/delivery`, { lines: [{ lineNo: 1, boxes: 3 }] });
    const invoice = { invoiceNumber: "F26-2", lines: [{ lineNo: 1, boxes: 2 }] };
    const eventId = randomUUID();
    await portal.tell(`${number}/invoice`, invoice, { eventId });
    expect(await portal.tell(`${number}/invoice`, invoice, { eventId })).toMatchObject({
      status: 200,
      changed: false,
    });
    expect(await portal.tell(`${number}/invoice`, invoice)).toMatchObject({
      status: 422,
      code: "too-many-boxes",
    });
    expect((await portal.orderOf(number))?.items[0]).toMatchObject({
      quantity_shipped: 3,
      quantity_invoiced: 2,
    });
  });

  it("what does not fit is refused by its code, leaves no trace, and may be sent again in time", async () => {
    const number = await portal.placed();
    const eventId = randomUUID();
    const delivery = { lines: [{ lineNo: 1, boxes: 3 }] };
    expect(await portal.tell(`${number}/delivery`, delivery, { eventId })).toMatchObject({
      status: 409,
      code: "step-not-allowed",
    });
    expect(
      await portal.tell(`${number}/invoice`, { invoiceNumber: "F", lines: [{ lineNo: 1, boxes: 1 }] }),
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
      expect(await portal.tell(`${order}/${what}`, body), `${what} ${code}`).toMatchObject({ status, code });
    }
    expect((await portal.orderOf(number))?.state).toBe("received");
    await portal.tell(`${number}/confirmation`, confirmedAs(3));
    for (const step of ["loaded", "on-the-way"]) await portal.tell(`${number}/shipment`, { step });
    expect(await portal.tell(`${number}/delivery`, delivery, { eventId })).toMatchObject({
      status: 200,
      changed: true,
    });
  });

  it("the number of another order is refused", async () => {
    const body = confirmedAs(3);
    const [first, second] = [await portal.placed(), await portal.placed()];
    await portal.tell(`${first}/confirmation`, body);
    expect(await portal.tell(`${second}/confirmation`, body)).toMatchObject({
      status: 409,
      code: "sap-id-taken",
    });
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
    const number = await portal.placed();
    expect(await portal.tell(`${number}/confirmation`, confirmedAs(3), telling)).toMatchObject({
      status: 401,
      code,
    });
    expect((await portal.orderOf(number))?.state).toBe("received");
  });

  it("a call without a body is checked as well, and then refused for it", async () => {
    expect(await portal.tell("4700100001/shipment", undefined, { secret: "x".repeat(40) })).toMatchObject({
      status: 401,
    });
    expect(await portal.tell("4700100001/shipment")).toMatchObject({ status: 400, code: "invalid-input" });
  });

  it("a customer's token is no signature, and without an ERP there is nothing to call", async () => {
    const call = {
      method: "POST",
      url: "/erp/orders/4700100001/shipment",
      payload: { step: "loaded" },
    } as const;
    expect((await portal.jana.request(call)).statusCode).toBe(401);
    const alone = await startTestServer();
    const answer = await alone.stranger.request(call);
    await alone.stop();
    expect([answer.statusCode, answer.json().code]).toEqual([404, "erp-not-connected"]);
  });

  it("it all stands in /docs", async () => {
    const { paths } = (await portal.jana.request({ url: "/docs/json" })).json<{
      paths: Record<string, unknown>;
    }>();
    for (const what of ["confirmation", "shipment", "delivery", "invoice", "credit"]) {
      expect(Object.keys(paths)).toContain(`/erp/orders/{orderNumber}/${what}`);
    }
  });
});
