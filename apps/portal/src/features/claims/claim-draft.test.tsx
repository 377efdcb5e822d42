import { act, renderHook } from "@testing-library/react";
import type { DeliveryToClaim } from "@vycep/contract/claims/claims.rest";
import { machineTimers } from "@vycep/shell/clock/clock";
import { manualTimers } from "@vycep/shell/testing/manual-timers";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type FakeApi, fakeApi } from "../../testing/fake-api.ts";
import { someDelivery } from "../../testing/some-claims.ts";
import { expectedOf } from "./expected-of.ts";
import { linesOf, useClaimDraft } from "./use-claim-draft.ts";

let api: FakeApi;
const timers = manualTimers();

beforeEach(() => {
  api = fakeApi({ SetClaimDraft: () => ({ savedAt: "2026-11-20T09:41:00" }) });
  vi.stubGlobal("fetch", api.fetch);
  vi.spyOn(machineTimers, "after").mockImplementation(timers.after);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function begin(change: Partial<DeliveryToClaim> = {}) {
  const { result, unmount } = renderHook(() => useClaimDraft(someDelivery(change)));
  const pass = (ms: number) =>
    act(async () => {
      timers.advance(ms);
      for (let turn = 0; turn < 6; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
    });
  const mark = (line: number) => act(() => result.current.toggle(line, "short"));
  return { draft: () => result.current, pass, mark, leave: unmount };
}
const saved = () => (api.lastOf("SetClaimDraft") as { body: { lines: unknown; note: string } }).body;

describe("B2 C20 what is marked on a delivery", () => {
  test("one tap marks one box, another reason keeps how many, and the same reason takes it away", () => {
    const { draft, mark } = begin();
    mark(1);
    act(() => draft().setBoxes(1, 3));
    act(() => draft().toggle(1, "damaged"));
    expect(linesOf(draft().marks)).toEqual([{ line: 1, reason: "damaged", boxes: 3, photos: [] }]);
    act(() => draft().toggle(1, "damaged"));
    expect(linesOf(draft().marks)).toEqual([]);
  });

  test("a photo that comes late belongs to its line, and to none whose mark is gone", () => {
    const { draft, mark } = begin();
    mark(2);
    mark(1);
    act(() => draft().addPhoto(2, "p1"));
    act(() => draft().addPhoto(3, "p2"));
    act(() => draft().setBoxes(3, 2));
    expect(linesOf(draft().marks)).toEqual([
      { line: 1, reason: "short", boxes: 1, photos: [] },
      { line: 2, reason: "short", boxes: 1, photos: ["p1"] },
    ]);
  });

  test("who closes the page or goes elsewhere before that has it saved on the way, once", async () => {
    const { mark, pass, leave } = begin();
    mark(1);
    act(() => void window.dispatchEvent(new Event("pagehide")));
    await pass(0);
    expect(saved().lines).toEqual([{ line: 1, reason: "short", boxes: 1, photos: [] }]);
    act(() => void window.dispatchEvent(new Event("pagehide")));
    await pass(0);
    expect(api.count("SetClaimDraft")).toBe(1);
    mark(2);
    leave();
    await pass(0);
    expect(api.count("SetClaimDraft")).toBe(2);
  });

  test("is saved once the hand rests, all of it in one call", async () => {
    const { draft, mark, pass } = begin();
    mark(1);
    await pass(400);
    act(() => draft().setNote("Rozbitá přepravka"));
    await pass(600);
    expect(api.count("SetClaimDraft")).toBe(0);
    await pass(100);
    expect(api.count("SetClaimDraft")).toBe(1);
    expect(saved()).toEqual({
      lines: [{ line: 1, reason: "short", boxes: 1, photos: [] }],
      note: "Rozbitá přepravka",
    });
    expect(draft().saved.kind).toBe("saved");
  });

  test("without a network it stays, is said not to be saved, and is saved by itself later", async () => {
    const { draft, mark, pass } = begin();
    api.cut("SetClaimDraft");
    mark(1);
    await pass(700);
    expect(draft().saved.kind).toBe("failed");
    expect(draft().marks.size).toBe(1);
    api.mend("SetClaimDraft");
    await pass(5000);
    expect(draft().saved.kind).toBe("saved");
    expect(api.count("SetClaimDraft")).toBe(2);
  });

  test("is not saved while it is being sent, and again where that failed", async () => {
    const { draft, mark, pass } = begin();
    mark(1);
    act(() => draft().close());
    await pass(5000);
    expect(api.count("SetClaimDraft")).toBe(0);
    act(() => draft().reopen());
    await pass(700);
    expect(api.count("SetClaimDraft")).toBe(1);
  });

  test("once it is sent the next begins empty, and nothing is saved of the one before", async () => {
    const { draft, mark, pass } = begin();
    mark(1);
    act(() => draft().start());
    await pass(5000);
    expect([draft().marks.size, draft().note, draft().saved.kind]).toEqual([0, "", "nothing"]);
    expect(api.count("SetClaimDraft")).toBe(0);
  });

  test("what was kept comes back as far as it may still be claimed", () => {
    const one = { reason: "short", photos: [] } as const;
    const lines = [
      { ...one, line: 1, boxes: 99, photos: [] },
      { ...one, line: 3, boxes: 1, photos: [] },
      { ...one, line: 9, boxes: 1, photos: [] },
    ];
    const { draft } = begin({ draft: { lines, note: "Včera" } });
    expect(linesOf(draft().marks)).toEqual([{ line: 1, reason: "short", boxes: 10, photos: [] }]);
    expect([draft().note, draft().saved.kind]).toEqual(["Včera", "saved"]);
  });
});

describe("B2 the credit to expect", () => {
  const claimed = (line: number, boxes: number) => ({ line, boxes, reason: "short", photos: [] }) as const;

  test("is of the marked boxes at the price that was billed, with VAT, and with their deposits without", () => {
    const credit = expectedOf(someDelivery(), [{ ...claimed(1, 2), photos: [] }]);
    // 2 × 221 Kč, 21 %, and 2 × 160 Kč of deposit.
    expect(credit).toMatchObject({
      netMinor: 44_200,
      vatMinor: 9282,
      depositMinor: 32_000,
      totalMinor: 85_482,
    });
  });

  test("of nothing, and of lines that the delivery has not, is nothing", () => {
    expect(expectedOf(someDelivery(), []).totalMinor).toBe(0);
    expect(expectedOf(someDelivery(), [{ ...claimed(9, 2), photos: [] }]).totalMinor).toBe(0);
  });

  test("in cash it is rounded as the credit note will be", () => {
    const { totalMinor, roundingMinor } = expectedOf(someDelivery({ payment: "cash" }), [
      { ...claimed(1, 2), photos: [] },
    ]);
    expect(totalMinor % 100).toBe(0);
    expect(Math.abs(roundingMinor)).toBe(18);
  });
});
