import { METHODS } from "../transport/method.ts";
import type { Breach, BreachKind } from "./limits.ts";
import type { ProgressFacts } from "./progress.ts";

/** What one line can say of an order: nothing yet, too little, enough, too much, or that something else stops it. */
export type BarState = "empty" | "under" | "fine" | "over" | "blocked";

export type BarMeasure = "pallets" | "weight" | "litres" | "value";

/**
 * One number for one fact: what there is, the limit it is held against, and what is missing or too much, which is
 * always the difference of the two as they are shown. In thousandths of a pallet, grams, millilitres or minor units.
 */
export type BarFigure = {
  readonly measure: BarMeasure;
  readonly actual: number;
  /** Null where nothing limits it. */
  readonly limit: number | null;
  readonly difference: number;
};

export type BarLine = {
  readonly state: BarState;
  /** What the line is about; undefined where the order has nothing to measure. */
  readonly figure: BarFigure | undefined;
  /** The weight beside the pallets of a truck that is fine. */
  readonly beside: BarFigure | undefined;
};

type BarFacts = ProgressFacts & {
  /** The limits that are crossed, as `breaches` says. */
  readonly crossed: readonly Breach[];
  /** Something else stands in the way: a day that has closed, a line that cannot be sent. */
  readonly isBlocked: boolean;
};

/**
 * What the order bar says in its one line (D22, PROGRESS-01): neutral while the order is empty, then from the first
 * line on below a minimum, over a maximum, stopped by something else, or fine. Of several limits the one that is over
 * comes first, of two weights the tighter: what mends it mends the other.
 *
 * @example barLine({ method: "flatrate_flatrate", load: EMPTY_LOAD, netMinor: 0, limits: rule({ minPallets: 20 }),
 *   crossed: [], isBlocked: false }).state // "empty"
 */
export function barLine(facts: BarFacts): BarLine {
  const { load, crossed, isBlocked } = facts;
  if (load.boxes === 0 && load.palletThousandths === 0)
    return { state: "empty", figure: undefined, beside: undefined };
  const over = tightest(crossed.filter(({ actual, limit }) => actual > limit));
  if (over) return { state: "over", figure: figureOf(over), beside: undefined };
  const [under] = crossed;
  if (under) return { state: "under", figure: figureOf(under), beside: undefined };
  const [figure, beside] = measured(facts);
  return { state: isBlocked ? "blocked" : "fine", figure, beside };
}

/**
 * A number and its limit as they are shown, so that the difference is right to the last digit: what is over is
 * rounded up, what is below rounded down, to a tenth of a pallet or tonne.
 *
 * @example shownFigure("weight", 26_898_400, 24_000_000).difference // 2_900_000
 */
export function shownFigure(measure: BarMeasure, actual: number, limit: number | null): BarFigure {
  const step = stepOf(measure, limit);
  const steps = actual / step;
  // A millionth less or more, so that 13.6 made of binary parts is not 13.7.
  const whole = limit !== null && actual > limit ? Math.ceil(steps - 1e-6) : Math.floor(steps + 1e-6);
  const shown = whole * step;
  return { measure, actual: shown, limit, difference: limit === null ? 0 : Math.abs(limit - shown) };
}

/**
 * A number as it is shown where nothing is missing: to the nearest tenth of a pallet or tonne, a weight below a tonne to the kilogram,
 * as the order's own page tells it. What fits never shows as more than there is room, and what is over as `shownFigure` says.
 *
 * @example shownWithin("pallets", 1370, 6000).actual // 1400
 */
export function shownWithin(measure: BarMeasure, actual: number, limit: number | null): BarFigure {
  const most = limit ?? Number.POSITIVE_INFINITY;
  const figure = shownFigure(measure, actual, limit);
  if (actual > most) return figure;
  const step = measure === "weight" && actual < 1_000_000 ? 1000 : stepOf(measure, limit);
  const shown = Math.min(Math.round(actual / step) * step, most);
  return { ...figure, actual: shown, difference: limit === null ? 0 : limit - shown };
}

/** The measure in which a limit is counted. */
export const MEASURE_OF: Readonly<Record<BreachKind, BarMeasure>> = {
  "min-price-not-reached": "value",
  "min-weight-not-reached": "weight",
  "min-pallets-not-reached": "pallets",
  "min-litres-not-reached": "litres",
  "max-weight-exceeded": "weight",
  "max-pallets-exceeded": "pallets",
  "max-litres-exceeded": "litres",
  "hard-stop-weight-exceeded": "weight",
};

function figureOf({ kind, actual, limit }: Breach): BarFigure {
  return shownFigure(MEASURE_OF[kind], actual, limit);
}

function tightest(over: readonly Breach[]): Breach | undefined {
  const [first] = over;
  return over
    .filter(({ kind }) => first && MEASURE_OF[kind] === MEASURE_OF[first.kind])
    .toSorted((left, right) => left.limit - right.limit)[0];
}

/** What an order is measured by while nothing is wrong with it. */
function measured({ method, load, netMinor, limits }: BarFacts): readonly BarFigure[] {
  const times1000 = (limit: number | null) => (limit === null ? null : limit * 1000);
  const pallets = () => shownWithin("pallets", load.palletThousandths, times1000(limits.maxPallets));
  switch (METHODS[method].kind) {
    case "tank":
      return [shownWithin("litres", load.millilitres, times1000(limits.maxLitres))];
    case "truck":
      return [
        pallets(),
        ...(limits.maxKg === null ? [] : [shownWithin("weight", load.grams, times1000(limits.maxKg))]),
      ];
    case "empties-truck":
    case "empties-pickup":
      return [pallets()];
    case "standard":
      // The value has no upper limit: it stands by itself.
      return [limits.orderValueMinor === null ? pallets() : shownWithin("value", netMinor, null)];
  }
}

/** A tenth of a pallet, a tenth of a tonne (below one a kilogram), a litre, the smallest coin. */
function stepOf(measure: BarMeasure, limit: number | null): number {
  switch (measure) {
    case "pallets":
      return 100;
    case "weight":
      return limit !== null && limit < 1_000_000 ? 1000 : 100_000;
    case "litres":
      return 1000;
    case "value":
      return 1;
  }
}
