import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CartId, type Sku, toId } from "../kernel/ids.ts";
import { type LocalDate, toLocalDate } from "../kernel/local-moment.ts";
import { toMinor } from "../kernel/money.ts";
import {
  anyCalendar,
  anyCartFacts,
  anyGoods,
  anyPrices,
  FRIDAY_MORNING,
  line,
  rule,
} from "../testing/builders.ts";
import { compareDays, daysToCompare } from "./best-day.ts";
import type { CartLine } from "./cart.ts";
import { moveCart } from "./move-cart.ts";
import { type CartFacts, quoteCart } from "./quote.ts";

const calendar = anyCalendar();
const days = daysToCompare(calendar, FRIDAY_MORNING).map(({ day }) => day);
const [first = FRIDAY_MORNING.date, second = first, third = first] = days;

function leafletUntil(validTo: LocalDate, promoMinor: number) {
  const isInsideDelivery = true;
  return {
    name: "x",
    promoMinor: toMinor(promoMinor),
    percentage: 10,
    longTermDiscountPct: 0,
    isInsideDelivery,
    validFrom: first,
    validTo,
  };
}

const compare = (lines: readonly CartLine[], facts: CartFacts) =>
  compareDays(
    { id: toId<CartId>("cart-1"), lines },
    { current: facts, days: days.map((deliveryDate) => ({ ...facts, deliveryDate })), calendar },
    FRIDAY_MORNING,
  );

describe("which day is best", () => {
  it("the next five of the schedule are compared, and where it has none the next open ones", () => {
    expect(days).toEqual(["2026-11-23", "2026-11-26", "2026-11-30", "2026-12-03", "2026-12-07"]);
    const unscheduled = daysToCompare(anyCalendar({ scheduledWeekdays: [] }), FRIDAY_MORNING);
    expect(unscheduled.map(({ day }) => day)).toEqual([
      "2026-11-23",
      "2026-11-24",
      "2026-11-25",
      "2026-11-26",
      "2026-11-27",
    ]);
  });

  it("the day in the cart is compared, too, however far it is, and no other is proposed that costs the same", () => {
    const far = toLocalDate("2026-12-17");
    const compared = daysToCompare(calendar, FRIDAY_MORNING, far).map(({ day }) => day);
    expect(compared).toEqual(["2026-11-23", "2026-11-26", "2026-11-30", "2026-12-03", far]);
    const facts = anyCartFacts([[anyGoods(), anyPrices(22_100)]], { deliveryDate: far });
    expect(compare([line("100101", { packages: 1 })], facts).filter(({ isBest }) => isBest)).toEqual([]);
  });

  it("B8 the cheapest whole cart is proposed, and told for", () => {
    const facts = anyCartFacts([[anyGoods(), anyPrices(22_100, { leaflet: leafletUntil(second, 20_000) })]], {
      deliveryDate: third,
    });
    const compared = compare([line("100101", { packages: 10 })], facts);
    expect(
      compared.map(({ netMinor, differenceMinor, badges, isBest }) => [
        netMinor,
        differenceMinor,
        badges,
        isBest,
      ]),
    ).toEqual([
      [200_000, -21_000, ["cheapest"], true],
      [200_000, -21_000, ["cheapest"], false],
      [221_000, 0, ["in-cart"], false],
      [221_000, 0, [], false],
      [221_000, 0, [], false],
    ]);
    expect(compared[0]?.tells?.after.promo.percentage).toBe(10);
  });

  it("where all days are equal, the one in the cart is the best and none is called cheapest", () => {
    const facts = anyCartFacts([[anyGoods(), anyPrices(22_100)]], { deliveryDate: third });
    const compared = compare([line("100101", { packages: 1 })], facts);
    expect(compared.filter(({ isBest }) => isBest).map(({ day }) => day)).toEqual([third]);
    expect(compared.flatMap(({ badges }) => badges)).toEqual(["in-cart"]);
  });

  it("a day that cannot be sent has no price, and a cart that loses goods is not called cheap", () => {
    const late = anyGoods({ sku: toId<Sku>("100102"), sellableFrom: third });
    const shelf = [
      [anyGoods(), anyPrices(22_100)],
      [late, anyPrices(10_000)],
    ] as const;
    const lines = [line("100101", { packages: 10 }), line("100102", { packages: 10 })];
    const under = anyCartFacts(shelf, {
      deliveryDate: third,
      rule: rule({ orderValueMinor: toMinor(300_000) }),
    });
    const [nearest, , fits] = compare(lines, under);
    expect([nearest?.netMinor, nearest?.differenceMinor, nearest?.badges]).toEqual([
      null,
      null,
      ["under-minimum", "set-aside"],
    ]);
    expect([fits?.netMinor, fits?.badges, fits?.isBest]).toEqual([321_000, ["in-cart"], true]);
    const [lighter] = compare(lines, anyCartFacts(shelf, { deliveryDate: third }));
    expect([lighter?.netMinor, lighter?.badges, lighter?.isBest]).toEqual([221_000, ["set-aside"], false]);
  });

  it("a day that reaches the minimum which the day in the cart misses says so", () => {
    const leaflet = leafletUntil(first, 20_000);
    const facts = anyCartFacts([[anyGoods(), anyPrices(22_100, { leaflet })]], {
      deliveryDate: first,
      rule: rule({ orderValueMinor: toMinor(210_000) }),
    });
    const [cheap, dear] = compare([line("100101", { packages: 10 })], facts);
    expect(cheap?.badges).toEqual(["under-minimum", "in-cart"]);
    expect([dear?.badges, dear?.isBest]).toEqual([["minimum-met"], true]);
  });

  it("each price is what choosing the day gives", () => {
    const anyRow = fc.record({
      priceMinor: fc.integer({ min: 1, max: 400_000 }),
      promo: fc.option(
        fc.record({ cut: fc.integer({ min: 1, max: 400_000 }), until: fc.constantFrom(...days) }),
      ),
      from: fc.option(fc.constantFrom(...days)),
      to: fc.option(fc.constantFrom(...days)),
      packages: fc.integer({ min: 1, max: 60 }),
    });
    fc.assert(
      fc.property(
        fc.array(anyRow, { maxLength: 12 }),
        fc.constantFrom(...days),
        fc.option(fc.nat(500_000)),
        (rows, chosen, minimum) => {
          const shelf = rows.map(
            ({ priceMinor, promo, from, to }, index) =>
              [
                anyGoods({ sku: toId<Sku>(`sku-${index}`), sellableFrom: from, sellableTo: to }),
                anyPrices(priceMinor, promo ? { leaflet: leafletUntil(promo.until, promo.cut) } : {}),
              ] as const,
          );
          const facts = anyCartFacts(shelf, {
            deliveryDate: chosen,
            rule: rule({ orderValueMinor: minimum === null ? null : toMinor(minimum) }),
          });
          const lines = rows.map(({ packages }, index) => line(`sku-${index}`, { packages }));
          const cart = { id: toId<CartId>("cart-1"), lines };
          for (const { day, netMinor, differenceMinor, maySend } of compare(lines, facts)) {
            const to = { ...facts, deliveryDate: day };
            const { staying, setAside, before } = moveCart(cart, { from: facts, to }, FRIDAY_MORNING);
            const chosenThen = quoteCart({ ...cart, lines: staying }, to, FRIDAY_MORNING);
            expect(staying.length + setAside.length).toBe(lines.length);
            expect(maySend).toBe(chosenThen.mayOrder);
            expect(netMinor).toBe(maySend ? chosenThen.totals.netMinor : null);
            expect(differenceMinor).toBe(
              maySend ? chosenThen.totals.netMinor - before.totals.netMinor : null,
            );
            expect(
              chosenThen.problems.filter(({ kind }) => kind === "not-yet-sold" || kind === "no-longer-sold"),
            ).toEqual([]);
          }
        },
      ),
    );
  });
});

it("the last day is told with its last moment to order", () => {
  const facts = anyCartFacts([[anyGoods(), anyPrices(22_100)]], { deliveryDate: toLocalDate("2026-11-26") });
  expect(compare([line("100101", { packages: 1 })], facts)[0]?.orderBy).toEqual({
    date: "2026-11-20",
    minutes: 960,
  });
});
