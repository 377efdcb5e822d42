import { describe, expect, it, test } from "vitest";
import { type ErpReport, judgeReport, type LineSoFar } from "./erp-report.ts";
import { ORDER_STATES, type OrderState } from "./order-states.ts";

const line = (lineNo: number, more: Partial<LineSoFar> = {}): LineSoFar => ({
  lineNo,
  ordered: 10,
  confirmed: null,
  delivered: null,
  invoiced: null,
  credited: 0,
  ...more,
});
const ten = [{ lineNo: 1, boxes: 10 }];

/** What each kind of report does to an order in each state: the step, "again", or the refusal. */
const roads: Readonly<Record<string, Partial<Record<OrderState, string>>>> = {
  confirmation: { received: "confirmed", confirmed: "again" },
  // Not one box: the brewery takes the order back, unless it has confirmed it before.
  rejection: { received: "cancelled", cancelled: "again", confirmed: "again" },
  loaded: { confirmed: "loaded", loaded: "again" },
  "on-the-way": { loaded: "on-the-way", "on-the-way": "again" },
  delivery: { "on-the-way": "delivered", delivered: "again" },
  short: { "on-the-way": "partially-delivered", "partially-delivered": "again" },
  invoice: { delivered: "billed", "partially-delivered": "billed" },
  credit: { delivered: "billed", "partially-delivered": "billed" },
};
const reports: Readonly<Record<string, ErpReport>> = {
  confirmation: { kind: "confirmation", sapId: "1", lines: ten },
  rejection: { kind: "confirmation", sapId: "1", lines: [{ lineNo: 1, boxes: 0, reason: "Vyprodáno" }] },
  loaded: { kind: "shipment", step: "loaded" },
  "on-the-way": { kind: "shipment", step: "on-the-way" },
  delivery: { kind: "delivery", lines: ten },
  short: { kind: "delivery", lines: [{ lineNo: 1, boxes: 7, reason: "Rozbité" }] },
  invoice: { kind: "invoice", documentNumber: "F1", lines: [{ lineNo: 1, boxes: 2 }] },
  credit: { kind: "credit", documentNumber: "D1", lines: [{ lineNo: 1, boxes: 2 }] },
};

describe("D11 a report goes by the table of states", () => {
  const rows = Object.keys(reports).flatMap((name) =>
    (Object.keys(ORDER_STATES) as OrderState[]).map((state) => [name, state] as const),
  );
  test.each(rows)("%s of an order that is %s", (name, state) => {
    const order = { state, lines: [line(1, { confirmed: 10, delivered: 8, invoiced: 5 })] };
    const verdict = judgeReport(reports[name] ?? { kind: "shipment", step: "loaded" }, order);
    const expected = roads[name]?.[state];
    if (expected === undefined) {
      expect(verdict.ok ? verdict : verdict.refusal.kind).toMatch(/step-not-allowed|not-delivered/);
    } else if (expected === "again") {
      expect(verdict).toEqual({ ok: true, value: { step: null, lines: [] } });
    } else if (expected === "billed") {
      expect(verdict).toMatchObject({ ok: true, value: { step: null, lines: [{ boxes: 2 }] } });
    } else {
      expect(verdict).toMatchObject({ ok: true, value: { step: expected } });
    }
  });
});

describe("B6 boxes only get fewer on their way", () => {
  const order = { state: "on-the-way" as const, lines: [line(1, { confirmed: 6 }), line(2)] };
  const delivery = (lines: ErpReport & { kind: "delivery" }) => judgeReport(lines, order);

  it("fewer than confirmed is a partial delivery, as many a whole one", () => {
    const lines = (first: number) => [
      { lineNo: 1, boxes: first },
      { lineNo: 2, boxes: 10 },
    ];
    expect(delivery({ kind: "delivery", lines: lines(6) })).toMatchObject({ value: { step: "delivered" } });
    expect(delivery({ kind: "delivery", lines: lines(0) })).toMatchObject({
      value: { step: "partially-delivered" },
    });
  });

  test.each([
    ["more than confirmed", [7, 10], { kind: "too-many-boxes", lineNo: 1, most: 6 }],
    ["more than ordered", [6, 11], { kind: "too-many-boxes", lineNo: 2, most: 10 }],
    ["without a line", [6], { kind: "line-missing", lineNo: 2 }],
    ["with a line that is not there", [6, 10, 1], { kind: "line-unknown", lineNo: 3 }],
  ])("a delivery %s is refused", (_, boxes, refusal) => {
    const lines = boxes.map((count, at) => ({ lineNo: at + 1, boxes: count }));
    expect(delivery({ kind: "delivery", lines })).toEqual({ ok: false, refusal });
  });

  it("a line that is named twice is refused", () => {
    const lines = [...ten, ...ten];
    expect(
      judgeReport({ kind: "confirmation", sapId: "1", lines }, { state: "received", lines: [line(1)] }),
    ).toEqual({
      ok: false,
      refusal: { kind: "line-twice", lineNo: 1 },
    });
  });

  it("an order is confirmed while one line of it is, and an order without goods is not rejected", () => {
    const received = (lines: readonly LineSoFar[]) => ({ state: "received" as const, lines });
    const one = [
      { lineNo: 1, boxes: 0, reason: "Vyprodáno" },
      { lineNo: 2, boxes: 10 },
    ];
    const report = { kind: "confirmation" as const, sapId: "1" };
    expect(judgeReport({ ...report, lines: one }, received([line(1), line(2)]))).toMatchObject({
      value: { step: "confirmed", lines: one },
    });
    expect(judgeReport({ ...report, lines: [] }, received([]))).toMatchObject({
      value: { step: "confirmed" },
    });
  });

  test.each([
    ["invoice", 3, true],
    ["invoice", 4, false],
    ["credit", 4, true],
    ["credit", 5, false],
  ] as const)("%s of %d more boxes, of 8 delivered, 5 invoiced, 1 credited: %s", (kind, boxes, isFine) => {
    const lines = [line(1, { confirmed: 10, delivered: 8, invoiced: 5, credited: 1 })];
    const verdict = judgeReport(
      { kind, documentNumber: "X", lines: [{ lineNo: 1, boxes }] },
      { state: "delivered", lines },
    );
    expect(verdict.ok).toBe(isFine);
  });
});
