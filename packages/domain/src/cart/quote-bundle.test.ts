import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { BundleFacts } from "../bundles/bundle.ts";
import { type CartId, type Sku, toId } from "../kernel/ids.ts";
import { toLocalDate } from "../kernel/local-moment.ts";
import { toMinor } from "../kernel/money.ts";
import { agreedPrices } from "../pricing/agreed-price.ts";
import {
  anyBundle,
  anyCartFacts,
  anyGoods,
  anyPrices,
  bundleItem,
  line,
  partsOf,
  quoteOf,
  rule,
  type Shelf,
  UNSTACKED,
} from "../testing/builders.ts";
import { addLines, emptyCart } from "./cart.ts";
import { judgeLineChanges } from "./change-line.ts";
import { whyNotAddable } from "./new-line.ts";
import { goodsOfLine, grossOfLine } from "./quoted-line.ts";

const pallet = toId<Sku>("950560");
const crate = (sku: string, vatPct = 21) => anyGoods({ sku: toId<Sku>(sku), vatPct });
const bundleRow = (bundle: BundleFacts = anyBundle()) =>
  anyGoods({ sku: pallet, packaging: UNSTACKED, truckOrdering: false, deposits: [], bundle });
const shelf = (bundle?: BundleFacts): Shelf => [
  [bundleRow(bundle), { rows: [] }],
  [crate("100201"), anyPrices(26_000)],
  [crate("100301"), anyPrices(29_900)],
  [crate("120101", 12), anyPrices(25_700)],
];
const full = "16 100201, 8 100301, 16 120101";
const packages = (count: number, contents = full) =>
  line(pallet, { packages: count, parts: partsOf(contents) });
const loose = (contents: string) => partsOf(contents).map(({ sku, boxes }) => line(sku, { packages: boxes }));

describe("a bundle in a quote (C26)", () => {
  it("BUNDLE-01 costs what is inside, less the discount on every box", () => {
    const { lines, totals } = quoteOf([packages(2)], anyCartFacts(shelf()));
    const [quoted] = lines;
    expect(quoted).toMatchObject({ boxes: 2, problems: [] });
    const one = 16 * 24_700 + 8 * 28_405 + 16 * 24_415;
    expect(quoted?.unitMinor).toBe(one);
    expect(quoted?.netMinor).toBe(2 * one);
    expect(totals.netMinor).toBe(2 * one);
    expect(totals.vat.map(({ vatPct }) => vatPct)).toEqual([12, 21]);
  });

  it("PRICE-04 the ERP's price holds for the goods inside, and not for the same goods beside it", () => {
    const sku = toId<Sku>("100201");
    const agreed = agreedPrices([
      { sku, bundleSku: pallet, boxes: 32, listMinor: toMinor(24_700), unitMinor: toMinor(24_000) },
      { sku, bundleSku: null, boxes: 4, listMinor: toMinor(26_000), unitMinor: toMinor(25_000) },
    ]);
    const { lines, totals } = quoteOf(
      [packages(2), line(sku, { packages: 4 })],
      anyCartFacts(shelf(), { agreed }),
    );
    const one = 16 * 24_000 + 8 * 28_405 + 16 * 24_415;
    expect(lines.map(({ unitMinor }) => unitMinor)).toEqual([one, 25_000]);
    expect(totals.netMinor).toBe(2 * one + 4 * 25_000);
  });

  it("VAT, deposits, weight and pallets are those of the goods inside", () => {
    const inside = quoteOf([packages(3)], anyCartFacts(shelf(anyBundle({ discountPct: 0 }))));
    const beside = quoteOf(loose("48 100201, 24 100301, 48 120101"), anyCartFacts(shelf()));
    expect(inside.totals).toEqual(beside.totals);
    expect(inside.load).toEqual(beside.load);
    expect(inside.load.palletThousandths).toBe(3000);
  });

  it("CART-11 CART-15 counts towards the limits of the order like loose goods", () => {
    const limits = { rule: rule({ maxPallets: 2 }) };
    expect(quoteOf([packages(2)], anyCartFacts(shelf(), limits)).breaches).toEqual([]);
    expect(quoteOf([packages(3)], anyCartFacts(shelf(), limits)).breaches).toMatchObject([
      { kind: "max-pallets-exceeded" },
    ]);
  });

  it("without a choice it is what is preselected", () => {
    const [quoted] = quoteOf([line(pallet, { packages: 1 })], anyCartFacts(shelf())).lines;
    expect(quoted?.parts).toEqual(partsOf("8 100201, 8 100301"));
    expect(quoted?.problems).toEqual([{ kind: "bundle-too-few", sku: pallet, min: 40, boxes: 16 }]);
  });

  test.each([
    ["BUNDLE-04 past its days", { validTo: toLocalDate("2026-11-22") }, 1, "bundle-not-valid"],
    ["BUNDLE-07 too many packages", { packagesOrdered: 3 }, 2, "bundle-limit-reached"],
    ["BUNDLE-05 a fuller package is asked for", { minBoxes: 48, maxBoxes: 80 }, 1, "bundle-too-few"],
  ] as const)("C4 %s is the problem of the group and blocks the sending", (_, said, count, kind) => {
    const quote = quoteOf([packages(count)], anyCartFacts(shelf(anyBundle(said))));
    expect(quote.problems.map((problem) => [problem.kind, problem.sku])).toEqual([[kind, pallet]]);
    expect(quote.mayOrder).toBe(false);
  });

  it("C4 what is inside and cannot be had is told as the group's, too", () => {
    const [, , , last] = shelf();
    const gone = { ...crate("120101"), sellableTo: toLocalDate("2026-11-01") };
    const facts = anyCartFacts([...shelf().slice(0, 3), ...(last ? [[gone, last[1]] as const] : [])]);
    expect(quoteOf([packages(1)], facts).problems).toEqual([
      { kind: "bundle-item-not-sold", sku: pallet, item: "120101" },
    ]);
  });

  it("OP-147 a bundle goes by truck by the package, whichever units loose goods come in", () => {
    const truck = anyCartFacts(shelf(), { method: "freeshipping_freeshipping", orderableUnits: ["pallets"] });
    expect(quoteOf([packages(1)], truck).problems).toEqual([]);
    const layers = { ...packages(1), layers: 1 };
    expect(quoteOf([layers], truck).problems).toMatchObject([{ kind: "unit-not-orderable" }]);
  });

  it("whatever goes in, lines and goods add up to the totals, with and without loose goods beside", () => {
    const boxes = fc.integer({ min: 0, max: 60 });
    const anyCart = fc.record({
      first: boxes,
      second: boxes,
      third: boxes,
      count: fc.integer({ min: 1, max: 20 }),
      beside: fc.integer({ min: 1, max: 99 }),
      discountPct: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
    });
    fc.assert(
      fc.property(anyCart, ({ first, second, third, count, beside, discountPct }) => {
        const bundle = anyBundle({ discountPct, items: [...anyBundle().items, bundleItem("999999")] });
        const group = packages(count, `${first} 100201, ${second} 100301, ${third} 120101`);
        const { lines, totals, load } = quoteOf(
          [group, line("100201", { packages: beside })],
          anyCartFacts(shelf(bundle)),
        );
        const goods = lines.flatMap(goodsOfLine);
        const sum = <T>(all: readonly T[], read: (one: T) => number) =>
          all.reduce((whole, one) => whole + read(one), 0);
        expect(sum(lines, (one) => one.netMinor)).toBe(totals.netMinor);
        expect(sum(goods, (one) => one.netMinor)).toBe(totals.netMinor);
        expect(sum(goods, (one) => one.depositMinor)).toBe(totals.depositMinor);
        expect(sum(lines, (one) => one.grams)).toBe(load.grams);
        expect(sum(goods, (one) => one.boxes)).toBe(load.boxes);
        expect(lines[0]?.netMinor).toBe((lines[0]?.unitMinor ?? 0) * count);
        // Rounded by the goods of each line instead of once for all, VAT differs by less than a haléř a kind.
        const gross = sum(lines, grossOfLine);
        expect(Math.abs(gross - totals.grossMinor)).toBeLessThanOrEqual(goods.length);
      }),
    );
  });
});

describe("a bundle in the cart (C26)", () => {
  const cart = { ...emptyCart(toId<CartId>("cart-1")), lines: [packages(1)] };

  it("the same again is more of one group; other contents are refused", () => {
    const again = addLines(cart, [packages(2), packages(1, "32 100201, 8 100301")]);
    expect(again.cart.lines).toEqual([packages(3)]);
    expect(again.rejected).toEqual([{ index: 1, refusal: { kind: "bundle-contents-differ", sku: pallet } }]);
  });

  it("its goods beside it stay a line of their own", () => {
    const beside = addLines(cart, [line("100201", { packages: 4 })]);
    expect(beside.cart.lines).toEqual([packages(1), line("100201", { packages: 4 })]);
  });

  test.each([
    ["C26 other contents are set on the group as a whole", packages(2, "32 100201, 8 100301"), "put"],
    ["C4 fewer packages are always taken", packages(1), "put"],
    [
      "OP-86 other contents are checked like a new package",
      packages(2, "8 100201, 8 100301"),
      "bundle-too-few",
    ],
    ["BUNDLE-07 more packages than a customer may have are not", packages(5), "bundle-limit-reached"],
    ["CART-07 none at all takes the group out", packages(0), "drop"],
  ])("%s", (_, wanted, expected) => {
    const present = { ...packages(2), version: 1 };
    const [verdict] = judgeLineChanges([{ present, wanted }], anyCartFacts(shelf()));
    expect(verdict?.kind === "refused" ? verdict.refusal.kind : verdict?.kind).toBe(expected);
  });

  test.each([
    ["BUNDLE-07 counts those that are there", packages(3), packages(2), "bundle-limit-reached"],
    ["OP-86 is checked before it goes in", packages(1, "8 100201, 8 100301"), undefined, "bundle-too-few"],
    ["as preselected when nothing is chosen", line(pallet, { packages: 1 }), undefined, "bundle-too-few"],
    ["and may go in when all is right", packages(1), undefined, undefined],
  ])("a new package %s", (_, wanted, present, refusal) => {
    expect(whyNotAddable(wanted, anyCartFacts(shelf()), present)?.kind).toBe(refusal);
  });
});
