import { describe, expect, it } from "vitest";
import { toMinor } from "../kernel/money.ts";
import { judgePricing, orderProblems, type ProblemFacts } from "./order-problems.ts";

const sound: ProblemFacts = {
  state: "received",
  isRefused: false,
  isProvisional: false,
  isSentAgain: false,
  isDayFallen: false,
  isLookedInto: false,
  isErpOwned: false,
  isInvoiced: false,
  limit: { limitMinor: null, totalMinor: toMinor(120), isSettled: false, isKept: false },
};
const above = { ...sound.limit, limitMinor: toMinor(100), isSettled: true };

describe("DORD-08 a problem order says what blocks it and offers the steps that help", () => {
  it.each([
    ["nothing", {}, []],
    ["the ERP refused it", { isRefused: true, isLookedInto: true }, ["erp-refused: ask-again call"]],
    ["the brewery does not come on its day any more", { isDayFallen: true }, ["day-fallen: call"]],
    [
      "its day fell away and the ERP refused it",
      { isDayFallen: true, isRefused: true },
      ["erp-refused: ask-again call", "day-fallen: call"],
    ],
    ["its day fell away when it was on its way", { state: "on-the-way", isDayFallen: true }, []],
    ["no prices yet", { isProvisional: true }, ["prices-missing: set-prices call"]],
    [
      "no prices yet, and they are the ERP's",
      { isProvisional: true, isErpOwned: true },
      ["prices-missing: call"],
    ],
    [
      "no prices yet, and it stands on an invoice",
      { state: "on-the-way", isProvisional: true, isInvoiced: true },
      ["prices-missing: call"],
    ],
    ["above what the customer allowed", { limit: above }, ["above-limit: call"]],
    ["above it, and the customer took it", { limit: { ...above, isKept: true } }, []],
    ["the ERP looks into it", { isLookedInto: true }, ["looked-into: call"]],
    ["it was sent again and waits", { isLookedInto: true, isSentAgain: true }, ["sent-again: "]],
    [
      "sent again and refused again",
      { isLookedInto: true, isSentAgain: true, isRefused: true },
      ["erp-refused: ask-again call"],
    ],
    ["sent for the first time", { isSentAgain: true }, []],
    [
      "refused and without prices",
      { isRefused: true, isProvisional: true },
      ["erp-refused: ask-again call", "prices-missing: set-prices call"],
    ],
    ["cancelled meanwhile", { state: "cancelled", isRefused: true, isProvisional: true }, []],
    ["delivered all the same", { state: "delivered", limit: above, isLookedInto: true }, []],
  ] as const)("%s", (_name, facts, expected) => {
    expect(
      orderProblems({ ...sound, ...facts }).map(({ kind, steps }) => `${kind}: ${steps.join(" ")}`),
    ).toEqual(expected);
  });
});

describe("DORD-08 prices are set until the order is delivered or invoiced", () => {
  it.each([
    ["taken without prices", {}, "ok"],
    ["underway", { state: "on-the-way" }, "ok"],
    ["delivered", { state: "delivered" }, "step-not-allowed"],
    ["delivered in part", { state: "partially-delivered" }, "step-not-allowed"],
    ["invoiced", { isInvoiced: true }, "step-not-allowed"],
    ["cancelled", { state: "cancelled" }, "cancelled-meanwhile"],
    ["priced meanwhile", { isProvisional: false }, "prices-settled"],
  ] as const)("%s", (_name, facts, expected) => {
    const verdict = judgePricing({ ...sound, isProvisional: true, ...facts });
    expect(verdict.ok ? "ok" : verdict.refusal.kind).toBe(expected);
  });
});
