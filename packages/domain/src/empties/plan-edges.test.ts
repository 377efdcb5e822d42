import { describe, expect, it, test } from "vitest";
import { toLocalDate } from "../kernel/local-moment.ts";
import { toMinor } from "../kernel/money.ts";
import { EMPTIES_TYPES as types } from "../testing/empties-types.ts";
import { balancesOn } from "./balance.ts";
import { depositOn, type EmptiesAmount } from "./empties-type.ts";
import { MAX_EMPTIES_UNITS, plannedReturn, readPlan } from "./planned-return.ts";

const day = (text: string) => toLocalDate(text);

/** "7 KEG50, 2 CR20" */
const amounts = (text: string): readonly EmptiesAmount[] =>
  text === ""
    ? []
    : text.split(", ").map((part) => {
        const [units = "", code = ""] = part.split(" ");
        return { code, units: Number(units) };
      });

const written = (all: readonly EmptiesAmount[] | undefined): string | undefined =>
  all?.map(({ code, units }) => `${units} ${code}`).join(", ");

describe("EMPTIES-01 an account at its edges", () => {
  const account = {
    stockTaking: {
      day: day("2026-11-10"),
      units: new Map([
        ["KEG50", 5],
        ["CR20", 2],
      ]),
    },
    movements: [
      { code: "KEG50", units: 100, day: day("2026-11-10"), kind: "delivered" as const },
      { code: "KEG50", units: 7, day: day("2026-11-11"), kind: "delivered" as const },
      { code: "KEG50", units: 4, day: day("2026-11-20"), kind: "delivered" as const },
      { code: "KEG50", units: 3, day: day("2026-11-20"), kind: "returned" as const },
      { code: "KEG30", units: 9, day: day("2026-11-20"), kind: "returned" as const },
    ],
  };
  test.each([
    [
      "what came on the day of the stock-taking was counted",
      "2026-11-11",
      { opening: 5, delivered: 0, returned: 0, balance: 5, full: 0 },
    ],
    [
      "a delivery counts from the day after it",
      "2026-11-12",
      { opening: 5, delivered: 7, returned: 0, balance: 12, full: 7 },
    ],
    [
      "what goes back on the day itself is gone, what comes on it not yet there",
      "2026-11-20",
      { opening: 5, delivered: 7, returned: 3, balance: 9, full: 7 },
    ],
    [
      "the latest delivery is full",
      "2026-11-21",
      { opening: 5, delivered: 11, returned: 3, balance: 13, full: 4 },
    ],
  ])("EMPTIES-01 %s", (_, asked, expected) => {
    expect(balancesOn(account, day(asked)).get("KEG50")).toEqual(expected);
  });

  it("EMPTIES-01 a type that was only counted, or only went back, has an account, too", () => {
    const balances = balancesOn(account, day("2026-11-21"));
    expect(balances.get("CR20")).toEqual({ opening: 2, delivered: 0, returned: 0, balance: 2, full: 0 });
    expect(balances.get("KEG30")).toEqual({ opening: 0, delivered: 0, returned: 9, balance: 0, full: 0 });
    expect([...balances.keys()].sort()).toEqual(["CR20", "KEG30", "KEG50"]);
  });
});

describe("EMPTIES-02 what is planned", () => {
  const lying = (said: Readonly<Record<string, number>>) =>
    new Map(
      Object.entries(said).map(
        ([code, balance]) => [code, { opening: 0, delivered: 0, returned: 0, balance, full: 0 }] as const,
      ),
    );
  test.each([
    ["bottles fill the crates that go", { CR20: 3, BTL05: 100 }, "60 BTL05, 3 CR20"],
    ["a crate too few bottles fill no more", { CR20: 3, BTL05: 59 }, "40 BTL05, 3 CR20"],
    ["no crate, no bottles", { BTL05: 500 }, ""],
    ["kegs as they lie there", { KEG50: 1, KEG30: 2 }, "1 KEG50, 2 KEG30"],
    ["nothing lies there", {}, ""],
  ])("EMPTIES-02 %s", (_, balances, expected) => {
    expect(written(plannedReturn(lying(balances), types))).toBe(expected);
  });

  test.each([
    ["one piece", "1 KEG50", "1 KEG50"],
    ["the most", `${MAX_EMPTIES_UNITS} KEG50`, "99999 KEG50"],
    ["noughts are left out", "0 KEG50, 2 KEG30", "2 KEG30"],
    ["in the order of the types", "2 PALEUR, 1 BTL05", "1 BTL05, 2 PALEUR"],
  ])("EMPTIES-02 may be %s", (_, plan, expected) => {
    const read = readPlan(amounts(plan), types);
    expect(read.ok && written(read.value)).toBe(expected);
  });

  test.each([
    [
      "one more than the most",
      "100000 KEG50",
      { kind: "empties-too-many", index: 0, code: "KEG50", max: 99_999 },
    ],
    ["less than none", "1 KEG30, -1 KEG50", { kind: "empties-negative", index: 1, code: "KEG50" }],
    ["half a piece", "0.5 KEG50", { kind: "empties-not-whole", index: 0, code: "KEG50" }],
    [
      "one type twice, though none of it",
      "0 KEG50, 0 KEG50",
      { kind: "empties-twice", index: 1, code: "KEG50" },
    ],
    ["what nobody takes back", "1 BOX", { kind: "empties-unknown", index: 0, code: "BOX" }],
  ])("EMPTIES-02 may not be %s", (_, plan, refusal) => {
    expect(readPlan(amounts(plan), types)).toEqual({ ok: false, refusal });
  });

  test.each([
    ["2025-12-31", undefined],
    ["2026-01-01", 100],
    ["2026-06-30", 100],
    ["2026-07-01", 120],
    ["2031-01-01", 120],
  ])("D08 a deposit on %s is %s, of overlapping rows the first", (asked, expected) => {
    const row = (deposit: number, from: string, to: string | null) => ({
      depositMinor: toMinor(deposit),
      validFrom: day(from),
      validTo: to === null ? null : day(to),
    });
    const rows = [row(100, "2026-01-01", "2026-06-30"), row(120, "2026-06-01", null)];
    expect(depositOn(rows, day(asked))).toBe(expected);
  });
});
