import { expect, test } from "vitest";
import { toLocalDate } from "../kernel/local-moment.ts";
import { contractState } from "./contract-state.ts";
import { termsOn } from "./contract-terms.ts";
import { contractYear } from "./contract-year.ts";
import { evaluateContract } from "./evaluate-contract.ts";

test.each([
  ["2024-02-01", "2027-01-31", "2026-11-22", "2026-02-01 2027-01-31"],
  ["2024-02-01", "2027-01-31", "2026-01-31", "2025-02-01 2026-01-31"],
  ["2024-02-01", "2027-01-31", "2026-02-01", "2026-02-01 2027-01-31"],
  ["2026-01-01", "2026-12-31", "2026-11-22", "2026-01-01 2026-12-31"],
  ["2025-05-01", "2026-06-30", "2026-06-01", "2026-05-01 2026-06-30"],
  ["2024-02-29", "", "2026-02-28", "2025-03-01 2026-02-28"],
  ["2024-02-29", "", "2028-02-29", "2028-02-29 2029-02-28"],
  ["2026-12-01", "", "2026-11-22", "none"],
  ["2020-01-01", "2025-12-31", "2026-01-01", "none"],
])("B10 a contract of %s until %s is on %s in its year %s", (from, to, day, expected) => {
  const validTo = to === "" ? undefined : toLocalDate(to);
  const year = contractYear({ validFrom: toLocalDate(from), validTo }, toLocalDate(day));
  expect(year === undefined ? "none" : `${year.from} ${year.to}`).toBe(expected);
});

const year = { from: toLocalDate("2026-02-01"), to: toLocalDate("2027-01-31") };
const delivered = [
  ["2025-01-31", 1000],
  ["2025-02-01", 3],
  ["2025-03-05", 4],
  ["2025-03-06", 500],
  ["2026-01-31", 2000],
  ["2026-02-01", 20],
  ["2026-03-05", 17],
  ["2026-03-06", 9000],
].map(([day, millilitres]) => ({ day: toLocalDate(String(day)), millilitres: Number(millilitres) }));

test("B10 D39 taken until today, the same days a year before, the pace and the months", () => {
  const found = evaluateContract({
    year,
    today: toLocalDate("2026-03-05"),
    terms: [{ from: year.from, agreed: 30 }],
    delivered,
  });
  expect(found).toEqual({
    taken: 37,
    agreed: 30,
    before: 7,
    // 33 of 365 days have begun.
    pace: 409,
    over: 7,
    months: [
      { month: "2026-02", taken: 20, before: 3 },
      { month: "2026-03", taken: 17, before: 4 },
    ],
  });
});

test("on its last day the pace is what was taken, and without an agreed amount nothing is over", () => {
  const all = evaluateContract({ year, today: toLocalDate("2027-01-31"), terms: [], delivered });
  expect([all.pace, all.over, all.months.length]).toEqual([all.taken, 0, 12]);
});

test("B10 terms that change leave alone what came before: what was above once stays above", () => {
  const terms = [
    { from: year.from, agreed: 15 },
    { from: toLocalDate("2026-03-01"), agreed: 30 },
  ];
  // Five of the twenty of 1 February are above fifteen; of the seventeen of 5 March seven are above thirty.
  const found = evaluateContract({ year, today: toLocalDate("2026-03-05"), terms, delivered });
  expect([found.agreed, found.over]).toEqual([30, 12]);
});

test.each([
  ["2025-12-31", "first"],
  ["2026-01-01", "first"],
  ["2026-06-30", "first"],
  ["2026-07-01", "second"],
  ["2030-01-01", "third"],
])("B10 on %s the %s terms hold", (day, expected) => {
  const terms = [
    { from: toLocalDate("2026-01-01"), name: "first" },
    { from: toLocalDate("2026-07-01"), name: "second" },
    { from: toLocalDate("2027-01-01"), name: "third" },
  ];
  expect(termsOn(terms, toLocalDate(day))?.name).toBe(expected);
  expect(termsOn([], toLocalDate(day))).toBeUndefined();
});

test.each([
  ["2026-12-31", "2026-11-01", "ends-soon 60"],
  ["2026-12-31", "2026-10-31", "valid"],
  ["2026-12-31", "2026-12-31", "ends-soon 0"],
  ["2026-12-31", "2027-01-01", "ended"],
  ["2026-12-31", "2025-12-31", "coming"],
  ["", "2026-12-31", "valid"],
])("CONTRACT-01 a contract until %s is on %s %s", (to, day, expected) => {
  const validTo = to === "" ? undefined : toLocalDate(to);
  const state = contractState({ validFrom: toLocalDate("2026-01-01"), validTo }, toLocalDate(day));
  expect(state.kind === "ends-soon" ? `ends-soon ${state.days}` : state.kind).toBe(expected);
});
