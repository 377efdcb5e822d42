import { expect, test } from "vitest";
import {
  connectionProblem,
  judgeFailedWebhook,
  parseWebhookProblem,
  WEBHOOK_PATIENCE_MS as patience,
} from "./webhook.ts";

test.each([
  ["EAI_AGAIN", "name-unknown"],
  ["ECONNRESET", "connection-broken"],
  ["ETIMEDOUT", "no-answer-in-time"],
  ["CERT_HAS_EXPIRED", "certificate-invalid"],
  ["DEPTH_ZERO_SELF_SIGNED_CERT", "certificate-invalid"],
  ["UNABLE_TO_VERIFY_LEAF_SIGNATURE", "certificate-invalid"],
  ["EHOSTUNREACH", "not-reached"],
  [undefined, "not-reached"],
])("B16 %s of the system is %s to its people", (code, problem) => {
  expect(connectionProblem(code)).toBe(problem);
});

test("B16 what was noted in words of before says only that it was not reached", () => {
  expect(parseWebhookProblem("answered 503")).toBe("not-reached");
});

test.each([
  [1, 0, 0, 1000, false],
  [2, 1000, 1000, 2000, false],
  [12, 0, 0, 2_048_000, false],
  [13, 0, 0, 3_600_000, false],
  [9999, 0, 0, 3_600_000, false],
  [80, patience - 1, 0, 3_600_000, false],
  [80, patience, 0, undefined, false],
  [80, patience - 1, patience - 1, 3_600_000, false],
  [80, 0, patience, 3_600_000, true],
])(
  "B16 try %i after %i ms at an address failing for %i ms: again in %s, off %s",
  (attempts, waitedMs, failingMs, againInMs, switchesOff) => {
    expect(judgeFailedWebhook({ attempts, waitedMs, failingMs })).toEqual({ againInMs, switchesOff });
  },
);
