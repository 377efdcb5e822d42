import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { type BundleFacts, defaultParts } from "../bundles/bundle.ts";
import { addLines, type CartLine, emptyCart } from "../cart/cart.ts";
import { type CartFacts, quoteCart } from "../cart/quote.ts";
import { type CartId, type Sku, toId } from "../kernel/ids.ts";
import { toMinor } from "../kernel/money.ts";
import {
  anyBundle,
  anyCartFacts,
  anyGoods,
  anyPrices,
  anyTankBeer,
  FRIDAY_MORNING,
  KEG,
  line,
  rule,
} from "../testing/builders.ts";
import { readEntries } from "./entry-row.ts";
import type { ProductIndex } from "./find-products.ts";
import { judgeEntries } from "./judge-entries.ts";
import type { JudgedEntry } from "./judged-entry.ts";

/** Rows against all that an order is judged by: what is called good can be sent, and what cannot says why. */

const crates = anyGoods();
const kegs = anyGoods({ sku: toId("100112"), packaging: KEG, packageType: "keg", grossGramsPerBox: 62_000 });
const tank = anyTankBeer({ sku: toId("100116") });
const bundle: BundleFacts = anyBundle({ minBoxes: 1 });
const packages = anyGoods({ sku: toId("950160"), bundle });
const inside = bundle.items.map(({ sku }) => anyGoods({ sku }));

function factsWith(said: Partial<CartFacts> = {}): CartFacts {
  const goods = [crates, kegs, tank, packages, ...inside];
  return anyCartFacts(
    goods.map((one) => [one, anyPrices(22_100)]),
    said,
  );
}

const index: ProductIndex = {
  find: (text) =>
    /^\d{6}$/.test(text) ? { kind: "found", sku: toId<Sku>(text), by: "sku" } : { kind: "unknown", near: [] },
};

function judge(texts: readonly string[], facts: CartFacts, lines: readonly CartLine[] = []) {
  const cart = { ...emptyCart(toId<CartId>("c")), lines };
  return judgeEntries(readEntries(texts).rows, { index, cart, facts });
}

/** "100112 12/0/0", or "max-pallets-exceeded most 8/0/0". */
function said(entry: JudgedEntry): string {
  const amounts = ({ packages: boxes, layers, pallets }: CartLine | JudgedOption) =>
    `${boxes}/${layers}/${pallets}`;
  if (entry.kind === "good") return `${entry.line.sku} ${amounts(entry.line)}`;
  return [entry.refusal.kind, ...entry.options.map((one) => `${one.kind} ${amounts(one.amounts)}`)].join(" ");
}
type JudgedOption = Extract<JudgedEntry, { kind: "bad" }>["options"][number]["amounts"];

const truck = { method: "flatrate_flatrate", rule: rule({ maxPallets: 2 }) } as const;
const limited = { boxesLeft: new Map([[toId<Sku>("100101"), 12]]) };
const holds = (count: number) => [line("100101", { packages: count })];

test("C17 rows of separators alone are none", () => {
  expect(judge([";;;", "\t\t", "|", ",", "100101;1", '"";""'], factsWith()).map(said)).toEqual([
    "100101 1/0/0",
  ]);
});

describe("C1 rows know every limit of the order", () => {
  test.each<[string, readonly string[], Partial<CartFacts>, readonly string[], (readonly CartLine[])?]>([
    ["CART-17 9 999 kegs leave on no truck", ["100112;9999"], {}, ["hard-stop-weight-exceeded most 451/0/0"]],
    ["CART-15 pallets of the whole order", ["100101;3 pal"], truck, ["max-pallets-exceeded most 0/0/2"]],
    [
      "CART-15 what the cart holds is not free",
      ["100101;2 pal"],
      truck,
      ["max-pallets-exceeded most 0/0/1"],
      [line("100101", { pallets: 1 })],
    ],
    [
      "CART-15 earlier rows come first, smaller ones still fit",
      ["100101;1 pal", "100112;2 pal", "100112;1 pal"],
      truck,
      ["100101 0/0/1", "max-pallets-exceeded", "100112 0/0/1"],
    ],
    [
      "CART-14 weight of the order",
      ["100112;20"],
      { rule: rule({ maxKg: 1_000 }) },
      ["max-weight-exceeded most 16/0/0"],
    ],
    [
      "CART-16 litres of tanks",
      ["100116;5"],
      { method: "tank_tank", rule: rule({ maxLitres: 1_000 }) },
      ["max-litres-exceeded most 2/0/0"],
    ],
    [
      "CART-18 OP-88 what is left of a limited product",
      ["100101;20"],
      limited,
      ["product-limit-exceeded most 12/0/0"],
    ],
    [
      "CART-18 less what the cart holds",
      ["100101;12"],
      limited,
      ["product-limit-exceeded most 7/0/0"],
      holds(5),
    ],
    [
      "CART-18 and earlier rows take",
      ["100101;10", "100101;10"],
      limited,
      ["100101 10/0/0", "product-limit-exceeded most 2/0/0"],
    ],
    [
      "CART-18 a limit that is used up leaves nothing",
      ["100101;1"],
      limited,
      ["product-limit-exceeded"],
      holds(12),
    ],
    [
      "CART-10 a minimum keeps no row out",
      ["100101;1"],
      { rule: rule({ orderValueMinor: toMinor(350_000) }) },
      ["100101 1/0/0"],
    ],
    ["BUNDLE-09 a package goes in with what it holds", ["950160;2"], {}, ["950160 2/0/0"]],
    ["BUNDLE-09 as many as the customer may have", ["950160;500"], {}, ["bundle-limit-reached most 4/0/0"]],
    [
      "CART-15 a package takes the room of what is inside",
      ["950160;4"],
      { rule: rule({ maxPallets: 1 }) },
      ["max-pallets-exceeded most 2/0/0"],
    ],
  ])("%s", (_, texts, facts, expected, lines) => {
    expect(judge(texts, factsWith(facts), lines).map(said)).toEqual(expected);
  });

  it("a package in the cart with other contents is not mixed with this one", () => {
    const [first, ...others] = defaultParts(bundle);
    const other = first ? [{ ...first, boxes: first.boxes + 1 }, ...others] : [];
    const there = [{ ...line("950160", { packages: 1 }), parts: other }];
    expect(judge(["950160;1"], factsWith(), there).map(said)).toEqual(["bundle-contents-differ"]);
  });

  it("C1 whatever rows come, the cart takes all that is called good and no limit is crossed by it, nor by an option", () => {
    const anyRow = fc
      .tuple(
        fc.constantFrom("100101", "100112", "100116", "950160", "999999"),
        fc.integer({ min: 1, max: 400 }),
        fc.constantFrom("", " vrst", " pal"),
      )
      .map(([sku, count, unit]) => `${sku};${count}${unit}`);
    const anyRule = fc.constantFrom<Partial<CartFacts>>(
      {},
      truck,
      limited,
      { rule: rule({ maxKg: 3_000 }) },
      { method: "tank_tank", rule: rule({ maxLitres: 1_500 }) },
    );
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 6 }), anyRule, fc.nat(12), (texts, rules, held) => {
        const facts = factsWith(rules);
        const cart = { ...emptyCart(toId<CartId>("c")), lines: held === 0 ? [] : holds(held) };
        const over = (lines: readonly CartLine[]) => {
          const added = addLines(cart, lines);
          const quote = quoteCart(added.cart, facts, FRIDAY_MORNING);
          const before = quoteCart(cart, facts, FRIDAY_MORNING);
          return {
            rejected: added.rejected,
            limits: quote.breaches.filter(({ actual, limit }) => actual > limit).map(({ kind }) => kind),
            problems: quote.problems.filter(({ sku }) => before.problems.every((known) => known.sku !== sku)),
          };
        };
        const judged = judge(texts, facts, cart.lines);
        const good = judged.flatMap((entry) => (entry.kind === "good" ? [entry.line] : []));
        const fine = { rejected: [], limits: [], problems: [] };
        expect(over(good)).toEqual(fine);
        for (const entry of judged) {
          for (const { sku, amounts } of entry.kind === "bad" ? entry.options : []) {
            expect(
              over([...good, { ...amounts, sku, ...(sku === "950160" && { parts: defaultParts(bundle) }) }]),
            ).toEqual(fine);
          }
        }
      }),
      { numRuns: 150 },
    );
  });
});
