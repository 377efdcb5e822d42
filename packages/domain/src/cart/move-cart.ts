import { orderableUnits } from "../catalog/orderable-units.ts";
import { regroup } from "../catalog/regroup.ts";
import type { LocalMoment } from "../kernel/local-moment.ts";
import { type Minor, minus, NO_MONEY } from "../kernel/money.ts";
import { METHODS } from "../transport/method.ts";
import type { Cart, CartLine } from "./cart.ts";
import type { LineProblem } from "./line-problem.ts";
import { type CartFacts, type Quote, quoteCart } from "./quote.ts";
import type { QuotedLine } from "./quoted-line.ts";
import { cannotGo } from "./set-aside.ts";

/**
 * What becomes of a line, the worst first: it cannot go, it has to be mended there, goes in other units, costs more, less,
 * the same.
 */
export const LINE_FATES = ["set-aside", "to-mend", "regrouped", "dearer", "cheaper", "unchanged"] as const;
export type LineFate = (typeof LINE_FATES)[number];

export type LineMove = {
  readonly line: CartLine;
  /** As it goes: the very line, or the same boxes in units that may go there. */
  readonly goesAs: CartLine;
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
 * aside; everything else goes along at the prices of there, and what could not be sent before the move either is no
 * change. The amounts stay; boxes that may not go one by one go as whole layers and pallets where they come out even. After the move the cart comes to exactly `after`.
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
    if (!was || !will) return [];
    const goesAs = regroupedLine(line, { was, will, to });
    if (goesAs === undefined) return [movedLine({ line, goesAs: line }, was, will)];
    const [regrouped = will] = quoteCart({ ...cart, lines: [goesAs] }, to, now).lines;
    return [movedLine({ line, goesAs }, was, regrouped)];
  });
  const staying = lines.filter(({ fate }) => fate !== "set-aside");
  const quoted = new Map(staying.map(({ goesAs, after }) => [goesAs, after]));
  const isWhole = lines.every(({ line, goesAs, fate }) => fate !== "set-aside" && goesAs === line);
  return {
    lines: lines.toSorted(worstFirst),
    staying: staying.map(({ goesAs }) => goesAs),
    setAside: lines.flatMap(({ line, fate }) => (fate === "set-aside" ? [line] : [])),
    before,
    after: isWhole
      ? there
      : quoteCart(
          { ...cart, lines: [...quoted.keys()] },
          { ...to, quoted: (line, quote) => quoted.get(line) ?? quote(line) },
          now,
        ),
  };
}

type Judged = {
  readonly was: QuotedLine;
  readonly will: QuotedLine;
  readonly to: CartFacts;
};

/** A line whose units may not go there, in units that may; undefined where there is nothing to change, or nothing to be done. */
function regroupedLine(line: CartLine, { was, will, to }: Judged): CartLine | undefined {
  if (!will.problems.some(isWrongUnit) || was.problems.some(isWrongUnit)) return;
  const product = to.products.get(line.sku);
  if (!product || to.method === null) return;
  const isTruck = METHODS[to.method].kind === "truck";
  const units = orderableUnits({ configured: to.orderableUnits, product, isTruck });
  const regrouped = regroup(line, product.packaging, units);
  return regrouped && { ...line, ...regrouped };
}

function isWrongUnit({ kind }: LineProblem): boolean {
  return kind === "unit-not-orderable";
}

function movedLine(
  { line, goesAs }: Pick<LineMove, "line" | "goesAs">,
  before: QuotedLine,
  after: QuotedLine,
): LineMove {
  const known = new Set(before.problems.map(({ kind }) => kind));
  const hindrance = after.problems.find(
    (problem) => cannotGo(problem) && !(isWrongUnit(problem) && known.has(problem.kind)),
  );
  if (hindrance) {
    const differenceMinor = minus(NO_MONEY, before.netMinor);
    return { line, goesAs: line, fate: "set-aside", because: hindrance, before, after, differenceMinor };
  }
  const news = after.problems.find(({ kind }) => !known.has(kind)) ?? null;
  const differenceMinor = minus(after.netMinor, before.netMinor);
  const ordinary = goesAs === line ? fateByPrice(differenceMinor) : "regrouped";
  return { line, goesAs, fate: news ? "to-mend" : ordinary, because: news, before, after, differenceMinor };
}

function fateByPrice(differenceMinor: Minor): LineFate {
  if (differenceMinor === 0) return "unchanged";
  return differenceMinor > 0 ? "dearer" : "cheaper";
}

function worstFirst(left: LineMove, right: LineMove): number {
  const byFate = LINE_FATES.indexOf(left.fate) - LINE_FATES.indexOf(right.fate);
  return byFate || Math.abs(right.differenceMinor) - Math.abs(left.differenceMinor);
}
