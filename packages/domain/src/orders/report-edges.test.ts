import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { toLocalDate } from "../kernel/local-moment.ts";
import { anyCalendar, anyCartFacts, FRIDAY_MORNING, quoteOf } from "../testing/builders.ts";
import { judgeCollected } from "./collected-empties.ts";
import {
  type ErpReport,
  judgeReport,
  type LineSoFar,
  type OrderSoFar,
  type ReportedLine,
} from "./erp-report.ts";
import { type HouseShortage, linesCredited, linesCutShort } from "./house-shortage.ts";
import { judgeCancel, ORDER_STATES } from "./order-states.ts";
import { isProvisional } from "./place-order.ts";
import { resumeDelivery, SAVED_ORDER_TITLE_MAX } from "./saved-order.ts";
import { settlePrices } from "./settle-prices.ts";

const day = (text: string) => toLocalDate(text);
const soFar = (lineNo: number, said: Partial<LineSoFar> = {}): LineSoFar => ({
  lineNo,
  ordered: 10,
  confirmed: null,
  delivered: null,
  invoiced: null,
  credited: 0,
  ...said,
});
const boxes = (...all: readonly (readonly [number, number])[]): readonly ReportedLine[] =>
  all.map(([lineNo, count]) => ({ lineNo, boxes: count }));

describe("B6 what a report may say of a line", () => {
  const two = [soFar(1), soFar(2, { confirmed: 6, delivered: 4, invoiced: 3, credited: 1 })];
  const order = (state: OrderSoFar["state"]): OrderSoFar => ({ state, lines: two });
  const invoice = (lines: readonly ReportedLine[]): ErpReport => ({
    kind: "invoice",
    documentNumber: "F1",
    lines,
  });
  const credit = (lines: readonly ReportedLine[]): ErpReport => ({
    kind: "credit",
    documentNumber: "D1",
    lines,
  });
  const confirmation = (lines: readonly ReportedLine[]): ErpReport => ({
    kind: "confirmation",
    sapId: "1",
    lines,
  });
  const delivery = (lines: readonly ReportedLine[]): ErpReport => ({ kind: "delivery", lines });

  test.each<[string, ErpReport, OrderSoFar["state"], object | null]>([
    ["as many confirmed as ordered", confirmation(boxes([1, 10], [2, 10])), "received", null],
    [
      "one more",
      confirmation(boxes([1, 11], [2, 10])),
      "received",
      { kind: "too-many-boxes", lineNo: 1, most: 10 },
    ],
    [
      "a confirmation that leaves lines out names the first",
      confirmation([]),
      "received",
      { kind: "line-missing", lineNo: 1 },
    ],
    [
      "or the one that is left out",
      confirmation(boxes([1, 1])),
      "received",
      { kind: "line-missing", lineNo: 2 },
    ],
    [
      "a delivery that leaves one out",
      delivery(boxes([2, 6])),
      "on-the-way",
      { kind: "line-missing", lineNo: 1 },
    ],
    ["delivered up to what was confirmed", delivery(boxes([1, 10], [2, 6])), "on-the-way", null],
    [
      "and no more",
      delivery(boxes([1, 10], [2, 7])),
      "on-the-way",
      { kind: "too-many-boxes", lineNo: 2, most: 6 },
    ],
    ["a line named twice", delivery(boxes([1, 1], [1, 1])), "on-the-way", { kind: "line-twice", lineNo: 1 }],
    ["a line that there is not", delivery(boxes([3, 1])), "on-the-way", { kind: "line-unknown", lineNo: 3 }],
    ["an invoice of one line is enough", invoice(boxes([2, 1])), "delivered", null],
    [
      "invoiced up to what is delivered and not invoiced yet",
      invoice(boxes([2, 2])),
      "delivered",
      { kind: "too-many-boxes", lineNo: 2, most: 1 },
    ],
    [
      "of what was never delivered nothing",
      invoice(boxes([1, 1])),
      "delivered",
      { kind: "too-many-boxes", lineNo: 1, most: 0 },
    ],
    [
      "credited up to what is invoiced and not credited yet",
      credit(boxes([2, 2])),
      "partially-delivered",
      null,
    ],
    ["and no more", credit(boxes([2, 3])), "delivered", { kind: "too-many-boxes", lineNo: 2, most: 2 }],
    [
      "of what was never invoiced nothing",
      credit(boxes([1, 1])),
      "delivered",
      { kind: "too-many-boxes", lineNo: 1, most: 0 },
    ],
    [
      "an invoice before the delivery",
      invoice(boxes([2, 1])),
      "on-the-way",
      { kind: "not-delivered", state: "on-the-way" },
    ],
  ])("B6 D11 %s", (_, report, state, refusal) => {
    const judged = judgeReport(report, order(state));
    expect(judged.ok ? null : judged.refusal).toEqual(refusal);
  });

  it("B6 a delivered line that nothing was invoiced of yet may be invoiced whole", () => {
    const fresh: OrderSoFar = { state: "delivered", lines: [soFar(1, { delivered: 7 })] };
    expect(judgeReport(invoice(boxes([1, 7])), fresh).ok).toBe(true);
    expect(judgeReport(invoice(boxes([1, 8])), fresh)).toMatchObject({ refusal: { most: 7 } });
  });

  test.each([
    ["as much as was promised", [10, 6], "delivered"],
    ["one box less of one line", [10, 5], "partially-delivered"],
    ["one box less of the other, which was never confirmed", [9, 6], "partially-delivered"],
    ["nothing at all", [0, 0], "partially-delivered"],
  ] as const)("D11 a delivery of %s", (_, [first, second], step) => {
    expect(judgeReport(delivery(boxes([1, first], [2, second])), order("on-the-way"))).toMatchObject({
      value: { step },
    });
  });

  test.each([
    ["not one box", [0, 0], "cancelled"],
    ["one box of one line", [0, 1], "confirmed"],
    ["everything", [10, 10], "confirmed"],
  ] as const)("D11 a confirmation of %s", (_, [first, second], step) => {
    expect(judgeReport(confirmation(boxes([1, first], [2, second])), order("received"))).toMatchObject({
      value: { step },
    });
  });

  it("D11 an order without lines is confirmed by saying nothing: there is nothing to reject", () => {
    expect(judgeReport(confirmation([]), { state: "received", lines: [] })).toEqual({
      ok: true,
      value: { step: "confirmed", lines: [] },
    });
  });

  it("B6 whatever is billed, in however many parts, is never more than was delivered", () => {
    const parts = fc.array(fc.record({ isCredit: fc.boolean(), count: fc.nat(6) }), { maxLength: 12 });
    fc.assert(
      fc.property(parts, fc.nat(12), (all, delivered) => {
        let line = soFar(1, { confirmed: 12, ordered: 12, delivered });
        for (const { isCredit, count } of all) {
          const report = (isCredit ? credit : invoice)(boxes([1, count]));
          if (!judgeReport(report, { state: "delivered", lines: [line] }).ok) continue;
          line = isCredit
            ? { ...line, credited: line.credited + count }
            : { ...line, invoiced: (line.invoiced ?? 0) + count };
          expect(line.invoiced ?? 0).toBeLessThanOrEqual(delivered);
          expect(line.credited).toBeLessThanOrEqual(line.invoiced ?? 0);
        }
      }),
    );
  });
});

describe("EMPTIES-01 what the driver took over", () => {
  const planned = [
    { code: "KEG50", units: 7, lineNo: 1 },
    { code: "CR20", units: 4, lineNo: 2 },
    { code: "KEG50", units: 3, lineNo: 3 },
  ];
  const facts = { planned, takenBack: new Set(["KEG50", "CR20", "PALEUR"]) };
  const kegs = (units: number) => ({ code: "KEG50", units });
  const crates = { code: "CR20", units: 4 };

  test.each([
    ["all", 10, [7, 3]],
    ["more than all: the last line takes the rest", 14, [7, 7]],
    ["some of the second line", 8, [7, 1]],
    ["the first line alone", 7, [7, 0]],
    ["some of the first line", 5, [5, 0]],
    ["none", 0, [0, 0]],
  ])("EMPTIES-01 of one type on two lines, %s", (_, units, [first, second]) => {
    const judged = judgeCollected([kegs(units), crates], facts);
    expect(judged.ok && judged.value.lines).toEqual([
      { lineNo: 1, units: first },
      { lineNo: 3, units: second },
      { lineNo: 2, units: 4 },
    ]);
  });

  test.each([
    ["one piece that was not planned is told", 1, [{ code: "PALEUR", units: 1 }]],
    ["none of it is not", 0, []],
  ])("EMPTIES-01 %s", (_, units, unplanned) => {
    const judged = judgeCollected([kegs(1), crates, { code: "PALEUR", units }], facts);
    expect(judged.ok && judged.value.unplanned).toEqual(unplanned);
  });

  test.each([
    [
      "a type that nobody takes back",
      [kegs(1), crates, { code: "BOX", units: 1 }],
      { kind: "empties-unknown", code: "BOX" },
    ],
    ["a type named twice", [kegs(1), crates, kegs(2)], { kind: "empties-twice", code: "KEG50" }],
    ["no word of what was planned: the first is named", [], { kind: "empties-missing", code: "KEG50" }],
    ["or the one that is left out", [kegs(1)], { kind: "empties-missing", code: "CR20" }],
  ])("D11 refuses %s", (_, told, refusal) => {
    expect(judgeCollected(told, facts)).toEqual({ ok: false, refusal });
  });

  it("EMPTIES-01 what was planned may be told, though it is taken back no more", () => {
    expect(judgeCollected([kegs(1), crates], { planned, takenBack: new Set() }).ok).toBe(true);
  });
});

describe("D11 B6 where the house ERP falls short", () => {
  const row = (said: Partial<HouseShortage> = {}): HouseShortage => ({
    kind: "delivery",
    sku: "100112",
    validFrom: day("2026-11-20"),
    validTo: day("2026-11-30"),
    mostBoxes: 2,
    reason: "Vyprodáno",
    ...said,
  });
  const three = [{ lineNo: 1, sku: "100112", boxes: 3 }];
  const cutOn = (asked: string, ...shortages: readonly HouseShortage[]) =>
    linesCutShort("delivery", three, { day: day(asked), shortages })[0];

  test.each([
    ["on its first day", "2026-11-20", row(), 2],
    ["on its last day", "2026-11-30", row(), 2],
    ["the day before", "2026-11-19", row(), 3],
    ["the day after", "2026-12-01", row(), 3],
    ["for ever", "2031-01-01", row({ validTo: null }), 2],
    ["of other goods", "2026-11-23", row({ sku: "100101" }), 3],
    ["of what is promised, not of what is brought", "2026-11-23", row({ kind: "confirmation" }), 3],
    ["that allows just as many", "2026-11-23", row({ mostBoxes: 3 }), 3],
    ["that allows none", "2026-11-23", row({ mostBoxes: 0 }), 0],
  ])("a shortage %s", (_, asked, shortage, left) => {
    const reason = left < 3 ? { reason: "Vyprodáno" } : {};
    expect(cutOn(asked, shortage)).toEqual({ lineNo: 1, boxes: left, ...reason });
  });

  it("of two the first holds", () => {
    expect(cutOn("2026-11-23", row({ mostBoxes: 1 }), row())).toMatchObject({ boxes: 1 });
    expect(cutOn("2026-11-23", row(), row({ mostBoxes: 1 }))).toMatchObject({ boxes: 2 });
  });

  test.each([
    [5, 3],
    [3, 3],
    [1, 1],
    [0, undefined],
  ])("credits of three invoiced boxes with a row for %s just %s", (mostBoxes, credited) => {
    const shortages = [row({ kind: "credit", mostBoxes })];
    const lines = linesCredited(three, { day: day("2026-11-23"), shortages });
    expect(lines).toEqual(
      credited === undefined ? [] : [{ lineNo: 1, boxes: credited, reason: "Vyprodáno" }],
    );
  });

  it("what is brought is never more than what was promised, whatever the rows", () => {
    const some = fc.array(
      fc.record({
        kind: fc.constantFrom("confirmation" as const, "delivery" as const),
        mostBoxes: fc.nat(9),
      }),
    );
    fc.assert(
      fc.property(some, fc.nat(9), (said, ordered) => {
        const facts = { day: day("2026-11-23"), shortages: said.map(row) };
        const [promised] = linesCutShort(
          "confirmation",
          [{ lineNo: 1, sku: "100112", boxes: ordered }],
          facts,
        );
        const [brought] = linesCutShort(
          "delivery",
          [{ lineNo: 1, sku: "100112", boxes: promised?.boxes ?? 0 }],
          facts,
        );
        expect(promised?.boxes).toBeLessThanOrEqual(ordered);
        expect(brought?.boxes).toBeLessThanOrEqual(promised?.boxes ?? 0);
        expect(promised?.reason !== undefined).toBe((promised?.boxes ?? 0) < ordered);
      }),
    );
  });
});

describe("an order at the prices of the ERP", () => {
  it("PRICE-06 B14 sums up like any other, and a line without a price keeps its own", () => {
    const lineOf = fc.record({
      boxes: fc.nat(99),
      unitPriceMinor: fc.nat(99_999),
      vatPercent: fc.constantFrom(12, 21),
    });
    fc.assert(
      fc.property(fc.array(lineOf), fc.array(fc.option(fc.nat(99_999))), (said, prices) => {
        const lines = said.map((one, at) => ({ ...one, lineNo: at + 1 }));
        const given = new Map(
          prices.flatMap((price, at) => (price === null ? [] : [[at + 1, price] as const])),
        );
        const settled = settlePrices(lines, given);
        for (const [at, one] of settled.lines.entries()) {
          expect(one.unitPriceMinor).toBe(given.get(at + 1) ?? lines[at]?.unitPriceMinor);
          expect(one.netMinor).toBe(one.unitPriceMinor * (lines[at]?.boxes ?? 0));
        }
        expect(settled.netMinor).toBe(settled.lines.reduce((sum, one) => sum + one.netMinor, 0));
        expect(settled.grossMinor).toBe(settled.netMinor + settled.vatMinor);
      }),
    );
  });

  it("PRICE-06 a cart without goods is never provisional, and one that was not asked about neither", () => {
    const empty = quoteOf([], anyCartFacts([]));
    expect(isProvisional(empty, { update: { kind: "failed" }, nextDay: null })).toBe(false);
    expect(isProvisional(empty, undefined)).toBe(false);
  });
});

describe("a cart that was put aside goes on", () => {
  const facts = {
    shipToStatus: "APPROVED",
    offered: ["selfpickup_selfpickup"],
    calendar: anyCalendar(),
  } as const;
  const saved = { method: "selfpickup_selfpickup", date: day("2026-11-24") } as const;
  test.each([
    ["on its own day while that is open, scheduled or not", {}, {}, "2026-11-24"],
    ["on the next one in place of a closed one", { date: day("2026-11-28") }, {}, "2026-11-30"],
    ["on the next one in place of one that has passed", { date: day("2026-11-05") }, {}, "2026-11-23"],
    ["without a day when none was chosen", { date: null }, {}, null],
    ["without a day when nothing is known of the days", {}, { calendar: null }, null],
    [
      "without a day when none is open",
      {},
      { calendar: anyCalendar({ scheduledWeekdays: [], addedWeekdays: [] }) },
      null,
    ],
  ])("CALENDAR-31 SAVED-08 %s", (_, said, more, date) => {
    expect(resumeDelivery({ ...saved, ...said }, { ...facts, ...more }, FRIDAY_MORNING)).toEqual({
      ok: true,
      value: { method: "selfpickup_selfpickup", date },
    });
  });

  test.each([
    [
      "SHIPTO-12 a suspended place, whatever else",
      { method: "tank_tank" },
      { shipToStatus: "SUSPENDED" },
      "ship-to-suspended",
    ],
    ["TRANSPORT-28 a method that is offered no more", { method: "tank_tank" }, {}, "method-not-offered"],
  ] as const)("%s refuses it", (_, said, more, kind) => {
    expect(resumeDelivery({ ...saved, ...said }, { ...facts, ...more }, FRIDAY_MORNING)).toEqual({
      ok: false,
      refusal: { kind },
    });
  });

  it("without a method there is no day either; SAVED-11 its name has forty characters", () => {
    expect(resumeDelivery({ ...saved, method: null }, facts, FRIDAY_MORNING)).toEqual({
      ok: true,
      value: { method: null, date: null },
    });
    expect(SAVED_ORDER_TITLE_MAX).toBe(40);
  });
});

it("HISTORY-09 goods are issued once the truck is loaded, and never of a cancelled order", () => {
  const issued = Object.entries(ORDER_STATES).filter(([, { goodsIssued }]) => goodsIssued);
  expect(issued.map(([state]) => state)).toEqual([
    "loaded",
    "on-the-way",
    "delivered",
    "partially-delivered",
  ]);
  expect(judgeCancel("cancelled", true)).toMatchObject({ refusal: { kind: "already-cancelled" } });
});
