import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { setWindowWidth } from "@vycep/ui/testing/window-width";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { ServiceCall } from "../../testing/fake-services.ts";
import { addressOf, button, link, named, rowsOf, textOf } from "../../testing/find.ts";
import { api, openPortal, quiet, withPortal } from "../../testing/portal-page.tsx";
import { someConsumption, someEmptiesAccount } from "../../testing/some-reports.ts";

withPortal();

const own = {
  name: "Přehled odběrů",
  description: "Litry",
  type: "own",
  path: "/reporting/consumption",
} as const;

beforeEach(() => {
  api.set("GetAllReports", () => [{ id: "consumption", ...own }]);
  api.set("consumption", () => someConsumption());
  api.set("empties", () => someEmptiesAccount());
});

async function open(address: string) {
  const { user } = await openPortal(address);
  await quiet();
  return user;
}
const askedOf = (name: "consumption" | "empties") => {
  const call = api.calls.findLast((one) => one.name === name)?.said as ServiceCall | undefined;
  const { lang: _lang, ...query } = Object.fromEntries(call?.query ?? []);
  return query;
};
const linesOf = (table: HTMLElement) => rowsOf(table).map((cells) => cells.join(" | "));
const main = () => textOf(screen.getByRole("main"));

describe("the list of reports", () => {
  test("ROUTE-16 OP-134 leads to our own ones, and has no frame where the brewery has no tool", async () => {
    await open("/reporting");
    expect(addressOf(link("Přehled odběrů"))).toBe("/reporting/consumption");
    expect(screen.queryByRole("button", { name: named("Načíst report") })).toBeNull();
    await expectAccessible();
  });

  test("REPORT-02 REST-42 the tool's report is loaded when it is asked for, and a failure can be tried again", async () => {
    api.set("GetAllReports", () => [
      { id: "embedded", name: "Report pivovaru", description: "", type: "embedded", path: null },
    ]);
    api.refuse("GetReportEmbededConfig", { code: "internal", status: 500 });
    const user = await open("/reporting");
    expect(screen.queryByTitle("Report pivovaru")).toBeNull();
    await user.click(button("Načíst report"));
    expect(await screen.findByRole("heading", { name: named("Report se neotevřel.") })).toBeTruthy();
    api.mend("GetReportEmbededConfig");
    api.set("GetReportEmbededConfig", () => ({
      ...{ id: "embedded", type: "embedded", path: null, accessToken: "t", expiration: null },
      embedUrl: "https://reports.brewery.example/embed/dashboard/t",
    }));
    await user.click(button("Zkusit znovu"));
    const frame = await screen.findByTitle("Report pivovaru");
    expect(frame.getAttribute("src")).toBe("https://reports.brewery.example/embed/dashboard/t");
  });
});

describe("consumption (REPORT-01)", () => {
  test("REPORT-01 tells sums, draws the months and has the same numbers in a table", async () => {
    await open("/reporting/consumption");
    const sums = textOf(screen.getByRole("region", { name: named("Souhrn") }));
    expect(sums).toContain("21 000 l");
    expect(sums).toContain("+5 %");
    expect(sums).toContain("+25 %1 činné místo");
    expect(sums).toContain("únor9 000 l");
    const chart = screen.getByRole("img", { name: /^Sloupcový graf: Po měsících/ });
    expect(chart.textContent).toContain("leden");
    expect(linesOf(screen.getByRole("table", { name: named("Stejná čísla v tabulce") }))).toEqual([
      "Měsíc | Sud | Lahev | Celkem 2026 | 2025 | Rozdíl",
      "leden | 6 000 | 1 000 | 7 000 | 8 000 | −12,5 %",
      "únor | 8 000 | 1 000 | 9 000 | 7 000 | +28,6 %",
      "březen do 10.3. | 5 000 | 0 | 5 000 | 5 000 | 0 %",
      "Celkem | 19 000 | 2 000 | 21 000 | 20 000 | +5 %",
    ]);
    const places = within(screen.getByRole("list", { name: named("Podle odběrných míst") }));
    expect(places.getAllByRole("listitem").map((one) => textOf(one))).toEqual([
      "Restaurace U Modré hvězdy15 000 +25 %Podíl 71,4 %",
      "Nádražní hospoda6 000 −25 %Podíl 28,6 %Místo je pozastavené.",
    ]);
    // What was not taken the year before has nothing to be held against.
    expect(textOf(screen.getByRole("table", { name: named("Nejvíc odebírané produkty") }))).toContain(
      "12 000–",
    );
    await expectAccessible();
  });

  test("its filters stand in the address", async () => {
    await open("/reporting/consumption?period=last-year&measure=CZK&by=brand&shipTo=500101");
    expect(askedOf("consumption")).toEqual({
      ...{ period: "last-year", measure: "CZK", by: "brand", shipTo: "500101" },
    });
    expect(main()).toContain("bez DPH a záloh");
  });

  test("what makes no sense in the address is left out", async () => {
    await open("/reporting/consumption?period=always&measure=pints");
    expect(askedOf("consumption")).toEqual({ period: "this-year", measure: "litres", by: "packaging" });
  });

  test("years stand without a year before, and cards on mobile have the same numbers", async () => {
    setWindowWidth(390);
    api.set("consumption", () =>
      someConsumption({
        ...{ before: null, step: "year", strongest: "2026", active: null },
        bars: [{ key: "2026", now: 21_000, before: 0, parts: [19_000, 2000] }],
      }),
    );
    await open("/reporting/consumption?period=5-years");
    expect(screen.getByRole("img", { name: /Po letech/ })).toBeTruthy();
    expect(main()).not.toContain("Proti roku");
    expect(textOf(screen.getByRole("list", { name: named("Stejná čísla v tabulce") }))).toContain(
      "2026 do 10.3.21 000",
    );
  });

  test("nothing taken says so and offers another period; a failure can be tried again", async () => {
    api.set("consumption", () => someConsumption({ total: { now: 0, before: 0 } }));
    const user = await open("/reporting/consumption");
    expect(
      screen.getByRole("heading", { name: named("Za toto období tu nejsou žádné odběry.") }),
    ).toBeTruthy();
    api.refuse("consumption", { code: "internal", status: 500 });
    await user.click(button("Ukázat loňský rok"));
    await screen.findByText(named("Čísla se nepodařilo načíst."));
    api.mend("consumption");
    api.set("consumption", () => someConsumption());
    await user.click(button("Zkusit znovu"));
    expect(await screen.findByRole("img", { name: /Po měsících/ })).toBeTruthy();
  });
});

describe("the account of empties (B3)", () => {
  test("B3 tells balances by type with their worth, and each movement with its order", async () => {
    await open("/reporting/empties");
    expect(linesOf(screen.getByRole("table", { name: named("Zůstatky podle druhu") }))).toEqual([
      "Druh obalu | Na začátku | Dodáno | Vráceno | Inventura | Zůstatek | Záloha za kus | Hodnota",
      "Sud KEG 50 l | 0 | +10 | −7 | – | 3 | 1 500,00 Kč | 4 500,00 Kč",
      "Celkem |  |  |  |  |  |  | 4 500,00 Kč",
    ]);
    expect(linesOf(screen.getByRole("table", { name: named("Pohyby") }))).toEqual([
      "Den | Druh obalu | Pohyb | Objednávka | Změna | Zůstatek",
      "19.11.2026 | Sud KEG 50 l | Vratka | 4700100712 | −7 | 3",
      "12.11.2026 | Sud KEG 50 l | Dodávka | 4700100700 | +10 | 10",
    ]);
    expect(addressOf(link("4700100712"))).toBe("/orders/history/4700100712");
    await expectAccessible();
  });

  test("the day of the balance is asked for as it is typed; one that lies ahead is refused beside the field", async () => {
    await open("/reporting/empties?shipTo=500101");
    const day = screen.getByLabelText<HTMLInputElement>(named("Stav ke dni"));
    expect(day.value).toBe("2026-11-23");
    fireEvent.change(day, { target: { value: "2020-10-31" } });
    await waitFor(() => expect(askedOf("empties").to).toBe("2020-10-31"));
    fireEvent.change(day, { target: { value: "2999-01-01" } });
    expect(screen.getByText(named("Zadejte den jako 23.11.2026, nejpozději dnešní."))).toBeTruthy();
    expect(askedOf("empties").to).toBe("2020-10-31");
  });

  test("two movements that are alike are two rows", async () => {
    const told = vi.spyOn(console, "error");
    const [movement] = someEmptiesAccount().movements;
    if (movement === undefined) throw new Error("no movement");
    api.set("empties", () => someEmptiesAccount({ movements: [movement, { ...movement }], total: 2 }));
    await open("/reporting/empties");
    const [, ...rows] = linesOf(screen.getByRole("table", { name: named("Pohyby") }));
    expect(rows).toHaveLength(2);
    expect(told.mock.calls.filter(([words]) => String(words).includes("same key"))).toEqual([]);
    told.mockRestore();
  });

  test("a balance below nought is explained", async () => {
    const [keg] = someEmptiesAccount().types;
    if (keg === undefined) throw new Error("no keg");
    api.set("empties", () => someEmptiesAccount({ types: [{ ...keg, balance: -2 }] }));
    await open("/reporting/empties");
    expect(main()).toContain("Záporný zůstatek znamená");
  });

  test("a place without empties says so", async () => {
    api.set("empties", () => someEmptiesAccount({ types: [], movements: [], total: 0 }));
    await open("/reporting/empties?shipTo=500102");
    expect(main()).toContain("U tohoto místa nevedeme žádné vratné obaly.");
  });
});
