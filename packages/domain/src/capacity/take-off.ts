import { ORDER_UNITS, type OrderUnit } from "../catalog/orderable-units.ts";
import { type Amounts, boxesOf } from "../catalog/packaging.ts";
import type { Packaging } from "../catalog/product.ts";
import type { Sku } from "../kernel/ids.ts";
import { type Minor, NO_MONEY, plus, times } from "../kernel/money.ts";
import { type Breach, breaches } from "./limits.ts";
import { EMPTY_LOAD, type Load, type LoadedGoods, loadOf } from "./load.ts";
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
export function takeOff(
  order: Pick<ProgressFacts, "method" | "limits">,
  lines: readonly HeldLine[],
): readonly TakenOff[] {
  const taken: TakenOff[] = [];
  let left = lines;
  for (;;) {
    const over = overOf(order, left);
    if (over.length === 0) return taken;
    const last = leastOf(order, left, over);
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

const NOTHING: Amounts = { packages: 0, layers: 0, pallets: 0 };

/** The least that has to go from one line; undefined where no line alone is enough. */
function leastOf(
  order: Pick<ProgressFacts, "method" | "limits">,
  lines: readonly HeldLine[],
  over: readonly Breach[],
): TakenOff | undefined {
  let least: (TakenOff & { readonly cost: readonly number[] }) | undefined;
  for (const line of lines) {
    for (const unit of ORDER_UNITS) {
      const found = enoughOf(order, { lines, line, unit, over });
      if (found && (least === undefined || isLess(found.cost, least.cost))) least = found;
    }
  }
  if (least === undefined) return undefined;
  const { cost: _, ...taken } = least;
  return taken;
}

type Step = {
  readonly lines: readonly HeldLine[];
  readonly line: HeldLine;
  readonly unit: OrderUnit;
  readonly over: readonly Breach[];
};

function enoughOf(order: Pick<ProgressFacts, "method" | "limits">, { lines, line, unit, over }: Step) {
  const held = line.amounts[unit];
  if (held === 0) return;
  const one = loadOfLine({ ...line, amounts: { ...NOTHING, [unit]: 1 } });
  const least = Math.max(
    1,
    ...over.map((breach) => Math.ceil(breach.difference / measured(breach, one) - 1e-6)),
  );
  // Pallets are rounded once on the sum: one more may be needed than each by itself says.
  for (const count of [least, least + 1]) {
    if (count > held) return;
    const left = { ...line.amounts, [unit]: held - count };
    const after = crossedBy(
      order,
      lines.map((other) => (other === line ? { ...line, amounts: left } : other)),
    );
    if (after.some(isOver)) continue;
    const [first] = over;
    const gone = first ? count * measured(first, one) : 0;
    return { sku: line.sku, unit, count, left, cost: [after.length > 0 ? 1 : 0, gone, count] };
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
    const size = measured(over, loadOfLine(line));
    if (size > (largest?.size ?? 0)) largest = { line, size };
  }
  return largest?.line;
}

function overOf(
  order: Pick<ProgressFacts, "method" | "limits">,
  lines: readonly HeldLine[],
): readonly Breach[] {
  return crossedBy(order, lines).filter(isOver);
}

function isOver({ actual, limit }: Breach): boolean {
  return actual > limit;
}

function crossedBy(
  order: Pick<ProgressFacts, "method" | "limits">,
  lines: readonly HeldLine[],
): readonly Breach[] {
  const load = lines.length === 0 ? EMPTY_LOAD : loadOf(lines.flatMap(goodsOf));
  let netMinor: Minor = NO_MONEY;
  for (const line of lines)
    netMinor = plus(netMinor, times(boxesOf(line.amounts, line.packaging), line.netPerPackageMinor));
  return breaches({ ...order, load, netMinor });
}

function loadOfLine(line: HeldLine): Load {
  return loadOf(goodsOf(line));
}

function goodsOf({ amounts, packaging, inside }: HeldLine): readonly LoadedGoods[] {
  const packages = boxesOf(amounts, packaging);
  return inside.map(({ boxes, product }) => ({ boxes: boxes * packages, product }));
}

/** How much of what is over a load is, in the breach's own unit. */
function measured({ kind }: Breach, load: Load): number {
  switch (kind) {
    case "max-pallets-exceeded":
      return load.palletThousandths;
    case "max-litres-exceeded":
      return load.millilitres;
    default:
      return load.grams;
  }
}
