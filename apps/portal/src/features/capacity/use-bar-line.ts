import { type BarLine, barLine } from "@vycep/domain/capacity/bar-line";
import type { Obstacle, Quote } from "@vycep/domain/cart/quote";
import type { ShippingMethod } from "@vycep/domain/transport/method";
import { useTexts } from "@vycep/shell/words/i18n";
import { type BarWords, barInWords } from "./bar-in-words.ts";

/** The one line of the order bar: its state, its words, and what else stands in the way. */
export interface BarLineState extends BarLine {
  readonly words: BarWords;
  /** Percent of the meter. */
  readonly fill: number;
  /** What stops the order besides its limits. */
  readonly obstacles: readonly Obstacle[];
}

interface Quoted {
  readonly method: ShippingMethod | undefined;
  readonly quote: Quote;
}

/** What one line says of an order; undefined until there is one, and without a method. */
export function useBarLine(quoted: Quoted | undefined): BarLineState | undefined {
  const t = useTexts("delivery");
  if (quoted?.method === undefined) return undefined;
  const { method, quote } = quoted;
  const { load, totals, limits, currency, breaches, barProgress } = quote;
  const obstacles = quote.obstacles.filter(({ kind }) => kind !== "limit-crossed" && kind !== "cart-empty");
  const facts = { method, load, netMinor: totals.netMinor, limits };
  const line = barLine({ ...facts, crossed: breaches, isBlocked: obstacles.length > 0 });
  return {
    ...line,
    words: barInWords(t, line, { method, limits, currency, obstacles }),
    fill: line.state === "over" ? 100 : (barProgress?.fill ?? 0),
    obstacles,
  };
}
