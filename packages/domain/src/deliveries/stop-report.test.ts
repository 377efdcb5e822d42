import { describe, expect, test } from "vitest";
import { stepsToDelivery } from "../orders/desk-move.ts";
import { isReportable, judgeStopReport } from "./stop-report.ts";

const report = {
  lines: [{ lineNo: 1, boxes: 3 }],
  empties: [],
  receivedBy: "Eliška Řezáčová",
  hasSignature: true,
};
const none = { lines: [{ lineNo: 1, boxes: 0, reason: "Zavřeno" }], empties: [{ code: "KEG50", units: 0 }] };

describe("DDISP-03 who took a delivery over", () => {
  test.each([
    ["named and signed", {}, "ok"],
    ["signed by nobody", { receivedBy: " " }, "receiver-missing"],
    ["without a signature", { hasSignature: false }, "signature-missing"],
    ["with a name too long", { receivedBy: "x".repeat(101) }, "receiver-too-long"],
    ["nothing handed over", { ...none, receivedBy: "", hasSignature: false }, "ok"],
    [
      "empties alone taken along",
      { ...none, empties: [{ code: "KEG50", units: 1 }], hasSignature: false },
      "signature-missing",
    ],
  ])("%s", (_case, part, expected) => {
    const verdict = judgeStopReport({ ...report, ...part });
    expect(verdict.ok ? "ok" : verdict.refusal.kind).toBe(expected);
  });
});

test.each([
  ["received", undefined],
  ["confirmed", ["loaded", "on-the-way"]],
  ["loaded", ["on-the-way"]],
  ["on-the-way", []],
  ["delivered", undefined],
  ["cancelled", undefined],
] as const)("DDISP-04 an order that is %s goes %j before its delivery", (state, expected) => {
  expect(stepsToDelivery(state)).toEqual(expected);
});

test.each([
  [0, true],
  [3, true],
  [4, false],
  [-1, false],
])("DDISP-03 a round %i days ago is reported: %s", (daysAgo, expected) => {
  expect(isReportable({ daysAgo })).toBe(expected);
});
