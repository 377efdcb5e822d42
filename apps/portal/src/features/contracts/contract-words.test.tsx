import { renderHook, screen } from "@testing-library/react";
import type { ContractEvaluation } from "@vycep/contract/contracts/contracts.rest";
import { changeLanguage, loadTexts } from "@vycep/shell/words/i18n";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { draw } from "@vycep/ui/testing/draw.tsx";
import { setWindowWidth } from "@vycep/ui/testing/window-width";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { named, rowsOf, textOf, untied } from "../../testing/find.ts";
import { ContractStatus, hectolitres, useAgreed, useProgressText, useValidity } from "./contract-words.tsx";
import { MonthsTable } from "./months-table.tsx";
import { daysOf } from "./use-contracts.ts";
import { VolumeMeter } from "./volume-meter.tsx";

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-20T08:41:00Z") });
  await loadTexts(["contracts"], "cs");
  changeLanguage("cs");
});
afterEach(() => {
  vi.useRealTimers();
});

function someEvaluation(said: Partial<ContractEvaluation> = {}): ContractEvaluation {
  return {
    ...{ number: "K1", from: "2026-01-01", to: "2026-12-31", agreedLitres: 6000, takenLitres: 3712 },
    ...{ beforeLitres: 3000, paceLitres: 5500, overLitres: 0, bonus: null },
    months: [
      { month: "2026-01", takenLitres: 1712, beforeLitres: 1000 },
      { month: "2026-11", takenLitres: 2000, beforeLitres: 2000 },
    ],
    ...said,
  };
}

describe("CONTRACT-01 whether a contract is in force, and from when until when", () => {
  test.each([
    ["2020-01-01", null, "platí", "od 01.01.2020"],
    ["2020-01-01", "2021-12-31", "skončila", "01.01.2020 – 31.12.2021"],
    ["2026-12-01", null, "začne 01.12.2026", "od 01.12.2026"],
    ["2020-01-01", "2026-11-20", "končí za 0 dní", "01.01.2020 – 20.11.2026"],
    ["2020-01-01", "2026-11-21", "končí za 1 den", "01.01.2020 – 21.11.2026"],
  ])("from %s to %s it %s", (validFrom, validTo, state, validity) => {
    const days = daysOf({ validFrom, validTo });
    const { container } = draw(<ContractStatus days={days} />);
    expect(textOf(container)).toBe(state);
    expect(untied(renderHook(() => useValidity()).result.current(days))).toBe(validity);
  });
});

describe("B10 what was agreed and how far it is", () => {
  test.each([
    [0, null, "bez množství"],
    [60, null, "60 hl za rok"],
    [60, 2.5, "2,5 % nad 60 hl za rok"],
    [1200, 3, "3 % nad 1 200 hl za rok"],
  ])("%d hl and %d percent: %s", (volumeHl, bonusPercent, words) => {
    expect(untied(renderHook(() => useAgreed()).result.current({ volumeHl, bonusPercent }))).toBe(words);
  });

  test("hectolitres are whole, and the pace stands beside them", () => {
    expect(untied(hectolitres(3712))).toBe("37 hl");
    const words = renderHook(() => useProgressText()).result.current(someEvaluation());
    expect(untied(words)).toBe("37 z 60 hl, tímto tempem 55 hl");
  });

  test.each([
    ["what was agreed is the end while the pace stays below it", {}, "3712", "6000"],
    ["a pace above it leads further", { paceLitres: 7000 }, "3712", "7000"],
    ["what was taken leads furthest", { takenLitres: 8000, paceLitres: 7000 }, "8000", "8000"],
  ])("of the bar %s", async (_case, said, now, max) => {
    draw(<VolumeMeter evaluation={someEvaluation(said)} isLarge />);
    const meter = screen.getByRole("meter", { name: named("Odebráno") });
    expect([meter.getAttribute("aria-valuenow"), meter.getAttribute("aria-valuemax")]).toEqual([now, max]);
    await expectAccessible();
  });
});

describe("CONTRACT-02 the figures behind the bar", () => {
  test("month by month beside the same days of the year before, with the sum of the server", () => {
    draw(<MonthsTable evaluation={someEvaluation()} />);
    expect(rowsOf(screen.getByRole("table", { name: named("Podle měsíců") }))).toEqual([
      ["Měsíc", "Tento rok", "Stejné dny loni"],
      ["1/2026", "17 hl", "10 hl"],
      ["11/2026", "20 hl", "20 hl"],
      ["Celkem", "37 hl", "30 hl"],
    ]);
  });

  test("on mobile each month is one line", () => {
    setWindowWidth(390);
    draw(<MonthsTable evaluation={someEvaluation()} />);
    const [january] = screen.getAllByRole("listitem");
    expect(january && textOf(january)).toBe("1/202617 hlloni 10 hl");
  });
});
