import { isNameIn } from "@vycep/domain/kernel/closed-list";
import { addDays, type LocalDate, parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { METHODS, SHIPPING_METHODS } from "@vycep/domain/transport/method";
import type { WeekFigures } from "./use-week-figures.ts";

type Item = WeekFigures["items"][number];

/** What is counted: orders, litres, or money of a currency. */
export type Measure = "orders" | "litres" | { readonly currency: string };
export type Parting = "day" | "method";

/** A bar of the chart, and the same row of its table. */
export interface FigureRow {
  /** A day or a method. */
  readonly key: string;
  /** On days that have passed. */
  readonly done: number;
  /** On days that come, as far as it is ordered. */
  readonly coming: number;
  readonly before: number;
}

/** The rows of a week by one measure and parting: every working day, and the methods that had anything. */
export function figureRows(
  { from, items }: Pick<WeekFigures, "from" | "items">,
  {
    measure,
    parting,
    today,
  }: { readonly measure: Measure; readonly parting: Parting; readonly today: LocalDate },
): readonly FigureRow[] {
  const counted = items.filter(
    ({ currency }) => typeof measure === "string" || currency === measure.currency,
  );
  const rows = (parting === "day" ? daysFrom(from) : SHIPPING_METHODS).map((key): FigureRow => {
    const own = counted.filter((item) => (parting === "day" ? item.day : item.method) === key);
    const now = (isComing: boolean) =>
      sumOf(own.filter(({ day }) => day >= today === isComing).map((item) => amountOf(item, measure)));
    return {
      key,
      done: now(false),
      coming: now(true),
      before: sumOf(own.map((item) => beforeOf(item, measure))),
    };
  });
  const isWeekend = (at: number) => parting === "day" && at >= 5;
  const isNeeded = ({ done, coming, before }: FigureRow, at: number) =>
    done + coming + before > 0 || (parting === "day" && !isWeekend(at));
  return rows.filter(isNeeded);
}

/** In which money anything is counted. */
export function currenciesOf({ items }: Pick<WeekFigures, "items">): readonly string[] {
  return [...new Set(items.map(({ currency }) => currency))].toSorted();
}

/** A method as this desk knows it; of a newer server it may be another. */
export function isKnownMethod(key: string): key is keyof typeof METHODS {
  return isNameIn(METHODS, key);
}

function daysFrom(from: string): readonly string[] {
  const monday = parseLocalDate(from);
  return monday === undefined ? [] : Array.from({ length: 7 }, (_, at) => addDays(monday, at));
}

function amountOf({ orders, litres, netMinor }: Item, measure: Measure): number {
  if (typeof measure !== "string") return netMinor;
  return measure === "orders" ? orders : litres;
}

function beforeOf({ ordersBefore, litresBefore, netMinorBefore }: Item, measure: Measure): number {
  if (typeof measure !== "string") return netMinorBefore;
  return measure === "orders" ? ordersBefore : litresBefore;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
