import { describe, expect, it, test } from "vitest";
import { emptyCart, MAX_PER_UNIT } from "../cart/cart.ts";
import type { CartFacts } from "../cart/quote.ts";
import { ORDER_UNITS } from "../catalog/orderable-units.ts";
import { type CartId, type Sku, toId } from "../kernel/ids.ts";
import { toLocalDate } from "../kernel/local-moment.ts";
import { anyCartFacts, anyGoods, anyPrices, CRATE, KEG, UNSTACKED } from "../testing/builders.ts";
import type { EntryAmount } from "./amount.ts";
import { readEntries } from "./entry-row.ts";
import type { Found } from "./find-products.ts";
import { amountsInstead, judgeEntries, skusOfEntries } from "./judge-entries.ts";
import { orderAmounts } from "./order-amounts.ts";

const sku = (text: string) => toId<Sku>(text);
const crate = anyGoods();
const keg = anyGoods({ sku: sku("100112"), packaging: KEG, millilitresPerBox: 30_000 });
const gone = anyGoods({ sku: sku("100107"), sellableTo: toLocalDate("2026-11-01") });
const facts = anyCartFacts([crate, keg, gone].map((goods) => [goods, anyPrices(100)] as const));

/** What is found for each text; nothing for any other. */
function judge(text: string, answers: Readonly<Record<string, Found>>, said: Partial<CartFacts> = {}) {
  const index = { find: (asked: string): Found => answers[asked] ?? { kind: "unknown", near: [] } };
  const rows = readEntries(text.split("\n")).rows;
  const cart = emptyCart(toId<CartId>("cart-1"));
  return {
    judged: judgeEntries(rows, { index, cart, facts: { ...facts, ...said } }),
    skus: skusOfEntries(rows, index),
  };
}
const byNumber = (one: string): Found => ({ kind: "found", sku: sku(one), by: "sku" });

describe("C22 which product a row means", () => {
  const several: Found = { kind: "several", skus: [gone.sku, crate.sku] };

  it("what the number does not say the name may", () => {
    const { judged, skus } = judge("XX-999;Ležák;2", { Ležák: { kind: "found", sku: keg.sku, by: "name" } });
    expect(judged).toMatchObject([{ kind: "good", line: { sku: "100112", packages: 2 }, notes: [] }]);
    expect(skus).toEqual(["100112"]);
  });

  it("the number goes before the name, and what it says of several before a name that nobody knows", () => {
    const answers = { "100101": byNumber("100101"), Ležák: byNumber("100112"), "100999": several };
    expect(judge("100101;Ležák;2", answers).judged).toMatchObject([{ line: { sku: "100101" } }]);
    expect(judge("100999;Sud;2", answers).judged).toMatchObject([
      { line: { sku: "100101" }, notes: [{ kind: "only-orderable" }] },
    ]);
  });

  it("the words of an amount name no goods: an unknown number stays unknown", () => {
    const pale: Found = { kind: "found", sku: crate.sku, by: "name" };
    const { judged, skus } = judge("100999;10 pal", { "10 pal": pale });
    expect(judged).toMatchObject([{ kind: "bad", refusal: { kind: "product-not-found", text: "100999" } }]);
    expect(skus).toEqual([]);
  });

  test.each([
    ["one can be sold: it is meant, and that is said", [gone.sku, crate.sku], ["good"], []],
    [
      "several can be sold: they are offered",
      [gone.sku, crate.sku, keg.sku],
      ["product-ambiguous"],
      ["choice 100101", "choice 100112"],
    ],
    ["none can be sold: nothing is offered", [gone.sku], ["product-ambiguous"], []],
  ])("of several %s", (_, skus, [outcome], options) => {
    const [entry] = judge("100999;2", { "100999": { kind: "several", skus } }).judged;
    expect(entry?.kind === "bad" ? entry.refusal.kind : entry?.kind).toBe(outcome);
    expect(entry?.kind === "bad" ? entry.options.map((one) => `${one.kind} ${one.sku}`) : []).toEqual(
      options,
    );
  });

  it("what comes near is offered in the amount that was typed, or by one where that cannot be", () => {
    const near: Found = { kind: "unknown", near: [gone.sku, keg.sku, sku("999999")] };
    const offered = (text: string, said: Partial<CartFacts> = {}) =>
      judge(text, { "100999": near }, said).judged.flatMap((entry) =>
        entry.kind === "bad" ? entry.options : [],
      );
    expect(offered("100999;2 pal")).toEqual([
      { kind: "nearest", sku: "100112", amounts: { packages: 0, layers: 0, pallets: 2 } },
    ]);
    expect(offered("100999;0,3 pal")).toEqual([
      { kind: "nearest", sku: "100112", amounts: { packages: 1, layers: 0, pallets: 0 } },
    ]);
    expect(offered("100999")).toEqual([
      { kind: "nearest", sku: "100112", amounts: { packages: 1, layers: 0, pallets: 0 } },
    ]);
    expect(offered("100999", { orderableUnits: ["layers", "pallets"] })).toMatchObject([
      { amounts: { packages: 0, layers: 1 } },
    ]);
  });
});

describe("C1 C22 why a row stays out", () => {
  test.each([
    [
      "goods of the other market",
      "100101;2",
      { market: "SK", products: new Map([[crate.sku, anyGoods({ markets: ["CZ"] })]]) },
      { kind: "product-unknown" },
    ],
    ["goods that are known by number only", "100108;2", {}, { kind: "product-unknown" }],
    ["goods that are sold no more, before how much of them", "100107;moc", {}, { kind: "no-longer-sold" }],
    ["no amount", "100101", {}, { kind: "quantity-missing" }],
    ["an amount in words", "100101;moc", {}, { kind: "quantity-unreadable", text: "moc" }],
    ["a thousand or one", "100101;1.000", {}, { kind: "quantity-ambiguous", counts: [1, 1000] }],
    ["bottles that fill no crate", "100101;30 ks", {}, { kind: "quantity-not-multiple", step: 1 }],
    [
      "more than a limit leaves",
      "100101;11",
      { boxesLeft: new Map([[crate.sku, 10]]) },
      { kind: "product-limit-exceeded", boxesLeft: 10 },
    ],
    ["less than none", "100101;-1", {}, { kind: "quantity-negative" }],
    ["a row too long", `100101;2${" ".repeat(300)}`, {}, { kind: "row-too-long", max: 300 }],
  ])("%s", (_, text, said, refusal) => {
    const answers = Object.fromEntries(["100101", "100107", "100108"].map((one) => [one, byNumber(one)]));
    const [entry] = judge(text, answers, said as object).judged;
    expect(entry?.kind).toBe("bad");
    expect(entry?.kind === "bad" && entry.refusal).toMatchObject(refusal);
  });

  it("what was typed comes along, so that it need not be typed again", () => {
    const [known, unknown] = ["100107;3", "100107;moc"].map(
      (text) => judge(text, { "100107": byNumber("100107") }).judged[0],
    );
    expect(known).toMatchObject({ sku: "100107", typed: [{ count: 3, unit: "packages" }] });
    expect(unknown).toMatchObject({ typed: [] });
  });

  it("C22 rows of one product add up to what an order holds, and each later one says with which", () => {
    const { judged } = judge(`100101;1\n100101;2 vrstvy\n100101;${MAX_PER_UNIT}\n100101;3`, {
      "100101": byNumber("100101"),
    });
    expect(judged.map((entry) => (entry.kind === "good" ? entry.notes : entry.refusal.kind))).toEqual([
      [],
      [{ kind: "same-as", row: 0, boxes: 17 }],
      "hard-stop-weight-exceeded",
      [{ kind: "same-as", row: 0, boxes: 20 }],
    ]);
  });
});

describe("C22 what was typed, in units of ordering", () => {
  const order = (typed: readonly EntryAmount[], units = ORDER_UNITS, product = crate) =>
    orderAmounts(typed, { product, units, max: MAX_PER_UNIT });
  const typed = (count: number, unit: EntryAmount["unit"]): readonly EntryAmount[] => [{ count, unit }];

  test.each([
    [
      "bottles that fill their crates",
      typed(300, "pieces"),
      { kind: "converted", amounts: { packages: 15, layers: 0, pallets: 0 } },
    ],
    [
      "litres that fill them",
      typed(20, "litres"),
      { kind: "converted", amounts: { packages: 2, layers: 0, pallets: 0 } },
    ],
    [
      "half a pallet in layers",
      typed(0.6, "pallets"),
      { kind: "converted", amounts: { packages: 0, layers: 3, pallets: 0 } },
    ],
    [
      "one bottle too many",
      typed(301, "pieces"),
      { kind: "refused", refusal: { kind: "quantity-not-multiple", step: 1 } },
    ],
    ["nothing", typed(0, "pallets"), { kind: "refused", refusal: { kind: "quantity-zero" } }],
    ["less than nothing", typed(-1, "pieces"), { kind: "refused", refusal: { kind: "quantity-negative" } }],
    ["the most", typed(MAX_PER_UNIT, "packages"), { kind: "as-typed", amounts: { packages: MAX_PER_UNIT } }],
    [
      "one more",
      typed(MAX_PER_UNIT + 1, "packages"),
      { kind: "refused", refusal: { kind: "quantity-too-large", max: MAX_PER_UNIT } },
    ],
    [
      "beyond all counting",
      typed(1e15, "litres"),
      { kind: "refused", refusal: { kind: "quantity-too-large" } },
    ],
  ])("%s", (_, amounts, expected) => {
    expect(order(amounts)).toMatchObject(expected);
  });

  it("what fits not whole has the next lower and higher, and only what may be ordered", () => {
    const options = (count: number) => {
      const ordered = order(typed(count, "pieces"), ["packages"]);
      return ordered.kind === "refused" && ordered.refusal.kind === "quantity-not-multiple"
        ? ordered.refusal.options.map(({ kind, amounts }) => `${kind} ${amounts.packages}`)
        : ordered.kind;
    };
    expect(options(30)).toEqual(["fewer 1", "more 2"]);
    expect(options(5)).toEqual(["more 1"]);
    expect(options(MAX_PER_UNIT * 20 + 1)).toEqual([`fewer ${MAX_PER_UNIT}`]);
  });

  test.each([
    ["goods without litres", typed(5, "litres"), anyGoods({ millilitresPerBox: 0 }), "litres"],
    ["goods that do not stack", typed(1, "layers"), anyGoods({ packaging: UNSTACKED }), "layers"],
    [
      "goods that do not stack, on no pallet",
      typed(1, "pallets"),
      anyGoods({ packaging: UNSTACKED }),
      "pallets",
    ],
  ])("OP-84 %s are not counted so", (_, amounts, product, unit) => {
    expect(order(amounts, ORDER_UNITS, product)).toEqual({
      kind: "refused",
      refusal: { kind: "unit-not-orderable", unit },
    });
  });

  test.each([
    ["typed as it can be ordered", typed(6, "packages"), ORDER_UNITS, { packages: 6, layers: 0, pallets: 0 }],
    [
      "typed in a unit that is not sold, but comes to one that is",
      typed(8, "packages"),
      ["layers"] as const,
      { packages: 0, layers: 1, pallets: 0 },
    ],
    [
      "what comes to none is one",
      typed(3, "packages"),
      ["layers"] as const,
      { packages: 0, layers: 1, pallets: 0 },
    ],
    [
      "nothing typed is one of the first unit",
      [],
      ["pallets"] as const,
      { packages: 0, layers: 0, pallets: 1 },
    ],
    ["nothing typed and nothing known is one box", [], [], { packages: 1, layers: 0, pallets: 0 }],
  ])("D06 instead of other goods: %s", (_, amounts, units, expected) => {
    expect(amountsInstead(amounts, { packaging: CRATE, millilitresPerBox: 10_000 }, units)).toEqual(expected);
  });
});
