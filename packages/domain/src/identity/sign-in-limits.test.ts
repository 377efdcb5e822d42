import { describe, expect, test } from "vitest";
import {
  judgeSignIn,
  MOST_COUNTED_TRIES,
  SIGN_IN_WINDOW_SECONDS,
  type SignInTries,
} from "./sign-in-limits.ts";

const none = { count: 0, secondsSince: 0 };
const calm: SignInTries = { account: none, address: none, all: none, isKnownDevice: false };
const judge = (tries: Partial<SignInTries>) => judgeSignIn({ ...calm, ...tries }, 10);
const lets = (afterMs: number) => ({ kind: "tried", afterMs });
const refuses = (reason: "account" | "address", seconds: number) => ({ kind: "refused", reason, seconds });

describe("limits of signing in", () => {
  test.each([
    ["nobody tried yet", {}, lets(0)],
    ["nine wrong ones", { account: { count: 9, secondsSince: 0 } }, lets(0)],
    ["ten wrong ones", { account: { count: 10, secondsSince: 0 } }, refuses("account", 900)],
    ["the last second of the lock", { account: { count: 10, secondsSince: 899.5 } }, refuses("account", 1)],
    ["the lock is over", { account: { count: 10, secondsSince: 900 } }, lets(0)],
    [
      "a known device of its own has ten tries as well",
      { isKnownDevice: true, account: { count: 10, secondsSince: 0 } },
      refuses("account", 900),
    ],
    ["an address with 19 wrong ones", { address: { count: 19, secondsSince: 0 } }, lets(0)],
    ["an address with 20", { address: { count: 20, secondsSince: 0 } }, refuses("address", 2)],
    ["… that waited", { address: { count: 20, secondsSince: 2 } }, lets(0)],
    ["an address with 29", { address: { count: 29, secondsSince: 0 } }, refuses("address", 2)],
    ["an address with 30", { address: { count: 30, secondsSince: 0 } }, refuses("address", 4)],
    ["an address with 100", { address: { count: 100, secondsSince: 0 } }, refuses("address", 512)],
    ["an address with 5,000", { address: { count: 5000, secondsSince: 0 } }, refuses("address", 900)],
    ["… from a known device", { isKnownDevice: true, address: { count: 5000, secondsSince: 0 } }, lets(0)],
    ["999 wrong ones in all", { all: { count: 999, secondsSince: 0 } }, lets(0)],
    ["1,000 in all", { all: { count: 1000, secondsSince: 0 } }, lets(250)],
    ["1,500 in all", { all: { count: 1500, secondsSince: 0 } }, lets(2250)],
    ["as many as are counted", { all: { count: MOST_COUNTED_TRIES, secondsSince: 0 } }, lets(5000)],
    ["a storm", { all: { count: 1_000_000, secondsSince: 0 } }, lets(5000)],
    ["a storm, from a known device", { isKnownDevice: true, all: { count: 1e6, secondsSince: 0 } }, lets(0)],
  ] as const)("AUTH-05, D49 %s", (_case, tries, verdict) => {
    expect(judge(tries)).toEqual(verdict);
  });

  test("D49 a wait of an address never shrinks with further wrong ones", () => {
    let before = 0;
    for (let count = 0; count < 300; count += 1) {
      const verdict = judge({ address: { count, secondsSince: 0 } });
      const seconds = verdict.kind === "refused" ? verdict.seconds : 0;
      expect(seconds).toBeGreaterThanOrEqual(before);
      expect(seconds).toBeLessThanOrEqual(SIGN_IN_WINDOW_SECONDS);
      before = seconds;
    }
  });
});
