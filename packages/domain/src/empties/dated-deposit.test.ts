import { describe, expect, test } from "vitest";
import { toLocalDate } from "../kernel/local-moment.ts";
import { judgeDeposit } from "./dated-deposit.ts";

const today = toLocalDate("2026-11-23");
const since2000 = { validFrom: toLocalDate("2000-01-01"), depositMinor: 300 };
const planned = { validFrom: toLocalDate("2027-01-01"), depositMinor: 400 };

describe("a deposit of an empty piece is dated", () => {
  test.each([
    ["2026-11-24", 400, undefined],
    ["2027-01-01", 300, undefined],
    ["2027-06-01", 0, undefined],
    ["2026-11-23", 400, "deposit-not-ahead"],
    ["2028-11-23", 400, "deposit-too-far"],
    ["2026-12-01", 10_000_001, "deposit-invalid"],
    ["2026-12-01", -1, "deposit-invalid"],
    ["2026-12-01", 1.5, "deposit-invalid"],
    ["2026-12-01", 300, "deposit-same"],
    ["2027-02-01", 400, "deposit-same"],
  ])("from %s at %d: %s", (day, depositMinor, why) => {
    const known = [since2000, planned];
    const verdict = judgeDeposit({ validFrom: toLocalDate(day), depositMinor }, { known, today });
    expect(verdict.ok ? undefined : verdict.refusal.kind).toBe(why);
  });

  test("the first one of a piece may begin today, and not before", () => {
    const judged = (day: string) =>
      judgeDeposit({ validFrom: toLocalDate(day), depositMinor: 300 }, { known: [], today }).ok;
    expect([judged("2026-11-23"), judged("2026-11-22")]).toEqual([true, false]);
  });
});
