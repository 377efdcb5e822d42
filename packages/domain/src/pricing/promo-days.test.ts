import { describe, expect, it } from "vitest";
import { type LocalDate, toLocalDate } from "../kernel/local-moment.ts";
import { toMinor } from "../kernel/money.ts";
import { daysToShow, pricedDays } from "./promo-days.ts";

const day = (number: number): LocalDate => toLocalDate(`2026-11-${String(number).padStart(2, "0")}`);
const leaflet = { name: "Sudy", promoMinor: toMinor(900), validFrom: day(10), validTo: day(12) };
const days = [9, 10, 11, 12, 13, 16, 17].map(day);

describe("PROMO-02 the delivery date decides", () => {
  it.each([
    [1000, [1000, 900, 900, 900, 1000, 1000, 1000]],
    [900, [900, 900, 900, 900, 900, 900, 900]],
    [800, [800, 800, 800, 800, 800, 800, 800]],
  ])("with an own price of %i, both ends included", (own, minors) => {
    const priced = pricedDays([leaflet], days, toMinor(own));
    expect(priced.map(({ minor }) => minor)).toEqual(minors);
    for (const one of priced) expect(one.leaflet !== undefined).toBe(one.minor < own);
  });

  it.each([
    ["the next ones with the first without it", 10, [9, 10, 13]],
    ["the first with it", 9, [9, 10, 11]],
    ["a chosen one far away", 17, [9, 10, 17]],
    ["no day chosen", undefined, [9, 10, 11]],
  ])("%s", (_what, chosen, shown) => {
    const priced = pricedDays([leaflet], days, toMinor(1000));
    const picked = daysToShow(priced, chosen === undefined ? undefined : day(chosen), 3);
    expect(picked.map((one) => one.day)).toEqual(shown.map(day));
  });

  it("without days there are none", () => {
    expect(daysToShow([], day(9), 3)).toEqual([]);
  });
});
