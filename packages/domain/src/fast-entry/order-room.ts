import { type BundlePart, defaultParts } from "../bundles/bundle.ts";
import { effectiveLimits, NO_LIMITS } from "../capacity/capacity-rule.ts";
import { type Breach, type BreachKind, breaches } from "../capacity/limits.ts";
import { EMPTY_LOAD, type Load, loadOf } from "../capacity/load.ts";
import { addLines, type Cart, type CartLine, type LineRefusal, MAX_LINES } from "../cart/cart.ts";
import { clampLine } from "../cart/clamp-line.ts";
import type { LineProblem } from "../cart/line-problem.ts";
import { whyNotAddable } from "../cart/new-line.ts";
import type { CartFacts } from "../cart/quote.ts";
import { type Amounts, boxesOf, palletsOf, toThousandths } from "../catalog/packaging.ts";
import type { Sku } from "../kernel/ids.ts";
import { NO_MONEY } from "../kernel/money.ts";
import { type Boxes, toBoxes } from "../kernel/quantity.ts";

/** A most that the order as a whole would be over. */
export type OverOrder = Breach & { readonly kind: Extract<BreachKind, `${"max" | "hard-stop"}-${string}`> };

export type RoomRefusal = LineRefusal | LineProblem | OverOrder;

/** What an order still takes, line after line. */
export type OrderRoom = {
  /** Why a line does not go in beside what is there; undefined when it does. */
  readonly whyNot: (line: CartLine) => RoomRefusal | undefined;
  /** As much of a line as still goes in; undefined when that is nothing. */
  readonly mostOf: (line: CartLine) => CartLine | undefined;
  /** Puts a line in: what comes after has less room. */
  readonly put: (line: CartLine) => void;
};

/** Unrounded, so that lines add up. */
type Taken = { readonly grams: number; readonly pallets: number; readonly millilitres: number };

/**
 * What an order takes beside what its cart holds, by the very rules of the cart (C1, CART-05, CART-14…18, OP-88, BUNDLE-09):
 * what a line may hold, how many lines there may be, what is left of a limited product or package, and pallets, weight and
 * litres of the whole order. Minimums are no reason to keep a line out.
 *
 * @example orderRoom(emptyCart("b7c1"), anyCartFacts([[anyGoods(), anyPrices(100)]], { rule: rule({ maxPallets: 1 }) }))
 *   .whyNot(line("100101", { packages: 41 }))?.kind // "max-pallets-exceeded"
 */
export function orderRoom(cart: Cart, facts: CartFacts): OrderRoom {
  const held = new Map(cart.lines.map((line) => [line.sku, line]));
  let taken = sumOf([...held.values()].map((line) => takenBy(line, facts)));

  function whyNot(line: CartLine): RoomRefusal | undefined {
    const present = held.get(line.sku);
    const [rejected] = addLines({ id: cart.id, lines: present ? [present] : [] }, [line]).rejected;
    // Of an amount that no line holds the order's own limit says more.
    if (rejected)
      return (rejected.refusal.kind === "quantity-too-large" && overWith(line)) || rejected.refusal;
    if (!present && held.size >= MAX_LINES) return { kind: "cart-full", sku: line.sku, max: MAX_LINES };
    return whyNotAddable(line, facts, present) ?? overWith(line);
  }

  function overWith(line: CartLine): OverOrder | undefined {
    const added = takenBy(line, facts);
    // The limit that is crossed most says most: 9 999 kegs are 28 t long after they are six pallets.
    const [most] = breachesOf(sumOf([taken, added]), facts)
      .filter((breach): breach is OverOrder => breach.actual > breach.limit && isMadeWorse(breach, added))
      .toSorted((left, right) => right.actual / right.limit - left.actual / left.limit);
    return most;
  }

  function mostOf(line: CartLine): CartLine | undefined {
    const present = held.get(line.sku);
    const clamped = clampLine(line, facts, present);
    if (!clamped) return;
    if (!whyNot(clamped)) return clamped;
    const packaging = facts.products.get(line.sku)?.packaging;
    if (!packaging) return;
    // The most boxes that leave no limit crossed; what fits grows with what is left off, so it is looked for by halves.
    let fits = 0;
    let tooMuch: number = boxesOf(clamped, packaging);
    const within = (boxes: number) => lessOf(clamped, boxes, packaging);
    while (tooMuch - fits > 1) {
      const middle = Math.floor((fits + tooMuch) / 2);
      if (overWith(within(middle)) === undefined) fits = middle;
      else tooMuch = middle;
    }
    const most = within(fits);
    return whyNot(most) ? undefined : most;
  }

  function put(line: CartLine): void {
    const { cart: changed } = addLines({ id: cart.id, lines: [...[held.get(line.sku) ?? []].flat()] }, [
      line,
    ]);
    for (const one of changed.lines) held.set(one.sku, one);
    taken = sumOf([taken, takenBy(line, facts)]);
  }
  return { whyNot, mostOf, put };
}

/**
 * A line as it goes in: a package with what it holds before anything is chosen (BUNDLE-03).
 *
 * @example lineWithParts(line("100101"), anyCartFacts([[anyGoods(), anyPrices(100)]])).parts // undefined
 */
export function lineWithParts(line: CartLine, facts: CartFacts): CartLine {
  const bundle = facts.products.get(line.sku)?.bundle;
  return bundle && !line.parts ? { ...line, parts: defaultParts(bundle) } : line;
}

function breachesOf({ grams, pallets, millilitres }: Taken, facts: CartFacts): readonly Breach[] {
  const { method, isWholesale, tankLitresInstalled } = facts;
  if (method === null) return [];
  const limits = effectiveLimits(facts.rule ?? NO_LIMITS, { method, isWholesale, tankLitresInstalled });
  const load: Load = { ...EMPTY_LOAD, grams, palletThousandths: toThousandths(pallets), millilitres };
  return breaches({ method, load, limits, netMinor: NO_MONEY });
}

function isMadeWorse({ kind }: Breach, added: Taken): boolean {
  if (kind === "max-pallets-exceeded") return added.pallets > 0;
  return kind === "max-litres-exceeded" ? added.millilitres > 0 : added.grams > 0;
}

function takenBy(line: CartLine, facts: CartFacts): Taken {
  const product = facts.products.get(line.sku);
  if (!product) return NOTHING;
  const boxes = boxesOf(line, product.packaging);
  const inside: readonly BundlePart[] = product.bundle
    ? (line.parts ?? defaultParts(product.bundle))
    : [{ sku: line.sku, boxes: 1 }];
  return sumOf(inside.map((part) => takenByGoods(part.sku, toBoxes(boxes * part.boxes), facts)));
}

function takenByGoods(sku: Sku, boxes: Boxes, facts: CartFacts): Taken {
  const product = facts.products.get(sku);
  if (!product) return NOTHING;
  const { grams, millilitres } = loadOf([{ boxes, product }]);
  return { grams, millilitres, pallets: palletsOf(boxes, product.packaging) };
}

const NOTHING: Taken = { grams: 0, pallets: 0, millilitres: 0 };

function sumOf(parts: readonly Taken[]): Taken {
  return parts.reduce(
    (sum, { grams, pallets, millilitres }) => ({
      grams: sum.grams + grams,
      pallets: sum.pallets + pallets,
      millilitres: sum.millilitres + millilitres,
    }),
    NOTHING,
  );
}

/** So many boxes at most of a line, in whole pallets, layers and boxes as it names them. */
function lessOf(
  line: CartLine,
  boxes: number,
  { boxesPerPallet, boxesPerLayer }: { readonly boxesPerPallet: number; readonly boxesPerLayer: number },
): CartLine {
  const pallets = boxesPerPallet > 0 ? Math.min(line.pallets, Math.floor(boxes / boxesPerPallet)) : 0;
  const rest = boxes - pallets * boxesPerPallet;
  const layers = boxesPerLayer > 0 ? Math.min(line.layers, Math.floor(rest / boxesPerLayer)) : 0;
  const amounts: Amounts = {
    pallets,
    layers,
    packages: Math.min(line.packages, rest - layers * boxesPerLayer),
  };
  return { ...line, ...amounts };
}
