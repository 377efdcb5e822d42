import type { Sku } from "../kernel/ids.ts";
import { type Minor, sumOf } from "../kernel/money.ts";
import type { Promo } from "../pricing/promo-price.ts";
import { grossOf } from "../pricing/vat.ts";
import type { CartLine } from "./cart.ts";
import type { LineProblem } from "./line-problem.ts";

/** Priced goods of one kind; money in minor units, `net` without VAT and deposit. */
export type QuotedGoods = {
  readonly sku: Sku;
  readonly boxes: number;
  /** List price, own price and the price charged, each for one box. */
  readonly baseUnitMinor: Minor;
  readonly yourUnitMinor: Minor;
  readonly unitMinor: Minor;
  readonly promo: Promo;
  readonly netMinor: Minor;
  readonly vatPct: number;
  readonly depositMinor: Minor;
  readonly grams: number;
  readonly millilitres: number;
};

/**
 * A priced line. A bundle counts its packages as boxes and adds up what is inside them; the goods themselves,
 * which is what is taxed, loaded and delivered, are its `contents`.
 */
export type QuotedLine = CartLine &
  QuotedGoods & {
    /** The goods of all packages together; undefined for plain goods. */
    readonly contents?: readonly QuotedGoods[] | undefined;
    readonly problems: readonly LineProblem[];
  };

/**
 * The goods behind a line: the line itself, or what its packages hold (C26).
 *
 * @example quoteOf([line("100101", { packages: 1 })], anyCartFacts([[anyGoods(),
 *   anyPrices(22_100)]])).lines.flatMap(goodsOfLine).map(({ sku, boxes }) => [sku, boxes]) // [["100101", 1]]
 */
export function goodsOfLine(line: QuotedLine): readonly QuotedGoods[] {
  return line.contents ?? [line];
}

/**
 * The goods behind all lines, one after another.
 *
 * @example [...goodsOfLines(quoteOf([line("100101", { packages: 1 })], anyCartFacts([[anyGoods(),
 *   anyPrices(22_100)]])).lines)].length // 1
 */
export function* goodsOfLines(lines: readonly QuotedLine[]): Generator<QuotedGoods> {
  for (const line of lines) {
    if (line.contents) yield* line.contents;
    else yield line;
  }
}

/**
 * A line with its VAT, for showing beside it: of a bundle each rate on its own goods.
 *
 * @example quoteOf([line("100101", { packages: 1 })], anyCartFacts([[anyGoods(),
 *   anyPrices(22_100)]])).lines.map(grossOfLine) // [26_741]
 */
export function grossOfLine(line: QuotedLine): Minor {
  return sumOf(goodsOfLine(line), ({ netMinor, vatPct }) => grossOf(netMinor, vatPct));
}
