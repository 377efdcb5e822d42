import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { judgeFailedPush, LONGEST_PUSH_WAIT_MS } from "./failed-push.ts";

const judge = (said: Partial<Parameters<typeof judgeFailedPush>[0]>) =>
  judgeFailedPush({ status: 503, attempts: 1, waitedMs: 0, ...said });

describe("PUSH-01 a message that was not taken", () => {
  it.each([
    [299, "again"],
    [300, "give-up"],
    [404, "gone"],
    [407, "give-up"],
    [408, "again"],
    [409, "give-up"],
    [410, "gone"],
    [428, "give-up"],
    [429, "again"],
    [430, "give-up"],
    [499, "give-up"],
    [500, "again"],
    [599, "again"],
    [undefined, "again"],
  ])("with %s: %s", (status, kind) => expect(judge({ status }).kind).toBe(kind));

  it.each([
    [1, undefined, 5000],
    [2, undefined, 10_000],
    [9, undefined, 1_280_000],
    [10, undefined, 1_800_000],
    [99, undefined, 1_800_000],
    [1, 4999, 5000],
    [1, 5001, 5001],
    [99, 3_600_000, 3_600_000],
    [1, LONGEST_PUSH_WAIT_MS + 1, LONGEST_PUSH_WAIT_MS],
  ])("after try %i and asked to wait %s it waits %i ms", (attempts, retryAfterMs, afterMs) => {
    expect(judge({ attempts, retryAfterMs })).toEqual({ kind: "again", afterMs });
  });

  it("is tried for a day and not a moment longer, and whoever is gone is gone at once", () => {
    expect(LONGEST_PUSH_WAIT_MS).toBe(86_400_000);
    expect(judge({ waitedMs: LONGEST_PUSH_WAIT_MS - 1 }).kind).toBe("again");
    expect(judge({ waitedMs: LONGEST_PUSH_WAIT_MS })).toEqual({ kind: "give-up" });
    expect(judge({ status: 410, waitedMs: LONGEST_PUSH_WAIT_MS })).toEqual({ kind: "gone" });
  });

  it("waits a while, and not for ever, whatever the service says", () => {
    const anyAnswer = fc.record({
      status: fc.option(fc.integer({ min: 200, max: 599 }), { nil: undefined }),
      attempts: fc.integer({ min: 1, max: 2000 }),
      waitedMs: fc.nat(LONGEST_PUSH_WAIT_MS),
      retryAfterMs: fc.option(fc.nat(), { nil: undefined }),
    });
    fc.assert(
      fc.property(anyAnswer, (failed) => {
        const verdict = judgeFailedPush(failed);
        if (verdict.kind !== "again") return;
        expect(verdict.afterMs).toBeGreaterThanOrEqual(5000);
        expect(verdict.afterMs).toBeLessThanOrEqual(LONGEST_PUSH_WAIT_MS);
      }),
    );
  });
});
