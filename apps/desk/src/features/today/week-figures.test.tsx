import { screen, waitFor, within } from "@testing-library/react";
import { expectAccessible } from "@vycep/ui/testing/accessibility";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { asked, openDesk, somebody, withDesk } from "../../testing/desk-page.tsx";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-24T09:00:00Z") }));
afterEach(() => {
  vi.useRealTimers();
});
withDesk();

const item = {
  ...{ day: "2026-11-23", method: "flatrate_flatrate", currency: "CZK", orders: 4, ordersBefore: 5 },
  ...{ litres: 32_500, litresBefore: 18_860, netMinor: 12_300_000, netMinorBefore: 10_000_000 },
};
const items = [
  item,
  { ...item, day: "2026-11-25", method: "tank_tank", litres: 1000, litresBefore: 2000 },
  { ...item, day: "2026-11-25", currency: "EUR", orders: 1, litres: 500, litresBefore: 0 },
];
const figures = { weekFigures: { from: "2026-11-23", to: "2026-11-29", items } };
const boss = somebody(["orders", "see"]);

describe("DTODAY-03 figures of the week", () => {
  test("stand as bars and as a table of the same numbers, by day and by method, in orders, litres and money", async () => {
    const { user } = await openDesk("/desk", { me: boss, WeekFigures: figures });
    const card = within(await screen.findByRole("region", { name: /^Týden proti loňsku/ }));
    expect(await card.findByRole("img", { name: /^Sloupce týdne vedle loňska/ })).toBeTruthy();
    const cellsOf = (name: RegExp) =>
      within(card.getByRole("row", { name }))
        .getAllByRole("cell")
        .map(({ textContent }) => textContent?.replaceAll("\u00a0", " "));
    expect(cellsOf(/^pondělí/)).toEqual(["325 hl", "188,6 hl", "+72,3 %"]);
    expect(cellsOf(/^úterý/)).toEqual(["0 hl", "0 hl", "–"]);
    expect(cellsOf(/^Týden/)).toEqual(["340 hl", "208,6 hl", "+63 %"]);
    expect(card.queryByRole("row", { name: /^sobota/ })).toBeNull();
    await user.click(card.getByRole("button", { name: "Způsob" }));
    await user.click(card.getByRole("button", { name: "Objednávky" }));
    expect(cellsOf(/^Kamion/)).toEqual(["5", "10", "−50 %"]);
    await user.click(card.getByRole("button", { name: "€" }));
    expect(cellsOf(/^Kamion/)).toEqual(["123 000 €", "100 000 €", "+23 %"]);
    await expectAccessible();
  });

  test("another week is a step away, and each is had as a file", async () => {
    const { user } = await openDesk("/desk", { me: boss, WeekFigures: figures });
    await screen.findByRole("table", { name: /^Týden po řádcích/ });
    await user.click(screen.getByRole("button", { name: "Týden předtím" }));
    const days = () =>
      asked.filter(({ operation }) => operation === "WeekFigures").map(({ variables }) => variables["day"]);
    await waitFor(() => expect(days()).toEqual(["2026-11-24", "2026-11-17"]));
    await user.click(screen.getByRole("button", { name: /Exportovat/ }));
    expect(await screen.findByRole("menuitem", { name: /CSV/ })).toBeTruthy();
  });

  test("who may not see orders is not shown any", async () => {
    await openDesk("/desk", { me: somebody(["content", "see"]), WeekFigures: figures });
    expect(screen.queryByRole("region", { name: /^Týden proti loňsku/ })).toBeNull();
    expect(asked.some(({ operation }) => operation === "WeekFigures")).toBe(false);
  });
});
