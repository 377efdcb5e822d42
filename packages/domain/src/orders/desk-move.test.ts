import { describe, expect, test } from "vitest";
import { judgeBulkConfirm, judgeDeskMove, movesOpen } from "./desk-move.ts";
import type { ErpReport, LineSoFar } from "./erp-report.ts";

const line = (lineNo: number, more: Partial<LineSoFar> = {}): LineSoFar => ({
  ...{ lineNo, ordered: 10, confirmed: null, delivered: null, invoiced: null, credited: 0, ...more },
});
const judged = (report: ErpReport, lines: readonly LineSoFar[], isErpConnected = false) => {
  const verdict = judgeDeskMove(report, { lines, isErpConnected });
  return verdict.ok ? "ok" : verdict.refusal;
};
const confirmation = (boxes: number, reason?: string): ErpReport => ({
  ...{ kind: "confirmation", sapId: "4700100001", lines: [{ lineNo: 1, boxes, reason }] },
});

describe("DORD-03 who takes boxes off a line says why", () => {
  test.each([
    ["all of it", confirmation(10), "ok"],
    ["less with a reason", confirmation(8, "Není skladem"), "ok"],
    ["less without one", confirmation(8), { kind: "reason-missing", lineNo: 1 }],
    ["less with an empty one", confirmation(8, ""), { kind: "reason-missing", lineNo: 1 }],
    ["nothing without one", confirmation(0), { kind: "reason-missing", lineNo: 1 }],
    ["a shipment", { kind: "shipment", step: "loaded" }, "ok"],
    ["an invoice", { kind: "invoice", documentNumber: "F1", lines: [{ lineNo: 1, boxes: 1 }] }, "ok"],
    [
      "a credit without one",
      { kind: "credit", documentNumber: "D1", lines: [{ lineNo: 1, boxes: 1 }] },
      { kind: "reason-missing", lineNo: 1 },
    ],
  ] as const)("%s", (_case, report, expected) => {
    expect(judged(report, [line(1)])).toEqual(expected);
  });

  test("a delivery is compared with what was confirmed, not with what was ordered", () => {
    const lines = [line(1, { confirmed: 8 })];
    expect(judged({ kind: "delivery", lines: [{ lineNo: 1, boxes: 8 }] }, lines)).toBe("ok");
    expect(judged({ kind: "delivery", lines: [{ lineNo: 1, boxes: 7 }] }, lines)).toEqual({
      ...{ kind: "reason-missing", lineNo: 1 },
    });
  });

  test("a line that the order does not have is left to the rules of reports", () => {
    expect(judged({ kind: "delivery", lines: [{ lineNo: 9, boxes: 0 }] }, [line(1)])).toBe("ok");
  });
});

test("DEDIT-05 orders of a connected ERP stand still at the desk", () => {
  expect(judged(confirmation(10), [line(1)], true)).toEqual({ kind: "erp-owns-orders" });
});

test.each([
  ["received", false, 0, ["confirm", "cancel"]],
  ["received", true, 0, ["confirm"]],
  ["confirmed", false, 0, ["load", "cancel"]],
  ["loaded", false, 0, ["send"]],
  ["on-the-way", false, 0, ["deliver"]],
  ["delivered", false, 4, ["bill"]],
  ["partially-delivered", false, 0, []],
  ["cancelled", false, 4, []],
] as const)("DORD-03 what a %s order waits for", (state, isBlocked, toBill, expected) => {
  expect(movesOpen({ state, isBlocked, toBill })).toEqual(expected);
});

test.each([
  ["one that waits", "received", false, false, "ok"],
  ["one taken back meanwhile", "cancelled", false, false, "cancelled-meanwhile"],
  ["one confirmed already", "confirmed", false, false, "not-waiting"],
  ["one that the ERP looks into", "received", true, false, "order-blocked"],
  ["one of provisional prices", "received", false, true, "provisional-prices"],
] as const)(
  "DLIST-03 of many that are confirmed at once: %s",
  (_case, state, isBlocked, isProvisional, expected) => {
    const verdict = judgeBulkConfirm({ state, isBlocked, isProvisional });
    expect(verdict.ok ? "ok" : verdict.refusal.kind).toBe(expected);
  },
);
