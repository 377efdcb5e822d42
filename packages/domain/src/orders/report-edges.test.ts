import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  type ErpReport,
  judgeReport,
  type LineSoFar,
  type OrderSoFar,
  type ReportedLine,
} from "./erp-report.ts";

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
