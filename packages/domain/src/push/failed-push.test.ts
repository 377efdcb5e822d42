import { expect, test } from "vitest";
import { judgeFailedPush, type PushVerdict } from "./failed-push.ts";

const day = 24 * 60 * 60 * 1000;

test.each<[Parameters<typeof judgeFailedPush>[0], PushVerdict]>([
  [{ status: 404, attempts: 1, waitedMs: 0 }, { kind: "gone" }],
  [{ status: 410, attempts: 9, waitedMs: day }, { kind: "gone" }],
  [{ status: 400, attempts: 1, waitedMs: 0 }, { kind: "give-up" }],
  [{ status: 403, attempts: 1, waitedMs: 0 }, { kind: "give-up" }],
  [{ status: 413, attempts: 1, waitedMs: 0 }, { kind: "give-up" }],
  [{ status: 301, attempts: 1, waitedMs: 0 }, { kind: "give-up" }],
  [
    { status: 429, attempts: 1, waitedMs: 0 },
    { kind: "again", afterMs: 5_000 },
  ],
  [
    { status: 429, attempts: 1, waitedMs: 0, retryAfterMs: 60_000 },
    { kind: "again", afterMs: 60_000 },
  ],
  [
    { status: 503, attempts: 3, waitedMs: 0 },
    { kind: "again", afterMs: 20_000 },
  ],
  [
    { status: undefined, attempts: 20, waitedMs: day - 1 },
    { kind: "again", afterMs: 1_800_000 },
  ],
  [{ status: undefined, attempts: 40, waitedMs: day }, { kind: "give-up" }],
])("PUSH-01 %j: %j", (failed, expected) => {
  expect(judgeFailedPush(failed)).toEqual(expected);
});
