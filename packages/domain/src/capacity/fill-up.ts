import type { OrderUnit } from "../catalog/orderable-units.ts";
import { type Amounts, boxesOf } from "../catalog/packaging.ts";
import type { GoodsFacts } from "../catalog/product.ts";
import type { Sku } from "../kernel/ids.ts";
import { type Minor, plus, times } from "../kernel/money.ts";
import { METHODS } from "../transport/method.ts";
import { HARD_STOP_KG } from "./capacity-rule.ts";
import { breaches } from "./limits.ts";
import { type Load, type LoadedGoods, loadOf } from "./load.ts";
import type { ProgressFacts } from "./progress.ts";

/** Goods that a place buys, as far as they may fill its order. */
export type FillCandidate = Pick<GoodsFacts, "packaging" | "grossGramsPerBox" | "millilitresPerBox"> & {
  readonly sku: Sku;
  /** The units in which they may be ordered now. */
  readonly units: readonly OrderUnit[];
  /** What the place uses in a day. */
  readonly boxesPerDay: number;
  /** What it has already: in the order, and on its way. */
  readonly boxesHeld: number;
  /** So many more may still be ordered. */
  readonly mostBoxes: number;
  /** Null where nobody can tell. */
  readonly shelfLifeDays: number | null;
  readonly unitMinor: Minor;
};

export type FillFacts = Pick<ProgressFacts, "method" | "limits" | "netMinor"> & {
  /** The goods of the order, as they stand in it. */
  readonly goods: readonly (LoadedGoods & { readonly sku: Sku })[];
};

/** So many more of one unit, what they last for, and what the order comes to with them. */
export type Filling = {
  readonly sku: Sku;
  readonly unit: OrderUnit;
  readonly count: number;
  readonly boxes: number;
  /** Days in which the place uses what is added. */
  readonly days: number;
  readonly netMinor: Minor;
  /** The whole order with it. */
  readonly load: Load;
};

/** Nobody holds more of one thing than for nine weeks, and nobody fills an order up with more than four weeks of it. */
export const FILLED_DAYS_MAX = 63;
export const ADDED_DAYS_MAX = 28;
/** One is said in a sentence, two stand beside it. */
export const FILLINGS_SHOWN = 3;

/**
 * What would bring an order that is under its minimum just up to it (B4): so many more layers or pallets of one thing
 * that the place buys, what it has used up soonest first. Never anything that breaks another limit, lasts longer than
 * half of the time it keeps or than nine weeks, counting what is held already, or adds more than four weeks' worth. Nothing for an order that is
 * empty, over a limit, or fine.
 *
 * @example fillUp({ method: "flatrate_flatrate", limits: rule({ minPallets: 20 }), netMinor: 0, goods: [] }, []) // []
 */
export function fillUp(facts: FillFacts, candidates: readonly FillCandidate[]): readonly Filling[] {
  const { goods } = facts;
  const crossed = breaches({ ...facts, load: loadOf(goods) });
  const isOnlyUnder = crossed.length > 0 && crossed.every(({ actual, limit }) => actual < limit);
  if (goods.length === 0 || !isOnlyUnder) return [];
  const isTruck = METHODS[facts.method].kind === "truck";
  return candidates
    .flatMap((candidate) => {
      const [best] = candidate.units
        .filter((unit) => unit !== "packages" || !isTruck || isAlone(candidate))
        .flatMap((unit) => fillingOf(facts, candidate, unit) ?? [])
        .filter((one, _index, all) => all.length === 1 || isHandy(one, candidate))
        .toSorted((left, right) => left.boxes - right.boxes || left.count - right.count);
      return best ? [{ best, lasts: (candidate.boxesHeld + best.boxes) / candidate.boxesPerDay }] : [];
    })
    .toSorted((left, right) => left.lasts - right.lasts || (left.best.sku < right.best.sku ? -1 : 1))
    .slice(0, FILLINGS_SHOWN)
    .map(({ best }) => best);
}

/** Single boxes fill no truck where layers or pallets may be ordered. */
function isAlone({ units, packaging }: FillCandidate): boolean {
  return !units.some((unit) => unit !== "packages" && boxesOf(oneOf(unit), packaging) > 0);
}

/** A dozen layers are said, and loaded, as pallets. */
function isHandy({ unit, boxes }: Filling, { packaging, units }: FillCandidate): boolean {
  return unit !== "layers" || !units.includes("pallets") || boxes < packaging.boxesPerPallet;
}

function fillingOf(facts: FillFacts, candidate: FillCandidate, unit: OrderUnit): Filling | undefined {
  const { packaging, boxesPerDay, boxesHeld, mostBoxes } = candidate;
  const size = boxesOf(oneOf(unit), packaging);
  const lasting = Math.floor(daysOf(candidate) * boxesPerDay) - boxesHeld;
  const usable = Math.floor(ADDED_DAYS_MAX * boxesPerDay);
  const most = size > 0 ? Math.floor(Math.min(lasting, usable, mostBoxes) / size) : 0;
  if (most < 1) return undefined;
  // As few as reach the minimum: more of the same thing only ever adds, so it is found by halving.
  let [low, high] = [1, most];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isUnder(facts, candidate, middle * size)) low = middle + 1;
    else high = middle;
  }
  const boxes = low * size;
  const load = loadWith(facts, candidate, boxes);
  const netMinor = times(boxes, candidate.unitMinor);
  const after = { ...facts, load, netMinor: plus(facts.netMinor, netMinor) };
  if (breaches(after).length > 0 || load.grams > HARD_STOP_KG * 1000) return undefined;
  const days = Math.max(1, Math.round(boxes / boxesPerDay));
  return { sku: candidate.sku, unit, count: low, boxes, days, netMinor, load };
}

function daysOf({ shelfLifeDays }: FillCandidate): number {
  return Math.min(FILLED_DAYS_MAX, shelfLifeDays === null ? FILLED_DAYS_MAX : Math.floor(shelfLifeDays / 2));
}

function isUnder(facts: FillFacts, candidate: FillCandidate, boxes: number): boolean {
  const load = loadWith(facts, candidate, boxes);
  const netMinor = plus(facts.netMinor, times(boxes, candidate.unitMinor));
  return breaches({ ...facts, load, netMinor }).some(({ actual, limit }) => actual < limit);
}

/** The load as it will be: what is added joins the line that is there, so that it is summed and rounded the same way. */
function loadWith({ goods }: FillFacts, candidate: FillCandidate, boxes: number): Load {
  const present = goods.some(({ sku }) => sku === candidate.sku);
  const joined = goods.map((one) => (one.sku === candidate.sku ? { ...one, boxes: one.boxes + boxes } : one));
  return loadOf(present ? joined : [...goods, { boxes, product: candidate }]);
}

function oneOf(unit: OrderUnit): Amounts {
  return { packages: 0, layers: 0, pallets: 0, [unit]: 1 };
}
