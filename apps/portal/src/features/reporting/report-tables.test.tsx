import { screen } from "@testing-library/react";
import type { ConsumptionReport, EmptiesAccount } from "@vycep/contract/reporting/reporting.rest";
import { changeLanguage, loadTexts } from "@vycep/shell/words/i18n";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { draw } from "@vycep/ui/testing/draw.tsx";
import { setWindowWidth } from "@vycep/ui/testing/window-width";
import { beforeEach, describe, expect, test } from "vitest";
import { named, rowsOf, textOf } from "../../testing/find.ts";
import { someConsumption, someEmptiesAccount } from "../../testing/some-reports.ts";
import { BalancesTable } from "./balances-table.tsx";
import { ConsumptionSums } from "./consumption-sums.tsx";
import { MonthsTable } from "./months-table.tsx";
import { ProductsCard } from "./products-card.tsx";
import { SharesCard } from "./shares-card.tsx";

beforeEach(async () => {
  await loadTexts(["reporting"], "cs");
  changeLanguage("cs");
});

describe("REPORT-01 the numbers behind the chart", () => {
  const table = (over: Partial<ConsumptionReport> = {}) => {
    draw(<MonthsTable report={someConsumption(over)} />);
    return rowsOf(screen.getByRole("table", { name: named("Stejná čísla v tabulce") }));
  };

  test("month by month, by parts, beside the year before, and what they come to", async () => {
    const [head, january, , march, sum] = table();
    expect(head).toEqual(["Měsíc", "Sud", "Lahev", "Celkem 2026", "2025", "Rozdíl"]);
    expect(january).toEqual(["leden", "6 000", "1 000", "7 000", "8 000", "−12,5 %"]);
    // The month that is not over says until when.
    expect(march?.[0]).toBe("březen do 10.3.");
    expect(sum).toEqual(["Celkem", "19 000", "2 000", "21 000", "20 000", "+5 %"]);
    await expectAccessible();
  });

  test("a month that is over has no day, and without a year before nothing is compared", () => {
    const [head, , , march, sum] = table({ to: "2026-03-31", before: null });
    expect(head).toEqual(["Měsíc", "Sud", "Lahev", "Celkem 2026"]);
    expect(march?.[0]).toBe("březen");
    expect(sum).toHaveLength(4);
  });

  test("years are named by themselves, the present one until when", () => {
    const bars = ["2025", "2026"].map((key) => ({ key, now: 10, before: 0, parts: [8, 2] }));
    const [head, , last] = table({ step: "year", bars, before: null, from: "2025-01-01", to: "2026-11-20" });
    expect(head?.[0]).toBe("Rok");
    expect(last?.[0]).toBe("2026 do 20.11.");
  });
});

describe("REPORT-01 what was taken, in figures", () => {
  const tiles = (over: Partial<ConsumptionReport> = {}) => {
    draw(<ConsumptionSums report={someConsumption(over)} />);
    return textOf(screen.getByRole("region", { name: named("Souhrn") }));
  };

  test("in all, against the year before, without suspended places, and when most", () => {
    const told = tiles();
    expect(told).toContain("Odběr 202621 000 l01.01.2026 – 10.03.2026");
    expect(told).toContain("Proti roku 2025+5 %+1 000 proti 01.01.2025 – 10.03.2025");
    expect(told).toContain("Bez pozastavených míst+25 %1 činné místo");
    expect(told).toContain("Nejsilnější měsícúnor9 000 l");
  });

  test("against nothing there is nothing to say, and without a year before no comparing", () => {
    expect(tiles({ total: { now: 100, before: 0 } })).toContain("Proti roku 2025–Není s čím porovnat");
    document.body.replaceChildren();
    const told = tiles({ before: null, active: null, strongest: null });
    expect(told).toBe("Odběr 202621 000 l01.01.2026 – 10.03.2026");
  });
});

describe("REPORT-01 who took which part", () => {
  test("says how much, how it changed and which part of the whole; none below nought", async () => {
    const rows = [
      { key: "a", name: "Restaurace", now: 15_000, before: 12_000 },
      { key: "b", name: "Hospoda", now: -100, before: 8000, note: "Místo je pozastavené." },
    ];
    draw(<SharesCard title="Podle míst" unit="Litry" rows={rows} total={20_000} isCompared />);
    const [first, second] = screen.getAllByRole("listitem").map((row) => textOf(row));
    expect(first).toBe("Restaurace15 000 +25 %Podíl 75 %");
    expect(second).toContain("Hospoda−100");
    expect(second).toContain("Podíl 0 %Místo je pozastavené.");
    await expectAccessible();
  });

  test("of nothing each part is nought", () => {
    draw(
      <SharesCard
        title="Podle míst"
        unit="Litry"
        rows={[{ key: "a", name: "R", now: 0, before: 0 }]}
        total={0}
        isCompared={false}
      />,
    );
    expect(textOf(screen.getByRole("listitem"))).toBe("R0Podíl 0 %");
  });

  test("products are a table, and lines of their own on mobile", () => {
    draw(<ProductsCard report={someConsumption()} />);
    expect(rowsOf(screen.getByRole("table"))).toEqual([
      ["Název", "Litry", "Rozdíl"],
      ["Lipovrch 11, sud 50 l", "12 000", "–"],
    ]);
    document.body.replaceChildren();
    setWindowWidth(390);
    draw(<ProductsCard report={someConsumption({ before: null })} />);
    expect(textOf(screen.getByRole("list"))).toBe("Lipovrch 11, sud 50 l12 000");
  });
});

describe("B3 the account of empties", () => {
  const keg = someEmptiesAccount().types[0];
  const account = (said: Partial<NonNullable<typeof keg>>): EmptiesAccount =>
    someEmptiesAccount({ types: keg === undefined ? [] : [{ ...keg, ...said }] });

  test("says what lay there, what moved, what is left and what it is worth", async () => {
    draw(<BalancesTable account={account({ corrected: 0 })} />);
    const [, row, sum] = rowsOf(screen.getByRole("table", { name: named("Zůstatky podle druhu") }));
    expect(row).toEqual(["Sud KEG 50 l", "0", "+10", "−7", "–", "3", "1 500,00 Kč", "4 500,00 Kč"]);
    expect(sum?.[0]).toBe("Celkem");
    expect(textOf()).not.toContain("Záporný zůstatek");
    await expectAccessible();
  });

  test("a balance below nought says what it means, on mobile too", () => {
    setWindowWidth(390);
    draw(<BalancesTable account={account({ balance: -2, corrected: -5, worth: -3000 })} />);
    expect(textOf()).toContain("Dodáno +10 · Vráceno −7 · Inventura −5");
    expect(textOf()).toContain("−2−3 000,00 Kč");
    expect(textOf()).toContain("Záporný zůstatek znamená, že někde chybí dodávka nebo je vratka navíc.");
  });
});
