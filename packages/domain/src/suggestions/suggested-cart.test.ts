import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boxesOf } from "../catalog/packaging.ts";
import { type Sku, toId } from "../kernel/ids.ts";
import { addDays, toLocalDate } from "../kernel/local-moment.ts";
import { CRATE, KEG, rule } from "../testing/builders.ts";
import {
  amountFrom,
  loadOfChecked,
  type SuggestedGoods,
  type SuggestedLine,
  type SuggestFacts,
  suggestCart,
  suggestTruck,
  TRUCK_DAYS_MAX,
} from "./suggested-cart.ts";
import { type Delivery, rhythmOf } from "./usual-order.ts";

const keg: Sku = toId("keg");
const crate: Sku = toId("crate");
const thursday = toLocalDate("2026-11-26");

function goods(said: Partial<SuggestedGoods> = {}): SuggestedGoods {
  return {
    packaging: KEG,
    grossGramsPerBox: 63_000,
    millilitresPerBox: 50_000,
    units: ["packages", "layers", "pallets"],
    shelfLifeDays: 180,
    ...said,
  };
}

/** One delivery every seven days before a Thursday, the last one first; null is a week without the product. */
function weekly(kegs: readonly (number | null)[], crates: readonly (number | null)[] = []): Delivery[] {
  return kegs.map((count, week) => {
    const boxes = new Map<Sku, number>();
    if (count !== null) boxes.set(keg, count);
    const other = crates[week];
    if (typeof other === "number") boxes.set(crate, other);
    return { day: addDays(thursday, -7 * (week + 1)), boxes };
  });
}

function facts(deliveries: readonly Delivery[], said: Partial<SuggestFacts> = {}): SuggestFacts {
  return {
    deliveries,
    today: toLocalDate("2026-11-23"),
    day: thursday,
    laterDays: [addDays(thursday, 4), addDays(thursday, 7), addDays(thursday, 11)],
    goods: new Map([
      [keg, goods()],
      [crate, goods({ packaging: CRATE, grossGramsPerBox: 19_600, millilitresPerBox: 10_000 })],
    ]),
    ...said,
  };
}

const lineOf = (lines: readonly SuggestedLine[], sku: Sku) => lines.find((line) => line.sku === sku);
const kindsOf = (line: SuggestedLine | undefined) => line?.reasons.map(({ kind }) => kind);

describe("the suggested cart (SUGGEST-01, SUGGEST-02)", () => {
  it("proposes what comes with every delivery, the middle one of the last four amounts", () => {
    const { lines, deliveries, until } = suggestCart(facts(weekly([5, 4, 5, 9, 9, 9, 9, 9, 9, 9])));
    expect(deliveries).toBe(8);
    expect(until).toBe(addDays(thursday, 7));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      sku: keg,
      boxes: 5,
      packages: 5,
      layers: 0,
      pallets: 0,
      isChecked: true,
    });
    expect(lines[0]?.reasons).toEqual([
      { kind: "every-delivery", times: 8, deliveries: 8, usual: 5, lately: [9, 5, 4, 5] },
    ]);
    expect(lines[0]?.history).toEqual([9, 9, 9, 9, 9, 5, 4, 5]);
  });

  it("says that something was missing the last time", () => {
    const line = lineOf(
      suggestCart(facts(weekly([null, 3, 3, 3, 3, 3, 3, 3], [6, 6, 6, 6, 6, 6, 6, 6]))).lines,
      keg,
    );
    expect(kindsOf(line)).toEqual(["most-deliveries", "missed-last"]);
    expect(line).toMatchObject({ boxes: 3, isChecked: true });
  });

  it("shows without proposing what comes now and then, and leaves out what came once", () => {
    const crates = [6, 6, 6, 6, 6, 6, 6, 6];
    const seldom = suggestCart(facts(weekly([2, null, null, 2, null, null, 2, null], crates))).lines;
    expect(lineOf(seldom, keg)).toMatchObject({ isChecked: false, boxes: 2 });
    expect(kindsOf(lineOf(seldom, keg))).toEqual(["now-and-then"]);
    const once = suggestCart(facts(weekly([2, null, null, null, null, null, null, null], crates))).lines;
    expect(lineOf(once, keg)).toBeUndefined();
  });

  it("buys for longer when the delivery after next is further away than usual", () => {
    const { lines, until } = suggestCart(facts(weekly([6, 6, 6, 6]), { laterDays: [addDays(thursday, 14)] }));
    expect(until).toBe(addDays(thursday, 14));
    expect(lines[0]).toMatchObject({ boxes: 12, layers: 2 });
    expect(lines[0]?.reasons.at(-1)).toEqual({ kind: "longer-gap", days: 14, usualDays: 7 });
  });

  it("follows the season of last year when that was clear, and not when it was not", () => {
    const lastYear = (before: number, then: number): Delivery[] => [
      ...[8, 7, 6].map((week) => ({
        day: addDays(thursday, -364 - 7 * week),
        boxes: new Map([[keg, before]]),
      })),
      ...[1, 0, -1].map((week) => ({
        day: addDays(thursday, -364 - 7 * week),
        boxes: new Map([[keg, then]]),
      })),
    ];
    // The last three deliveries were seven weeks ago: a place that opens again.
    const recent = [6, 7, 8].map((week) => ({
      day: addDays(thursday, -7 * week),
      boxes: new Map([[keg, 10]]),
    }));
    const more = suggestCart(facts([...lastYear(10, 14), ...recent])).lines[0];
    expect(more?.reasons.find(({ kind }) => kind === "season")).toEqual({ kind: "season", percent: 40 });
    const same = suggestCart(facts([...lastYear(10, 11), ...recent])).lines[0];
    expect(kindsOf(same)).not.toContain("season");
  });

  it("does not propose what is on its way already", () => {
    const underway = { day: addDays(thursday, -1), boxes: new Map([[keg, 7]]) };
    const { lines } = suggestCart(facts([...weekly([5, 5, 5, 5]), underway]));
    expect(lines[0]).toMatchObject({ isChecked: false });
    expect(lines[0]?.reasons.at(-1)).toEqual({
      kind: "already-ordered",
      day: addDays(thursday, -1),
      boxes: 7,
    });
    const later = { day: addDays(thursday, 9), boxes: new Map([[keg, 7]]) };
    expect(suggestCart(facts([...weekly([5, 5, 5, 5]), later])).lines[0]?.isChecked).toBe(true);
  });

  it("leaves out what cannot be ordered for the day", () => {
    const all = weekly([5, 5, 5], [6, 6, 6]);
    expect(suggestCart(facts(all, { goods: new Map([[keg, goods()]]) })).lines.map(({ sku }) => sku)).toEqual(
      [keg],
    );
    expect(suggestCart(facts(all, { goods: new Map([[keg, goods({ units: [] })]]) })).lines).toEqual([]);
  });

  it("rounds up to whole layers where single boxes may not be ordered, and says so", () => {
    const onlyLayers = new Map([[keg, goods({ units: ["layers", "pallets"] })]]);
    const [line] = suggestCart(facts(weekly([7, 7, 7]), { goods: onlyLayers })).lines;
    expect(line).toMatchObject({ boxes: 12, layers: 2, packages: 0 });
    expect(line?.reasons.at(-1)).toEqual({ kind: "whole-units", unit: "layers", boxes: 12 });
    const onlyPallets = new Map([[keg, goods({ units: ["pallets"] })]]);
    expect(suggestCart(facts(weekly([7, 7, 7]), { goods: onlyPallets })).lines[0]).toMatchObject({
      pallets: 1,
    });
  });

  it("a place without history gets nothing rather than something made up", () => {
    expect(suggestCart(facts([]))).toEqual({ lines: [], deliveries: 0, until: addDays(thursday, 7) });
  });

  it("B5 the reasons of every line give its amount again", () => {
    const count = fc.option(fc.integer({ min: 1, max: 40 }));
    const weeks = fc.array(count, { minLength: 3, maxLength: 60 });
    fc.assert(
      fc.property(weeks, weeks, fc.integer({ min: 1, max: 30 }), (kegs, crates, after) => {
        const later = { laterDays: [addDays(thursday, after)] };
        for (const line of suggestCart(facts(weekly(kegs, crates), later)).lines) {
          const packaging = line.sku === keg ? KEG : CRATE;
          expect(line.boxes).toBe(amountFrom(line.reasons));
          expect(boxesOf(line, packaging)).toBe(line.boxes);
          expect(line.boxes).toBeGreaterThan(0);
        }
      }),
    );
  });

  it("knows the usual gap, the middle one of all", () => {
    const days = [3, 7, 10, 14, 17].map(
      (back): Delivery => ({
        day: addDays(thursday, -back),
        boxes: new Map([[keg, 1]]),
      }),
    );
    expect(rhythmOf(days, thursday).gapDays).toBe(4);
    expect(rhythmOf([], thursday).gapDays).toBe(7);
  });
});

describe("the suggested truck (SUGGEST-05)", () => {
  const truck = {
    method: "flatrate_flatrate",
    limits: rule({ minPallets: 2, maxPallets: 4, minKg: null, maxKg: 24_000 }),
  } as const;

  it("stretches the usual order until the minimum is reached, no longer", () => {
    const { lines } = suggestTruck(facts(weekly([9, 9, 9, 9])), truck);
    expect(lines[0]).toMatchObject({ boxes: 36, pallets: 2, layers: 0, packages: 0 });
    expect(lines[0]?.reasons.at(-1)).toEqual({ kind: "covers-days", days: 28, usualDays: 7 });
  });

  it("leaves an order as it is that fills the truck by itself", () => {
    const { lines } = suggestTruck(facts(weekly([40, 40, 40, 40])), truck);
    expect(lines[0]).toMatchObject({ boxes: 40 });
    expect(kindsOf(lines[0])).toEqual(["every-delivery"]);
  });

  it("takes what is on its way off the weeks that it covers, and proposes the rest", () => {
    const underway = { day: addDays(thursday, -1), boxes: new Map([[keg, 4]]) };
    const { lines } = suggestTruck(facts([...weekly([9, 9, 9, 9]).slice(1), underway]), truck);
    const [line] = lines;
    expect(line?.isChecked).toBe(true);
    expect(kindsOf(line)).toContain("ordered-deducted");
    expect(line?.boxes).toBe(amountFrom(line?.reasons ?? []));
  });

  it("stays within half the shelf life", () => {
    const fresh = new Map([[keg, goods({ shelfLifeDays: 40 })]]);
    const { lines } = suggestTruck(facts(weekly([9, 9, 9, 9]), { goods: fresh }), truck);
    expect(lines[0]).toMatchObject({ boxes: 26 });
    expect(lines[0]?.reasons.at(-1)).toMatchObject({ kind: "covers-days", days: 20 });
  });

  it("never breaks the maximum and never covers more than nine weeks, whatever is usual", () => {
    const counts = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 3, maxLength: 8 });
    fc.assert(
      fc.property(counts, counts, (kegs, crates) => {
        const known = facts(weekly(kegs, crates));
        const first = suggestTruck(known, { ...truck, limits: rule({}) });
        const { lines } = suggestTruck(known, truck);
        const load = loadOfChecked(lines, known.goods);
        const base = loadOfChecked(first.lines, known.goods);
        expect(load.palletThousandths <= 4000 || load.palletThousandths === base.palletThousandths).toBe(
          true,
        );
        for (const { reasons } of lines)
          for (const reason of reasons)
            if (reason.kind === "covers-days") expect(reason.days).toBeLessThanOrEqual(TRUCK_DAYS_MAX);
      }),
    );
  });
});
