import { renderHook } from "@testing-library/react";
import { changeLanguage, loadTexts } from "@vycep/shell/words/i18n";
import { draw } from "@vycep/ui/testing/draw.tsx";
import { beforeAll, describe, expect, test } from "vitest";
import { textOf, untied } from "../../testing/find.ts";
import { someAccess } from "../../testing/some-user-info.ts";
import { signed } from "./balances-table.tsx";
import { consumptionAddress } from "./consumption-address.ts";
import { yearsOf } from "./consumption-sums.tsx";
import { emptiesAddress } from "./empties-address.ts";
import { placesWithReports } from "./places-with-reports.ts";
import { Change, changeText, dayOf, formatValue, shortName, useBarName, useInUnit } from "./report-words.tsx";

beforeAll(async () => {
  await loadTexts(["reporting"], "cs");
  changeLanguage("cs");
});

describe("REPORT-01 figures of the reports", () => {
  test.each([
    [21_000, "21 000"],
    [-3500.4, "−3 500"],
    [0, "0"],
    // What rounds to nought has no sign.
    [-0.4, "0"],
    [0.5, "1"],
  ])("%d is written %s", (value, words) => {
    expect(untied(formatValue(value))).toBe(words);
  });

  test.each([
    [11_030, 10_000, "+10,3 %", "text-hop-ink"],
    [7580, 10_000, "−24,2 %", "text-red-strong"],
    [10_000, 10_000, "0 %", "text-ink-soft"],
    [9999.7, 10_000, "0 %", "text-ink-soft"],
    [500, 0, "–", "text-ink-soft"],
  ])("from %d against %d: %s", (now, before, words, tone) => {
    expect(untied(changeText({ now, before }))).toBe(words);
    const { container } = draw(<Change compared={{ now, before }} />);
    expect(textOf(container)).toBe(words);
    expect(container.querySelector("span")?.className).toContain(tone);
  });

  test.each([
    ["litres", "1 200 l"],
    ["boxes", "1 200 bal."],
    ["CZK", "1 200 Kč"],
    ["EUR", "1 200 €"],
  ] as const)("in %s: %s", (measure, words) => {
    expect(untied(renderHook(() => useInUnit(measure)).result.current(1200))).toBe(words);
  });

  test.each([
    [7, "+7"],
    [-7, "−7"],
    [0, "–"],
    [-0, "–"],
  ])("what moved, %d pieces, is %s", (units, words) => {
    expect(signed(units)).toBe(words);
  });
});

describe("what stands under a bar", () => {
  const nameOf = (...keys: string[]) =>
    renderHook(() => useBarName(keys.map((key) => ({ key })))).result.current;

  test("is its month, with the year only where there are two", () => {
    expect(nameOf("2026-01", "2026-02")("2026-02")).toBe("únor");
    expect(nameOf("2025-12", "2026-01")("2026-01")).toBe("leden 2026");
    expect(nameOf("2025", "2026")("2026")).toBe("2026");
  });

  test("is short where there is little room", () => {
    expect([shortName("2026-02"), shortName("2026-11"), shortName("2026")]).toEqual(["2.", "11.", "’26"]);
  });

  test("days and years are written as people write them", () => {
    expect(dayOf("2026-01-01")).toBe("01.01.2026");
    expect(yearsOf("2026-01-01", "2026-03-10")).toBe("2026");
    expect(yearsOf("2025-12-01", "2026-11-20")).toBe("2025–2026");
  });
});

describe("what the address of a report says", () => {
  test.each<[Record<string, string>, object]>([
    [{}, { period: "this-year", by: "packaging", measure: "litres", shipTo: undefined }],
    [
      { period: "5-years", shipTo: "500101", by: "brand", measure: "CZK" },
      { period: "5-years", shipTo: "500101", by: "brand", measure: "CZK" },
    ],
    [
      { period: "ever", measure: "pints" },
      { period: "this-year", measure: "litres" },
    ],
  ])("of consumption %j", (search, state) => {
    expect(consumptionAddress.parse(search)).toMatchObject(state);
  });

  test.each<[Record<string, string>, object]>([
    [
      { to: "2026-10-31", code: "KEG50" },
      { to: "2026-10-31", code: "KEG50" },
    ],
    [
      { to: "2026-02-30", from: "today" },
      { to: undefined, from: undefined },
    ],
  ])("B3 of empties %j", (search, state) => {
    expect(emptiesAddress.parse(search)).toMatchObject(state);
  });
});

test("C14 places with reports are those of the permission, suspended ones too", () => {
  const of = (shipToId: string, permission: string) =>
    someAccess({
      ...{ shipToId, shipToName: `Místo ${shipToId}`, shipToStatus: "SUSPENDED" },
      rpDetails: [{ permission, customerType: "POS", rolename: "POS Associate", roleid: "R12" }],
    });
  expect(placesWithReports({ shipTos: [of("500101", "Reporting"), of("500102", "Support")] })).toEqual([
    { id: "500101", label: "Místo 500101", note: "500101" },
  ]);
});
