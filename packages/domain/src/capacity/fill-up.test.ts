import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ORDER_UNITS } from "../catalog/orderable-units.ts";
import { boxesOf } from "../catalog/packaging.ts";
import { toId } from "../kernel/ids.ts";
import { toMinor } from "../kernel/money.ts";
import { anyGoods, KEG, rule } from "../testing/builders.ts";
import {
  ADDED_DAYS_MAX,
  FILLED_DAYS_MAX,
  FILLINGS_SHOWN,
  type FillCandidate,
  type FillFacts,
  fillUp,
} from "./fill-up.ts";
import { breaches } from "./limits.ts";
import { loadOf } from "./load.ts";

const limits = rule({ minPallets: 20, maxPallets: 33, minKg: 16_000, maxKg: 24_000 });
const keg = anyGoods({ sku: toId("100112"), packaging: KEG, grossGramsPerBox: 62_000 });
const crate = anyGoods({ grossGramsPerBox: 19_600 });

const productAt = (at: number) => (at % 2 ? keg : crate);

const candidate = (said: Partial<FillCandidate> = {}): FillCandidate => ({
  sku: keg.sku,
  packaging: KEG,
  grossGramsPerBox: keg.grossGramsPerBox,
  millilitresPerBox: 50_000,
  units: ORDER_UNITS,
  boxesPerDay: 9.5 / 7,
  boxesHeld: 0,
  mostBoxes: Number.POSITIVE_INFINITY,
  shelfLifeDays: 120,
  unitMinor: toMinor(164_900),
  ...said,
});

const order = (boxes: number): FillFacts => ({
  method: "flatrate_flatrate",
  limits,
  netMinor: toMinor(0),
  goods: [{ sku: crate.sku, boxes, product: crate }],
});

describe("B4 what fills an order up", () => {
  it("is so many layers of what the place buys, and says for how many days they last and what the order comes to", () => {
    // A third of a pallet is missing, and a sixth of a tonne: one layer of kegs would do for the one, not for the other.
    expect(fillUp(order(40 * 19 + 27), [candidate()])).toEqual([
      {
        sku: "100112",
        unit: "layers",
        count: 2,
        boxes: 12,
        days: 9,
        netMinor: 12 * 164_900,
        load: {
          boxes: 799,
          grams: 787 * 19_600 + 12 * 62_000,
          palletThousandths: 20_342,
          millilitres: 787 * 10_000 + 12 * 50_000,
        },
      },
    ]);
  });

  it("starts with what is used up soonest, shows three, and whole pallets where only those may be ordered", () => {
    const filled = fillUp(
      order(40 * 19),
      [20, 4, 2, 10].map((boxesPerDay, index) =>
        candidate({ sku: toId(`20000${index}`), boxesPerDay, units: ["packages", "pallets"] }),
      ),
    );
    expect(filled).toHaveLength(FILLINGS_SHOWN);
    expect(filled.map(({ sku, unit, count }) => [sku, unit, count])).toEqual([
      ["200000", "pallets", 1],
      ["200003", "pallets", 1],
      ["200001", "pallets", 1],
    ]);
  });

  it.each([
    ["there is nothing in it", { ...order(0), goods: [] }, {}],
    ["it is fine", order(40 * 21), {}],
    ["it is too heavy already", order(1300), {}],
    ["it would keep for less than it lasts", order(40 * 19), { shelfLifeDays: 20 }],
    ["it would add more than four weeks of it", order(40 * 19), { boxesPerDay: 0.6 }],
    ["it would last for more than nine weeks", order(40 * 19), { boxesHeld: 81 }],
    ["no more of it may be ordered", order(40 * 19), { mostBoxes: 17 }],
    ["it may not be ordered at all", order(40 * 19), { units: [] }],
  ] as const)("nothing where %s", (_case, facts, said) => {
    expect(fillUp(facts, [candidate(said)])).toEqual([]);
  });

  it("what comes to a pallet and more is said in pallets", () => {
    const [filling] = fillUp(order(40 * 18), [candidate({ boxesPerDay: 5 })]);
    expect(filling).toMatchObject({ unit: "pallets", count: 2 });
  });

  it("a standard order reaches its value by single boxes", () => {
    const standard: FillFacts = {
      ...order(10),
      method: "selfpickup_selfpickup",
      limits: rule({ orderValueMinor: toMinor(350_000) }),
      netMinor: toMinor(100_000),
    };
    expect(fillUp(standard, [candidate()])).toMatchObject([
      { unit: "packages", count: 2, netMinor: 329_800 },
    ]);
  });

  it("over 10,000 carts never breaks a limit, goes beyond what is allowed, or takes what the place does not buy", () => {
    const limit = fc.option(fc.integer({ min: 1, max: 30 }));
    const anyRule = fc.record({
      minPallets: limit,
      maxPallets: fc.option(fc.integer({ min: 1, max: 40 })),
      minKg: fc.option(fc.integer({ min: 100, max: 20_000 })),
      maxKg: fc.option(fc.integer({ min: 1000, max: 30_000 })),
      orderValueMinor: fc.option(fc.integer({ min: 0, max: 500_000 }).map(toMinor)),
    });
    const anyCandidate = fc.record({
      units: fc.subarray([...ORDER_UNITS]),
      boxesPerDay: fc.double({ min: 0.05, max: 60, noNaN: true }),
      boxesHeld: fc.nat(100),
      mostBoxes: fc.oneof(fc.nat(400), fc.constant(Number.POSITIVE_INFINITY)),
      shelfLifeDays: fc.option(fc.integer({ min: 1, max: 400 })),
    });
    let found = 0;
    fc.assert(
      fc.property(
        anyRule,
        fc.uniqueArray(fc.tuple(fc.nat(5), fc.integer({ min: 1, max: 700 })), {
          maxLength: 5,
          selector: ([at]) => at,
        }),
        fc.array(anyCandidate, { maxLength: 4 }),
        fc.constantFrom("flatrate_flatrate", "freeshipping_freeshipping", "selfpickup_selfpickup"),
        (said, cart, rows, method) => {
          const goods = cart.map(([at, boxes]) => ({
            sku: toId<typeof keg.sku>(`30000${at}`),
            boxes,
            product: productAt(at),
          }));
          const facts: FillFacts = { method, limits: rule(said), netMinor: toMinor(50_000), goods };
          const candidates = rows.map((row, index) =>
            candidate({ ...productAt(index), ...row, sku: toId(`30000${index}`) }),
          );
          for (const filling of fillUp(facts, candidates)) {
            found += 1;
            const bought = candidates.find(({ sku }) => sku === filling.sku);
            if (!bought) throw new Error("goods that the place does not buy");
            const { unit, count, boxes } = filling;
            expect(bought.units).toContain(unit);
            expect(boxesOf({ packages: 0, layers: 0, pallets: 0, [unit]: count }, bought.packaging)).toBe(
              boxes,
            );
            expect(boxes).toBeLessThanOrEqual(bought.mostBoxes);
            const lasts = (bought.boxesHeld + boxes) / bought.boxesPerDay;
            expect(boxes / bought.boxesPerDay).toBeLessThanOrEqual(ADDED_DAYS_MAX + 1e-9);
            expect(lasts).toBeLessThanOrEqual(
              Math.min(FILLED_DAYS_MAX, (bought.shelfLifeDays ?? 999) / 2) + 1e-9,
            );
            const load = loadOf([...goods, { boxes, product: bought }]);
            expect(Math.abs(load.palletThousandths - filling.load.palletThousandths)).toBeLessThanOrEqual(1);
            const netMinor = toMinor(50_000 + filling.netMinor);
            expect(breaches({ method, limits: facts.limits, load: filling.load, netMinor })).toEqual([]);
          }
        },
      ),
      { numRuns: 10_000 },
    );
    expect(found).toBeGreaterThan(200);
  });
});
