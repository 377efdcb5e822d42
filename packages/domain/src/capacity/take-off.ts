import { ORDER_UNITS, type OrderUnit } from "../catalog/orderable-units.ts";
import { type Amounts, boxesOf, palletsOf, toThousandths } from "../catalog/packaging.ts";
import type { Packaging } from "../catalog/product.ts";
import type { Sku } from "../kernel/ids.ts";
import { type Minor, minus, NO_MONEY, plus, times } from "../kernel/money.ts";
import { type Breach, breaches } from "./limits.ts";
import type { LoadedGoods } from "./load.ts";
import type { ProgressFacts } from "./progress.ts";

/** A line of an order that is too much. */
export type HeldLine = {
  readonly sku: Sku;
  readonly amounts: Amounts;
  readonly packaging: Packaging;
  /** What one package is made of: the goods themselves, or what is inside a bundle. */
  readonly inside: readonly LoadedGoods[];
  readonly netPerPackageMinor: Minor;
};

/** So many of one unit go from one line, which then holds what is left. */
export type TakenOff = {
  readonly sku: Sku;
  readonly unit: OrderUnit;
  readonly count: number;
  readonly left: Amounts;
};

/**
 * What has to go so that an order is over no maximum any more (D22, CART-14…17): of one line if that is enough, in the
 * units it was ordered in, as little as possible, and rather so that no minimum is missed by it. Where no line is
 * enough, the largest go whole, and of the next one the rest. Nothing where nothing is over.
 *
 * @example takeOff({ method: "flatrate_flatrate", limits: rule({ maxPallets: 33 }) }, []) // []
 */
export function takeOff(order: Order, lines: readonly HeldLine[]): readonly TakenOff[] {
  const taken: TakenOff[] = [];
  let left = lines;
  for (;;) {
    const whole = totalOf(left);
    const over = crossedBy(order, whole).filter(isOver);
    if (over.length === 0) return taken;
    const last = leastOf({ order, whole, over }, left);
    if (last) return [...taken, last];
    const largest = largestOf(left, over);
    // What is over comes from something else than these lines.
    if (!largest) return [];
    for (const unit of ORDER_UNITS) {
      const count = largest.amounts[unit];
      if (count > 0) taken.push({ sku: largest.sku, unit, count, left: NOTHING });
    }
    left = left.filter((line) => line !== largest);
  }
}

type Order = Pick<ProgressFacts, "method" | "limits">;

/** Before anything is rounded, so that lines can be taken out of the whole one by one. */
type Total = {
  readonly grams: number;
  readonly pallets: number;
  readonly millilitres: number;
  readonly boxes: number;
  readonly netMinor: Minor;
};

type Excess = { readonly order: Order; readonly whole: Total; readonly over: readonly Breach[] };

const NOTHING: Amounts = { packages: 0, layers: 0, pallets: 0 };

/** The least that has to go from one line; undefined where no line alone is enough. */
function leastOf(excess: Excess, lines: readonly HeldLine[]): TakenOff | undefined {
  let least: { readonly taken: TakenOff; readonly cost: readonly number[] } | undefined;
  for (const line of lines) {
    for (const unit of ORDER_UNITS) {
      const found = enoughOf(excess, line, unit);
      if (found && (least === undefined || isLess(found.cost, least.cost))) least = found;
    }
  }
  return least?.taken;
}

function enoughOf({ order, whole, over }: Excess, line: HeldLine, unit: OrderUnit) {
  const held = line.amounts[unit];
  const [first] = over;
  if (held === 0 || !first) return;
  const one = totalOf([{ ...line, amounts: { ...NOTHING, [unit]: 1 } }]);
  const least = Math.max(
    1,
    ...over.map((breach) => Math.ceil(breach.difference / measured(breach, one) - 1e-6)),
  );
  // Pallets are rounded once on the sum: one more may be needed than each by itself says.
  for (const count of [least, least + 1]) {
    if (count > held) return;
    const after = crossedBy(order, withoutSome(whole, one, count));
    if (after.some(isOver)) continue;
    const taken: TakenOff = { sku: line.sku, unit, count, left: { ...line.amounts, [unit]: held - count } };
    return { taken, cost: [after.length > 0 ? 1 : 0, count * measured(first, one), count] };
  }
  return;
}

function isLess(left: readonly number[], right: readonly number[]): boolean {
  const at = left.findIndex((cost, index) => cost !== right[index]);
  return at >= 0 && (left[at] ?? 0) < (right[at] ?? 0);
}

function largestOf(lines: readonly HeldLine[], [over]: readonly Breach[]): HeldLine | undefined {
  if (!over) return undefined;
  let largest: { readonly line: HeldLine; readonly size: number } | undefined;
  for (const line of lines) {
    const size = measured(over, totalOf([line]));
    if (size > (largest?.size ?? 0)) largest = { line, size };
  }
  return largest?.line;
}

function isOver({ actual, limit }: Breach): boolean {
  return actual > limit;
}

function crossedBy(order: Order, { grams, pallets, millilitres, boxes, netMinor }: Total): readonly Breach[] {
  const load = { boxes, grams, palletThousandths: toThousandths(pallets), millilitres };
  return breaches({ ...order, load, netMinor });
}

function totalOf(lines: readonly HeldLine[]): Total {
  let [grams, pallets, millilitres, boxes] = [0, 0, 0, 0];
  let netMinor: Minor = NO_MONEY;
  for (const { amounts, packaging, inside, netPerPackageMinor } of lines) {
    const packages = boxesOf(amounts, packaging);
    netMinor = plus(netMinor, times(packages, netPerPackageMinor));
    for (const { boxes: each, product } of inside) {
      const count = each * packages;
      boxes += count;
      grams += count * product.grossGramsPerBox;
      millilitres += count * product.millilitresPerBox;
      pallets += palletsOf(count, product.packaging);
    }
  }
  return { grams, pallets, millilitres, boxes, netMinor };
}

function withoutSome(whole: Total, one: Total, count: number): Total {
  return {
    grams: whole.grams - count * one.grams,
    pallets: whole.pallets - count * one.pallets,
    millilitres: whole.millilitres - count * one.millilitres,
    boxes: whole.boxes - count * one.boxes,
    netMinor: minus(whole.netMinor, times(count, one.netMinor)),
  };
}

/** How much of what is over a load is, in the breach's own unit. */
function measured({ kind }: Breach, { grams, pallets, millilitres }: Total): number {
  switch (kind) {
    case "max-pallets-exceeded":
      return pallets * 1000;
    case "max-litres-exceeded":
      return millilitres;
    default:
      return grams;
  }
}
