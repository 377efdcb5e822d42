import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { ORDER_UNITS } from "../catalog/orderable-units.ts";
import { boxesOf } from "../catalog/packaging.ts";
import { type Sku, toId } from "../kernel/ids.ts";
import { addDays, toLocalDate } from "../kernel/local-moment.ts";
import { CRATE, KEG, rule } from "../testing/builders.ts";
import { type CacheItem, suggestionHash, withLine, withSuggestion } from "./amounts-cache.ts";
import { boughtTogether, type PlaceCounts, recommend } from "./bought-together.ts";
import { chanceOf } from "./chance.ts";
import { middleOf } from "./likely-goods.ts";
import { matchesSearch } from "./matches-search.ts";
import {
  amountFrom,
  loadOfChecked,
  type SuggestFacts,
  suggestCart,
  suggestTruck,
  TRUCK_DAYS_MAX,
} from "./suggested-cart.ts";
import { unlikeUsual } from "./unlike-usual.ts";
import { DELIVERIES_COUNTED, type Delivery, rhythmOf, usualGoods } from "./usual-order.ts";

const skus = ["100101", "100112", "100201"].map((sku) => toId<Sku>(sku));
const today = toLocalDate("2026-11-20");
const day = toLocalDate("2026-11-26");
const boxes = fc
  .array(fc.tuple(fc.constantFrom(...skus), fc.integer({ min: 1, max: 90 })), { minLength: 1, maxLength: 3 })
  .map((rows) => new Map(rows));
const deliveries: fc.Arbitrary<readonly Delivery[]> = fc.uniqueArray(
  fc.record({ day: fc.integer({ min: -400, max: 12 }).map((count) => addDays(today, count)), boxes }),
  { maxLength: 14, selector: (one) => one.day },
);
const goods: SuggestFacts["goods"] = new Map(
  skus.map((sku, at) => [
    sku,
    {
      packaging: at === 1 ? KEG : CRATE,
      grossGramsPerBox: 20_000,
      millilitresPerBox: 10_000,
      units: at === 2 ? ["layers", "pallets"] : ORDER_UNITS,
      shelfLifeDays: at === 0 ? 60 : null,
    },
  ]),
);
const factsOf = (all: readonly Delivery[], laterDays: readonly number[] = []): SuggestFacts => ({
  deliveries: all,
  today,
  day,
  laterDays: laterDays.map((count) => addDays(day, count)),
  goods,
});

describe("SUGGEST-01 SUGGEST-02 what is suggested to any place", () => {
  it("is of goods that came at least twice, lately or likely now, in units they come in, and its reasons give the amount", () => {
    fc.assert(
      fc.property(deliveries, fc.uniqueArray(fc.integer({ min: 1, max: 30 })), (all, later) => {
        const facts = factsOf(
          all,
          later.toSorted((left, right) => left - right),
        );
        const { lines, deliveries: counted, until } = suggestCart(facts);
        const past = all
          .filter((one) => one.day < day)
          .toSorted((left, right) => (left.day < right.day ? -1 : 1));
        const lately = past.slice(-DELIVERIES_COUNTED);
        expect(counted).toBe(lately.length);
        expect(until === null).toBe(later.length === 0);
        for (const line of lines) {
          const product = goods.get(line.sku);
          if (!product) throw new Error("goods that nobody sells");
          const times = lately.filter((one) => one.boxes.has(line.sku)).length;
          expect(past.filter((one) => one.boxes.has(line.sku)).length).toBeGreaterThanOrEqual(2);
          const likely = line.reasons.find((reason) => reason.kind === "likely-now");
          expect(times >= 2 || likely !== undefined).toBe(true);
          if (likely) expect(Math.round(chanceOf(likely) * 100)).toBe(likely.percent);
          const [why] = line.reasons;
          if (why && "usual" in why) expect(middleOf(why.lately)).toBe(why.usual);
          expect(line.history).toEqual(lately.map((one) => one.boxes.get(line.sku) ?? 0));
          expect(boxesOf(line, product.packaging)).toBe(line.boxes);
          for (const unit of ORDER_UNITS) if (!product.units.includes(unit)) expect(line[unit]).toBe(0);
          const wanted = amountFrom(line.reasons);
          const isWhole = line.reasons.some(({ kind }) => kind === "whole-units");
          expect(line.boxes >= wanted).toBe(true);
          expect(line.boxes > wanted).toBe(isWhole);
          if (line.isChecked) {
            expect(times * 2 >= lately.length || likely !== undefined).toBe(true);
            expect(line.reasons.some(({ kind }) => kind === "already-ordered")).toBe(false);
          }
        }
        // The usual ones first, by use; then what is likely now; then what is only shown.
        const order = ["every-delivery", "most-deliveries", "at-times", "now-and-then"];
        const groups = lines.map(({ reasons }) => Math.max(1, order.indexOf(reasons[0]?.kind ?? "")));
        expect(groups).toEqual(groups.toSorted());
        const usual = lines.filter((_, at) => groups[at] === 1).map(({ sku }) => sku);
        const byUse = usualGoods(rhythmOf(all, day)).map(({ sku }) => sku);
        expect(usual).toEqual(byUse.filter((sku) => usual.includes(sku)));
      }),
    );
  });

  it("is the same whatever order the deliveries are told in", () => {
    fc.assert(
      fc.property(deliveries, (all) => {
        const past = all.filter((one) => one.day < today);
        expect(suggestCart(factsOf(past.toReversed()))).toEqual(suggestCart(factsOf(past)));
      }),
    );
  });

  it("SUGGEST-05 B4 by truck is never beyond its maximum unless a single delivery is, and never for more than nine weeks", () => {
    const limits = fc.record({ minPallets: fc.nat(30), more: fc.nat(30) });
    fc.assert(
      fc.property(deliveries, limits, (all, { minPallets, more }) => {
        const facts = factsOf(all.filter((one) => one.day < today));
        const truck = {
          method: "flatrate_flatrate",
          limits: rule({ minPallets, maxPallets: minPallets + more }),
        } as const;
        const { lines } = suggestTruck(facts, truck);
        const load = loadOfChecked(lines, goods);
        const covered = lines.flatMap(({ reasons }) => reasons.filter((one) => one.kind === "covers-days"));
        if (covered.length > 0)
          expect(load.palletThousandths).toBeLessThanOrEqual((minPallets + more) * 1000);
        for (const { days, usualDays } of covered) {
          expect(days).toBeLessThanOrEqual(Math.max(TRUCK_DAYS_MAX, usualDays));
          expect(days).toBeGreaterThanOrEqual(usualDays);
        }
        const kept = lines
          .find(({ sku }) => sku === skus[0])
          ?.reasons.find((one) => one.kind === "covers-days");
        if (kept) expect(kept.days).toBeLessThanOrEqual(Math.max(30, kept.usualDays));
      }),
    );
  });
});

describe("B5 the amount that reasons come to", () => {
  const usual = (boxes: number) =>
    ({ kind: "most-deliveries", times: 3, deliveries: 4, usual: boxes, lately: [boxes] }) as const;
  test.each([
    ["the usual amount", [usual(4)], 4],
    ["never less than one", [usual(0)], 1],
    ["a season more", [usual(10), { kind: "season", percent: 25 }], 13],
    ["a season less", [usual(10), { kind: "season", percent: -25 }], 8],
    ["a longer gap", [usual(10), { kind: "longer-gap", days: 14, usualDays: 7 }], 20],
    ["several weeks", [usual(10), { kind: "covers-days", days: 21, usualDays: 7 }], 30],
    [
      "less what is on its way",
      [
        usual(10),
        { kind: "covers-days", days: 21, usualDays: 7 },
        { kind: "ordered-deducted", day, boxes: 12 },
      ],
      18,
    ],
    [
      "one, when more than enough is on its way",
      [usual(10), { kind: "ordered-deducted", day, boxes: 99 }],
      1,
    ],
    [
      "what is only told changes nothing",
      [usual(10), { kind: "missed-last" }, { kind: "already-ordered", day, boxes: 9 }],
      10,
    ],
  ] as const)("is %s", (_, reasons, expected) => {
    expect(amountFrom(reasons)).toBe(expected);
  });
});

describe("HISTORY-03 C2 how any order is unlike the usual one", () => {
  it("is told once for a product, with its own figures, and nothing where it is as usual", () => {
    fc.assert(
      fc.property(boxes, fc.array(boxes, { maxLength: 9 }), (last, before) => {
        const told = unlikeUsual({ last, lastInBundles: new Set(), before });
        expect(new Set(told.map(({ sku }) => sku)).size).toBe(told.length);
        for (const one of told) {
          const amounts = before.slice(0, 6).flatMap((order) => order.get(one.sku) ?? []);
          expect(one).toMatchObject({ last: last.get(one.sku) ?? 0, times: amounts.length });
          if (one.kind === "missing") expect(one.last).toBe(0);
          if (one.kind === "more") expect(one.last).toBeGreaterThan(Math.max(...amounts));
          if (one.kind === "less") expect(one.last).toBeLessThan(Math.min(...amounts));
        }
        const same = unlikeUsual({ last, lastInBundles: new Set(), before: before.map(() => last) });
        expect(same).toEqual([]);
      }),
    );
  });
});

describe("RECO-01 RECO-02 what goes together", () => {
  const counts = fc.array(
    fc.record({
      sku: fc.constantFrom(...skus),
      otherSku: fc.constantFrom(...skus),
      orders: fc.integer({ min: 1, max: 20 }),
    }),
    { maxLength: 6 },
  );
  const place = (id: string) =>
    counts.map(
      (pairs): PlaceCounts => ({ shipToId: toId(id), companyId: toId(`C${id}`), orders: 20, pairs }),
    );

  it("RECO-01 what one other company does alone is told to nobody", () => {
    fc.assert(
      fc.property(place("1"), place("2"), (own, other) => {
        expect(boughtTogether(own, [own, other])).toEqual(boughtTogether(own, [own]));
      }),
    );
  });

  it("RECO-02 RECO-03 OP-81 nothing is recommended that is there already, nothing twice, and priorities count from one", () => {
    const pairs = fc.array(
      fc.record({
        sku: fc.constantFrom(...skus),
        otherSku: fc.constantFrom(...skus),
        permille: fc.integer({ min: 1, max: 1000 }),
      }),
    );
    fc.assert(
      fc.property(
        pairs,
        fc.subarray(skus),
        fc.option(fc.constantFrom(...skus), { nil: undefined }),
        (all, cart, selected) => {
          const told = recommend(all, { cart, selected });
          expect(told.map(({ priority }) => priority)).toEqual(told.map((_, at) => at + 1));
          expect(new Set(told.map(({ sku }) => sku)).size).toBe(told.length);
          for (const { sku } of told) expect([...cart, selected]).not.toContain(sku);
        },
      ),
    );
  });
});

describe("SUGGEST-06 SUGGEST-08 what the browser keeps of it", () => {
  const item = fc.record({
    sku: fc.constantFrom(...skus),
    your_price_w_vat: fc.option(fc.nat(9999)),
    total_units: fc.nat(99),
    number_of_layers: fc.nat(9),
    number_of_pallets: fc.nat(9),
  });

  it("SUGGEST-06 OP-83 is known again whatever the order of its lines, and by no other figure", () => {
    fc.assert(
      fc.property(
        fc.array(item, { minLength: 1 }),
        fc.constantFrom<keyof CacheItem>("total_units", "number_of_layers", "number_of_pallets"),
        (items, figure) => {
          const hash = suggestionHash(items);
          expect(suggestionHash(items.toReversed())).toBe(hash);
          const changed = items.map((one, at) =>
            at === 0 ? { ...one, [figure]: one[figure] === 7 ? 8 : 7 } : one,
          );
          expect(suggestionHash(changed)).not.toBe(hash);
          expect(suggestionHash(items.slice(1))).not.toBe(hash);
          const priced = items.map((one) => ({ ...one, your_price_w_vat: (one.your_price_w_vat ?? 0) + 1 }));
          expect(suggestionHash(priced)).not.toBe(hash);
        },
      ),
    );
  });

  it("SUGGEST-08 OP-82 keeps what was changed as long as the suggestion is the same, and each place and variant by itself", () => {
    const kept = { units: 1, layers: 0, pallets: 0, checked: true };
    const fresh = { shipToId: "500101", variant: "standard", hash: "a", defaults: { "1": kept } } as const;
    const first = withSuggestion({}, fresh);
    const changed = withLine(first, { ...fresh, sku: "1", kept: { ...kept, units: 9 } });
    expect(withSuggestion(changed, fresh)).toBe(changed);
    expect(withSuggestion(changed, { ...fresh, hash: "b" })["500101"]?.standard).toEqual({
      hash: "b",
      amounts: { "1": kept },
    });
    const truck = withSuggestion(changed, { ...fresh, variant: "truck" });
    expect(truck["500101"]?.standard).toEqual(changed["500101"]?.standard);
    const elsewhere = withSuggestion(changed, { ...fresh, shipToId: "500102" });
    expect(elsewhere["500101"]).toEqual(changed["500101"]);
    expect(withLine(changed, { ...fresh, shipToId: "500102", sku: "1", kept })).toBe(changed);
    expect(withLine(changed, { ...fresh, variant: "truck", sku: "1", kept })).toBe(changed);
  });
});

test.each([
  ["ležák", true],
  ["LEZAK", true],
  [" svetly lez ", true],
  ["", true],
  ["lezak svetly", false],
  ["sud", false],
])("C25 %j is found in a name: %s", (search, isFound) => {
  expect(matchesSearch(search, ["Kofola", "Světlý ležák"])).toBe(isFound);
  expect(matchesSearch(search, [])).toBe(false);
});
