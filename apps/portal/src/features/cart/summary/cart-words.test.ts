import type { BreachKind } from "@vycep/domain/capacity/limits";
import type { LineProblem } from "@vycep/domain/cart/line-problem";
import type { Obstacle } from "@vycep/domain/cart/quote";
import type { Sku } from "@vycep/domain/kernel/ids";
import { toId } from "@vycep/domain/kernel/ids";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { LANGUAGES } from "@vycep/domain/market/language";
import { type Parameters, type Speak, speak } from "@vycep/words/engine/texts";
import type { Originals } from "@vycep/words/nouns";
import { describe, expect, it, test } from "vitest";
import type { ProductWords } from "../../../shared/products/box-words.ts";
import type { ProductRow } from "../../../shared/products/product-row.ts";
import { amountsInWords } from "../lines/amounts-in-words.ts";
import { breachInWords, placeToMend, problemInWords, reasonsInWords } from "./obstacle-words.ts";

type Spoken = "cs" | "sk" | "en";

const files = import.meta.glob<{ readonly texts: Readonly<Record<string, string>> }>(
  "../../../../../../packages/words/src/{cart,products}/*.ts",
  { eager: true },
);

/** The real words of a noun; a key that is missing is a failed test, not a key on the screen. */
function wordsOf(noun: "cart" | "products", language: Spoken) {
  const words = files[`../../../../../../packages/words/src/${noun}/${language}.ts`]?.texts ?? {};
  return (key: string, parameters?: Parameters) => {
    const text = speak(words, key, { language, parameters });
    if (text === undefined) throw new Error(`${noun}.${language} has no ${key}`);
    return text;
  };
}

const speakerIn = (language: Spoken) => ({
  t: wordsOf("cart", language) as unknown as Speak<Originals["cart"]>,
  products: wordsOf("products", language) as unknown as ProductWords,
  currency: "CZK" as const,
});

const crate = { package_type: "bottle", packaging: "B05C20", number_of_items_in_box: 20 } as ProductRow;
const keg = { package_type: "keg", packaging: "KEG50" } as ProductRow;
const sku = toId<Sku>("100101");
const day = toLocalDate("2026-11-23");

/** One of every kind; the types refuse a table that has forgotten one. */
const problems: { readonly [Kind in LineProblem["kind"]]: Extract<LineProblem, { kind: Kind }> } = {
  "product-unknown": { kind: "product-unknown", sku },
  "no-price": { kind: "no-price", sku },
  "unit-not-orderable": { kind: "unit-not-orderable", sku, unit: "layers" },
  "product-limit-reached": { kind: "product-limit-reached", sku },
  "product-limit-exceeded": { kind: "product-limit-exceeded", sku, boxesLeft: 8 },
  "not-sold-in-market": { kind: "not-sold-in-market", sku },
  "not-yet-sold": { kind: "not-yet-sold", sku, nextDate: day },
  "no-longer-sold": { kind: "no-longer-sold", sku },
  "method-carries-no-goods": { kind: "method-carries-no-goods", sku },
  "needs-tank-method": { kind: "needs-tank-method", sku },
  "needs-unfiltered-method": { kind: "needs-unfiltered-method", sku },
  "needs-ordinary-method": { kind: "needs-ordinary-method", sku },
  "bundle-not-valid": { kind: "bundle-not-valid", sku, from: day, to: day },
  "bundle-item-unknown": { kind: "bundle-item-unknown", sku, item: sku },
  "bundle-item-not-whole": { kind: "bundle-item-not-whole", sku, item: sku },
  "bundle-item-fixed": { kind: "bundle-item-fixed", sku, item: sku, boxes: 4 },
  "bundle-item-mandatory": { kind: "bundle-item-mandatory", sku, item: sku, min: 8 },
  "bundle-item-too-few": { kind: "bundle-item-too-few", sku, item: sku, min: 8, boxes: 4 },
  "bundle-item-too-many": { kind: "bundle-item-too-many", sku, item: sku, max: 40, boxes: 44 },
  "bundle-item-not-sold": { kind: "bundle-item-not-sold", sku, item: sku },
  "bundle-too-few": { kind: "bundle-too-few", sku, min: 40, boxes: 36 },
  "bundle-too-many": { kind: "bundle-too-many", sku, max: 40, boxes: 44 },
  "bundle-limit-reached": { kind: "bundle-limit-reached", sku, left: 2 },
};

const breaches: Readonly<Record<BreachKind, number>> = {
  "min-price-not-reached": 350_000,
  "min-weight-not-reached": 16_000_000,
  "min-pallets-not-reached": 20_000,
  "min-litres-not-reached": 500_000,
  "max-weight-exceeded": 24_000_000,
  "max-pallets-exceeded": 33_000,
  "max-litres-exceeded": 4_000_000,
  "hard-stop-weight-exceeded": 28_000_000,
};

const limit = (kind: BreachKind) => ({ kind, limit: breaches[kind], actual: 0, difference: breaches[kind] });

const obstacles: { readonly [Kind in Obstacle["kind"]]: Extract<Obstacle, { kind: Kind }> } = {
  "cart-empty": { kind: "cart-empty" },
  "no-ship-to": { kind: "no-ship-to" },
  "ship-to-suspended": { kind: "ship-to-suspended" },
  "no-method": { kind: "no-method" },
  "no-date": { kind: "no-date" },
  "day-closed": { kind: "day-closed", because: { open: false, kind: "weekday-not-served" }, nextDay: day },
  "line-problem": { kind: "line-problem", problem: problems["no-price"] },
  "empties-over-limit": { kind: "empties-over-limit", palletThousandths: 4667 },
  "limit-crossed": { kind: "limit-crossed", breach: limit("max-weight-exceeded") },
};

const languages = LANGUAGES.filter((language): language is Spoken => ["cs", "sk", "en"].includes(language));

describe.each(languages)("in %s", (language) => {
  const speaker = speakerIn(language);

  it.each(Object.values(obstacles))("ERROR-50 the obstacle $kind has words and a place to mend it", (one) => {
    const [reason] = reasonsInWords([one], speaker);
    expect(reason).toMatch(/^\p{Lu}|^\d/u);
    expect(reason).not.toMatch(/[{}]/);
    expect(["contents", "delivery", "catalogue", "empties"]).toContain(placeToMend(one));
  });

  it.each(Object.values(problems))("C4 the problem $kind of a line has words", (problem) => {
    const words = problemInWords(problem, crate, speaker);
    expect(words.length).toBeGreaterThan(10);
    expect(words).not.toMatch(/[{}]/);
  });

  it.each(Object.keys(breaches) as BreachKind[])("the limit %s says by how much", (kind) => {
    const words = breachInWords(limit(kind), speaker);
    expect(words).toMatch(/\d/);
    expect(words).not.toMatch(/[{}]/);
  });
});

describe("limits in Czech", () => {
  const speaker = speakerIn("cs");

  test("ERROR-16 what is missing is rounded up, so that a hair is never nothing", () => {
    const breach = {
      kind: "min-pallets-not-reached",
      limit: 20_000,
      actual: 17_440,
      difference: 2_560,
    } as const;
    expect(breachInWords(breach, speaker)).toBe(
      "Chybí 2,6 palety do minimálního množství 20 palet, přidejte prosím další zboží.",
    );
  });

  test("C4 lines with a problem are counted, each once", () => {
    const other = { ...problems["no-longer-sold"], sku: toId<Sku>("2") };
    const all = [problems["no-price"], problems["no-longer-sold"], other].map((problem) => ({
      kind: "line-problem" as const,
      problem,
    }));
    expect(reasonsInWords(all, speaker)).toEqual([
      "2 položky nelze objednat tak, jak jsou. Důvod najdete přímo u nich.",
    ]);
  });
});

describe("CART-03 amounts in words", () => {
  const amounts = (packages: number, layers: number, pallets: number) => ({ packages, layers, pallets });
  const said = (language: Spoken, product: ProductRow, amount: ReturnType<typeof amounts>) =>
    amountsInWords(speakerIn(language).products, product, amount).replaceAll("\u00a0", " ");

  test.each([
    ["cs", crate, amounts(0, 2, 6), "6 palet + 2 vrstvy"],
    ["cs", crate, amounts(1, 1, 1), "1 paleta + 1 vrstva + 1 přepravka"],
    ["cs", crate, amounts(5, 0, 2), "2 palety + 5 přepravek"],
    ["cs", keg, amounts(4, 0, 0), "4 sudy"],
    ["cs", keg, amounts(12, 0, 0), "12 sudů"],
    ["sk", crate, amounts(3, 5, 5), "5 paliet + 5 vrstiev + 3 prepravky"],
    ["en", crate, amounts(1, 0, 2), "2 pallets + 1 crate"],
    ["en", keg, amounts(0, 0, 0), ""],
  ] as const)("%s", (language, product, amount, expected) => {
    expect(said(language, product, amount)).toBe(expected);
  });
});

test("CART-21 a refusal without words of its own is told in those of the requirements", () => {
  expect(wordsOf("products", "en")("refused")).toBe("One or more products could not be added to the cart");
});
