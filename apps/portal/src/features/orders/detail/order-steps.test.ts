import { describe, expect, test } from "vitest";
import { someOrder } from "../../../testing/some-order.ts";
import { billedSteps, documentsOf, momentOf, stepsOf } from "./order-steps.ts";

const event = (state: string, at: string, by: string | null = null) => ({
  ...{ state, at, by, by_brewery: by === null },
});
const received = event("received", "2026-11-18 12:03:00");
const confirmed = event("confirmed", "2026-11-18 14:10:00");
const brief = (steps: ReturnType<typeof stepsOf>) =>
  steps.map(({ state, progress, at }) => [state, progress, at?.minutes]);

describe("HISTORY-14 the road of an order", () => {
  test("what happened has its time, what comes has none", () => {
    expect(brief(stepsOf("confirmed", [received, confirmed])).slice(0, 3)).toEqual([
      ["received", "done", 723],
      ["confirmed", "done", 850],
      [expect.any(String), "ahead", undefined],
    ]);
  });

  test("a cancelled one ends where it was cancelled, and says by whom", () => {
    const steps = stepsOf("cancelled", [received, event("cancelled", "2026-11-19 09:00:00", "Jana Novotná")]);
    expect(steps.at(-1)).toMatchObject({ state: "cancelled", progress: "problem", by: "Jana Novotná" });
    expect(steps.some(({ progress }) => progress === "ahead")).toBe(false);
    expect(steps[0]?.by).toBeUndefined();
  });

  test.each([
    ["before anything else is done", "2026-11-18 13:00:00", ["received", "priced", "confirmed"]],
    [
      "behind all that is done, before what is ahead",
      "2026-11-19 08:00:00",
      ["received", "confirmed", "priced"],
    ],
  ])("PRICE-06 prices that were settled stand where it happened: %s", (_case, at, begin) => {
    const steps = stepsOf("confirmed", [received, confirmed, event("priced", at)]);
    expect(steps.map(({ state }) => state).slice(0, 3)).toEqual(begin);
  });

  test("B14 prices that were kept say by whom; an event without a readable time is left out", () => {
    const kept = event("price-kept", "2026-11-19 08:30:00", "Jana Novotná");
    const steps = stepsOf("confirmed", [received, confirmed, event("priced", "soon"), kept]);
    expect(steps.find(({ state }) => state === "price-kept")).toMatchObject({ by: "Jana Novotná" });
    expect(steps.some(({ state }) => state === "priced")).toBe(false);
  });
});

describe("B6 what was billed", () => {
  const bill = (number: string, at: string) => ({ id: `d${number}`, number, issued_at: at });

  test("is one step for all invoices and one for all credit notes, with the time of the last", () => {
    const order = someOrder({
      invoices: [bill("1", "2026-11-20 08:00:00"), bill("2", "2026-11-21 09:00:00")],
      credit_memos: [bill("3", "2026-11-22 10:00:00")],
    } as Parameters<typeof someOrder>[0]);
    const steps = billedSteps(documentsOf(order));
    expect(steps.map(({ state, at, documents }) => [state, at?.minutes, documents.length])).toEqual([
      ["invoice", 540, 2],
      ["credit", 600, 1],
    ]);
  });

  test("of an order without bills there is no step", () => {
    expect(billedSteps(documentsOf(someOrder()))).toEqual([]);
  });
});

test.each([
  ["2026-11-18 12:03:00", { date: "2026-11-18", minutes: 723 }],
  ["2026-11-18T00:00:00", { date: "2026-11-18", minutes: 0 }],
  ["", undefined],
  ["yesterday", undefined],
])("a moment of the wire: %j", (text, moment) => {
  expect(momentOf(text)).toEqual(moment);
});
