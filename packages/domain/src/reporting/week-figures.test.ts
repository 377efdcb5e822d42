import { expect, test } from "vitest";
import { toLocalDate } from "../kernel/local-moment.ts";
import { comparedWeek, type DaySums, weekFigures } from "./week-figures.ts";

const week = comparedWeek(toLocalDate("2026-11-25"));
const sums = (day: string, said: Partial<DaySums> = {}): DaySums => ({
  ...{ day: toLocalDate(day), method: "flatrate_flatrate", currency: "CZK" },
  ...{ orders: 1, litres: 100, netMinor: 5000, ...said },
});

test("DTODAY-03 a week is held against the same weekdays of the year before, method by method and money by money", () => {
  expect(week).toEqual({
    ...{ from: "2026-11-23", to: "2026-11-29" },
    before: { from: "2025-11-24", to: "2025-11-30" },
  });
  expect(comparedWeek(toLocalDate("2026-11-29")).from).toBe("2026-11-23");
  const found = weekFigures(week, [
    sums("2026-11-25", { orders: 3 }),
    sums("2025-11-26", { orders: 2, litres: 40 }),
    sums("2026-11-25", { currency: "EUR" }),
    sums("2025-11-24", { method: "tank_tank" }),
  ]);
  const told = ({ day, method, currency, orders, litres }: (typeof found)[number]) =>
    `${day} ${method} ${currency}: ${orders.now}/${orders.before}, ${litres.now}/${litres.before}`;
  expect(found.map(told)).toEqual([
    "2026-11-23 tank_tank CZK: 0/1, 0/100",
    "2026-11-25 flatrate_flatrate CZK: 3/2, 100/40",
    "2026-11-25 flatrate_flatrate EUR: 1/0, 100/0",
  ]);
});
