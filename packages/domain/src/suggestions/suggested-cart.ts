import { type CapacityRule, HARD_STOP_KG } from "../capacity/capacity-rule.ts";
import { EMPTY_LOAD, type Load, loadOf } from "../capacity/load.ts";
import { crossings } from "../capacity/progress.ts";
import type { OrderUnit } from "../catalog/orderable-units.ts";
import { type Amounts, boxesOf, splitBoxes } from "../catalog/packaging.ts";
import type { GoodsFacts } from "../catalog/product.ts";
import type { Sku } from "../kernel/ids.ts";
import { daysBetween, type LocalDate } from "../kernel/local-moment.ts";
import { NO_MONEY } from "../kernel/money.ts";
import { toBoxes } from "../kernel/quantity.ts";
import type { ShippingMethod } from "../transport/method.ts";
import type { ChanceFigures } from "./chance.ts";
import { middleOf } from "./likely-goods.ts";
import { type Delivery, type Rhythm, rhythmOf } from "./usual-order.ts";
import { type Wanted, wantedGoods } from "./wanted-goods.ts";

/** What the suggestion must know of goods that can be ordered for the day. */
export type SuggestedGoods = Pick<GoodsFacts, "packaging" | "grossGramsPerBox" | "millilitresPerBox"> & {
  /** The units in which they may be ordered now, by CATALOG-16. */
  readonly units: readonly OrderUnit[];
  /** Null where nobody can tell. */
  readonly shelfLifeDays: number | null;
};

export type SuggestFacts = {
  /** What came, and what is ordered and still to come, of the kind of goods that is asked about. */
  readonly deliveries: readonly Delivery[];
  /** What is delivered from this day on is still to come. */
  readonly today: LocalDate;
  /** The delivery to suggest for. */
  readonly day: LocalDate;
  /** Days of the schedule after it on which something could come, in order. */
  readonly laterDays: readonly LocalDate[];
  /** Only goods that can be ordered for the day. */
  readonly goods: ReadonlyMap<Sku, SuggestedGoods>;
};

/** Why a line is there, and why so much: codes and figures, which together give the amount again (B5). */
export type Reason =
  | {
      readonly kind: "every-delivery" | "most-deliveries" | "at-times" | "now-and-then";
      readonly times: number;
      readonly deliveries: number;
      /** The middle one of the last amounts (`middleOf`). */
      readonly usual: number;
      readonly lately: readonly number[];
    }
  /** Proposed although it comes less than every other time: the chance follows from the figures (`chanceOf`). */
  | ({ readonly kind: "likely-now"; readonly percent: number } & ChanceFigures)
  | { readonly kind: "missed-last" }
  | { readonly kind: "season"; readonly percent: number }
  | { readonly kind: "longer-gap"; readonly days: number; readonly usualDays: number }
  | { readonly kind: "covers-days"; readonly days: number; readonly usualDays: number }
  | { readonly kind: "whole-units"; readonly unit: "layers" | "pallets"; readonly boxes: number }
  | {
      readonly kind: "already-ordered" | "ordered-deducted";
      readonly day: LocalDate;
      readonly boxes: number;
    };

export type ReasonKind = Reason["kind"];

export type SuggestedLine = Amounts & {
  readonly sku: Sku;
  readonly boxes: number;
  /** Whether it is proposed, or only shown because it might be wanted. */
  readonly isChecked: boolean;
  readonly reasons: readonly Reason[];
  /** Boxes of the last deliveries, the oldest first. */
  readonly history: readonly number[];
};

export type Suggestion = {
  readonly lines: readonly SuggestedLine[];
  /** How many deliveries it was counted from. */
  readonly deliveries: number;
  /** The delivery after next, up to which it lasts; null when none can be seen. */
  readonly until: LocalDate | null;
};

/** A gap that is longer by a quarter is worth buying more for: holidays, mostly. */
const LONGER_GAP = 1.25;
/** A truck is filled for at most so many days. */
export const TRUCK_DAYS_MAX = 63;

/**
 * The order that a place may need for a day (SUGGEST-01, SUGGEST-02): what comes at least every other time, and what is
 * likely enough to be ordered now; as much as it lately took, changed by the season, and more where the delivery after
 * next is further away than usual. What comes more seldom, and what is on its way already, is shown but not proposed.
 *
 * @example suggestCart({ deliveries: [], today: FRIDAY_MORNING.date, day: toLocalDate("2026-11-26"),
 *   laterDays: [], goods: new Map() }).lines // []
 */
export function suggestCart(facts: SuggestFacts): Suggestion {
  const rhythm = rhythmOf(facts.deliveries, facts.day);
  const until = deliveryAfter(facts, rhythm);
  const days = until === null ? rhythm.gapDays : daysBetween(facts.day, until);
  const isLonger = days >= rhythm.gapDays * LONGER_GAP;
  const longer: Reason[] = isLonger ? [{ kind: "longer-gap", days, usualDays: rhythm.gapDays }] : [];
  const lines = linesOf(wantedGoods(facts, rhythm), around(facts, rhythm), longer);
  return { lines, deliveries: rhythm.deliveries.length, until };
}

/**
 * The same stretched over more deliveries until a truck is full enough: the shortest time for which the minimum is
 * reached, and never beyond the maximum, the shelf life or nine weeks (SUGGEST-05, B4).
 *
 * @example suggestTruck({ deliveries: [], today: FRIDAY_MORNING.date, day: toLocalDate("2026-11-26"),
 *   laterDays: [], goods: new Map() }, { method: "flatrate_flatrate", limits: rule() }).lines // []
 */
export function suggestTruck(
  facts: SuggestFacts,
  truck: { readonly method: ShippingMethod; readonly limits: CapacityRule },
): Suggestion {
  const rhythm = rhythmOf(facts.deliveries, facts.day);
  const until = deliveryAfter(facts, rhythm);
  const most = Math.max(1, Math.floor(TRUCK_DAYS_MAX / rhythm.gapDays));
  const wanted = wantedGoods(facts, rhythm);
  const known = around(facts, rhythm);
  let best = linesOf(wanted, known, []);
  for (let times = 1; times <= most; times += 1) {
    const days = times * rhythm.gapDays;
    const stretch: Reason[] = times === 1 ? [] : [{ kind: "covers-days", days, usualDays: rhythm.gapDays }];
    const lines = linesOf(wanted, known, stretch);
    const load = loadOfChecked(lines, facts.goods);
    const crossed = crossings({ method: truck.method, load, netMinor: NO_MONEY, limits: truck.limits });
    if (crossed.overPallets || crossed.overWeight || load.grams > HARD_STOP_KG * 1000) break;
    best = lines;
    if (!crossed.underPallets && !crossed.underWeight) break;
  }
  return { lines: best, deliveries: rhythm.deliveries.length, until };
}

/**
 * The boxes that a line's reasons come to, before whole layers or pallets are made of them.
 *
 * @example amountFrom([{ kind: "most-deliveries", times: 7, deliveries: 8, usual: 5, lately: [4, 5, 6] }]) // 5
 */
export function amountFrom(reasons: readonly Reason[]): number {
  let boxes = 0;
  for (const reason of reasons) if ("usual" in reason) boxes = reason.usual;
  for (const reason of reasons) {
    if (reason.kind === "season") boxes *= (100 + reason.percent) / 100;
    if (reason.kind === "longer-gap" || reason.kind === "covers-days")
      boxes *= reason.days / reason.usualDays;
    if (reason.kind === "ordered-deducted") boxes -= reason.boxes;
  }
  return Math.max(1, Math.round(boxes));
}

/**
 * What the proposed lines weigh and how much room they take.
 *
 * @example loadOfChecked([{ sku: "100101", boxes: 40, isChecked: false }], new Map()).boxes // 0
 */
export function loadOfChecked(
  lines: readonly Pick<SuggestedLine, "sku" | "boxes" | "isChecked">[],
  goods: ReadonlyMap<Sku, Pick<SuggestedGoods, "packaging" | "grossGramsPerBox" | "millilitresPerBox">>,
): Load {
  const loaded = lines.flatMap(({ sku, boxes, isChecked }) => {
    const product = goods.get(sku);
    return product && isChecked ? [{ boxes, product }] : [];
  });
  return loaded.length === 0 ? EMPTY_LOAD : loadOf(loaded);
}

/** The day of the schedule that is nearest to the usual gap; of two as near the earlier one. */
function deliveryAfter({ day, laterDays }: SuggestFacts, { gapDays }: Rhythm): LocalDate | null {
  let best: LocalDate | null = null;
  const miss = (later: LocalDate) => Math.abs(daysBetween(day, later) - gapDays);
  for (const later of laterDays) if (later > day && (best === null || miss(later) < miss(best))) best = later;
  return best;
}

type Around = Rhythm & { readonly underway: readonly Delivery[] };

/** The rhythm of a place, and what is on its way so near that a second one would be one too many. */
function around({ deliveries, today, day }: SuggestFacts, rhythm: Rhythm): Around {
  const underway = deliveries.filter(
    (one) => one.day >= today && Math.abs(daysBetween(one.day, day)) < rhythm.gapDays,
  );
  return { ...rhythm, underway };
}

type WantedGoods = Wanted<SuggestedGoods>;

function linesOf(
  wanted: readonly WantedGoods[],
  known: Around,
  stretch: readonly Reason[],
): readonly SuggestedLine[] {
  return wanted.map((one) => lineOf(one, known, stretch));
}

function lineOf(one: WantedGoods, known: Around, stretch: readonly Reason[]): SuggestedLine {
  const { goods, isUsual, isWorth, history } = one;
  const { sku } = one.likely;
  const underway = orderedAlready(sku, known.underway);
  // Beside the next delivery what is on its way is enough; beside many weeks it is a part of them.
  const isForWeeks = stretch.some(({ kind }) => kind === "covers-days");
  const ordered: Reason | undefined = underway && { kind: "already-ordered", ...underway };
  const reasons: Reason[] = [...whyReasons(one, known)];
  if (isUsual && history.at(-1) === 0) reasons.push({ kind: "missed-last" });
  if (known.seasonPercent !== 0) reasons.push({ kind: "season", percent: known.seasonPercent });
  reasons.push(...stretch.map((reason) => withinShelfLife(reason, goods)));
  if (underway && isForWeeks) reasons.push({ kind: "ordered-deducted", ...underway });
  const wanted = amountFrom(reasons);
  const amounts = amountsIn(wanted, goods);
  const boxes = boxesOf(amounts, goods.packaging);
  if (boxes !== wanted) {
    reasons.push({ kind: "whole-units", unit: goods.units.includes("layers") ? "layers" : "pallets", boxes });
  }
  if (ordered && !isForWeeks) reasons.push(ordered);
  return {
    ...amounts,
    sku,
    boxes,
    isChecked: (isUsual || isWorth) && (isForWeeks || !ordered),
    reasons,
    history,
  };
}

function whyReasons(
  { likely, times, isUsual, isWorth }: WantedGoods,
  { deliveries }: Rhythm,
): readonly Reason[] {
  const { lately, chance, figures } = likely;
  const counted = { times, deliveries: deliveries.length, usual: middleOf(lately), lately };
  if (isUsual)
    return [{ kind: times === deliveries.length ? "every-delivery" : "most-deliveries", ...counted }];
  if (!isWorth) return [{ kind: "now-and-then", ...counted }];
  return [
    { kind: "at-times", ...counted },
    { kind: "likely-now", percent: Math.round(chance * 100), ...figures },
  ];
}

/** Nothing is proposed for longer than half of the time that it keeps. */
function withinShelfLife(reason: Reason, { shelfLifeDays }: SuggestedGoods): Reason {
  if (reason.kind !== "covers-days" || shelfLifeDays === null) return reason;
  return {
    ...reason,
    days: Math.max(reason.usualDays, Math.min(reason.days, Math.floor(shelfLifeDays / 2))),
  };
}

function orderedAlready(
  sku: Sku,
  underway: readonly Delivery[],
): { readonly day: LocalDate; readonly boxes: number } | undefined {
  for (const { day, boxes: all } of underway) {
    const boxes = all.get(sku);
    if (boxes !== undefined) return { day, boxes };
  }
  return undefined;
}

/** Boxes in the units that may be ordered, the largest first; rounded up where single boxes may not be. */
function amountsIn(boxes: number, { packaging, units }: SuggestedGoods): Amounts {
  const size = units.includes("packages")
    ? 1
    : units.includes("layers")
      ? packaging.boxesPerLayer
      : packaging.boxesPerPallet;
  const whole = toBoxes(Math.ceil(boxes / size) * size);
  const usable = {
    ...packaging,
    boxesPerLayer: units.includes("layers") ? packaging.boxesPerLayer : 0,
    boxesPerPallet: units.includes("pallets") ? packaging.boxesPerPallet : 0,
  };
  return splitBoxes(whole, usable);
}
