import type { LocalMoment } from "../kernel/local-moment.ts";
import { type Minor, minus, NO_MONEY } from "../kernel/money.ts";
import type { Cart, CartLine } from "./cart.ts";
import type { LineProblem } from "./line-problem.ts";
import { type CartFacts, type Quote, quoteCart } from "./quote.ts";
import type { QuotedLine } from "./quoted-line.ts";
import { cannotGo } from "./set-aside.ts";

/** What becomes of a line, the worst first: it cannot go, it has to be mended there, it costs more, less, the same. */
export const LINE_FATES = ["set-aside", "to-mend", "dearer", "cheaper", "unchanged"] as const;
export type LineFate = (typeof LINE_FATES)[number];

export type LineMove = {
  readonly line: CartLine;
  readonly fate: LineFate;
  /** Why it is set aside or has to be mended. */
  readonly because: LineProblem | null;
  readonly before: QuotedLine;
  /** As it comes there; of a line that is set aside what it would come to if it could go. */
  readonly after: QuotedLine;
  /** What the cart comes to more or less by this line. */
  readonly differenceMinor: Minor;
};

export type CartMove = {
  /** The worst first, and what weighs most in money first among equals. */
  readonly lines: readonly LineMove[];
  /** What goes along, in the order of the cart. */
  readonly staying: readonly CartLine[];
  readonly setAside: readonly CartLine[];
  readonly before: Quote;
  /** The cart after the move: what goes along, there. */
  readonly after: Quote;
};

/** By what the cart is judged where it is, and where it would go. */
export type MoveFacts = { readonly from: CartFacts; readonly to: CartFacts };

/**
 * What moving a cart to another day, way or place makes of it, line by line (INPROG-23…28). Goods that cannot go are set
 * aside; everything else goes along with its amounts and at the prices of there, and what could not be sent before the
 * move either is no change. After the move the cart comes to exactly `after`.
 *
 * @example moveCart({ id: "b7c1", lines: [line("100101", { packages: 1 })] }, { from: anyCartFacts([[anyGoods(),
 *   anyPrices(22_100)]]), to: anyCartFacts([[anyGoods(), anyPrices(23_000)]]) }, FRIDAY_MORNING)
 *   .lines.map(({ fate, differenceMinor }) => [fate, differenceMinor]) // [["dearer", 900]]
 */
export function moveCart(cart: Cart, { from, to }: MoveFacts, now: LocalMoment): CartMove {
  const before = quoteCart(cart, from, now);
  const there = quoteCart(cart, to, now);
  const lines = cart.lines.flatMap((line, index): LineMove[] => {
    const was = before.lines[index];
    const will = there.lines[index];
    return was && will ? [movedLine(line, was, will)] : [];
  });
  const staying = lines.filter(({ fate }) => fate !== "set-aside");
  const quoted = new Map(staying.map(({ line, after }) => [line, after]));
  return {
    lines: lines.toSorted(worstFirst),
    staying: staying.map(({ line }) => line),
    setAside: lines.flatMap(({ line, fate }) => (fate === "set-aside" ? [line] : [])),
    before,
    after:
      staying.length === lines.length
        ? there
        : quoteCart(
            { ...cart, lines: [...quoted.keys()] },
            { ...to, quoted: (line, quote) => quoted.get(line) ?? quote(line) },
            now,
          ),
  };
}

function movedLine(line: CartLine, before: QuotedLine, after: QuotedLine): LineMove {
  const hindrance = after.problems.find(cannotGo);
  if (hindrance) {
    const differenceMinor = minus(NO_MONEY, before.netMinor);
    return { line, fate: "set-aside", because: hindrance, before, after, differenceMinor };
  }
  const known = new Set(before.problems.map(({ kind }) => kind));
  const news = after.problems.find(({ kind }) => !known.has(kind)) ?? null;
  const differenceMinor = minus(after.netMinor, before.netMinor);
  const fate = news ? "to-mend" : fateByPrice(differenceMinor);
  return { line, fate, because: news, before, after, differenceMinor };
}

function fateByPrice(differenceMinor: Minor): LineFate {
  if (differenceMinor === 0) return "unchanged";
  return differenceMinor > 0 ? "dearer" : "cheaper";
}

function worstFirst(left: LineMove, right: LineMove): number {
  const byFate = LINE_FATES.indexOf(left.fate) - LINE_FATES.indexOf(right.fate);
  return byFate || Math.abs(right.differenceMinor) - Math.abs(left.differenceMinor);
}
