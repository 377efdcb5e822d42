import type { PackageType } from "../catalog/product.ts";
import type { Currency } from "../kernel/money.ts";
import { type Month, monthsOf } from "../kernel/months.ts";
import { marketTable } from "../market/markets.ts";
import type { ReportSpan } from "./report-span.ts";

/** What consumption is counted in: litres, boxes, or the money of a market (without VAT and deposits). */
export type Measure = "litres" | "boxes" | Currency;

/**
 * All that it may be counted in.
 *
 * @example measures() // ["litres", "boxes", "CZK", "EUR"]
 */
export function measures(): readonly Measure[] {
  return ["litres", "boxes", ...marketTable().currencies.map(({ code }) => code)];
}

/** What the bars of the chart are parted by. */
export const PARTINGS = ["packaging", "brand"] as const;
export type Parting = (typeof PARTINGS)[number];

/** What was delivered less what was credited. */
export type Amounts = {
  readonly currency: Currency;
  readonly boxes: number;
  readonly millilitres: number;
  readonly netMinor: number;
};

export type ConsumedGoods = {
  readonly sku: string;
  readonly name: string;
  readonly brand: string;
  readonly packaging: PackageType;
};

/** Of a month of the span or of the one before. */
export type MonthRow = Amounts & { readonly month: Month; readonly goods: ConsumedGoods };
export type PlaceRow = Amounts & { readonly shipToId: string; readonly isBefore: boolean };

export type ConsumptionFacts = {
  readonly span: ReportSpan;
  readonly measure: Measure;
  readonly parting: Parting;
  readonly months: readonly MonthRow[];
  readonly places: readonly PlaceRow[];
  /** Places that take nothing any more: what they no longer take is no fall of the others. */
  readonly suspended: ReadonlySet<string>;
};

/** A value of the span and of the one before; money in minor units, litres in millilitres. */
export type Compared = { readonly now: number; readonly before: number };
export type Named<Key extends string = string> = Compared & { readonly key: Key };

export type Bar = Compared & {
  /** A month, or a year. */
  readonly key: string;
  /** In the order of the parts; what a bar lacks is nought. */
  readonly parts: readonly number[];
};

export type Consumption = {
  readonly total: Compared;
  /** Without the suspended places; undefined where none is suspended. */
  readonly active: Compared | undefined;
  readonly strongest: Bar | undefined;
  /** What the bars are parted by, the largest first. */
  readonly parts: readonly string[];
  readonly bars: readonly Bar[];
  readonly brands: readonly Named[];
  readonly packagings: readonly Named<PackageType>[];
  readonly places: readonly Named[];
  /** Those that came most of, with their names. */
  readonly products: readonly (Named & { readonly name: string })[];
};

/** So many products are told by name. */
const TOP_PRODUCTS = 10;
/** So many parts of a bar can be told apart; the others are one. */
const MOST_PARTS = 5;
/** The part of all others. */
export const OTHERS = "";

/**
 * What places took in a span: by month, brand, packaging, place and product, each beside the same days a year before
 * (REPORT-01).
 *
 * @example consumptionOf({ span: reportSpan("last-year", toLocalDate("2026-11-23")), measure: "litres",
 *   parting: "brand", months: [], places: [], suspended: new Set() }).bars.length // 12
 */
export function consumptionOf(facts: ConsumptionFacts): Consumption {
  const { span, measure, parting, suspended } = facts;
  const months = facts.months.filter((row) => counts(row, measure));
  const places = facts.places.filter((row) => counts(row, measure));
  const isBefore = ({ month }: MonthRow) => month < span.from.slice(0, 7);
  const amountIn = (row: Amounts) => valueIn(row, measure);
  const compare = <Row extends Amounts>(rows: readonly Row[], before: (row: Row) => boolean): Compared => ({
    now: sumBy(
      rows.filter((row) => !before(row)),
      amountIn,
    ),
    before: sumBy(rows.filter(before), amountIn),
  });
  const by = <Key extends string>(key: (row: MonthRow) => Key): readonly Named<Key>[] =>
    largestFirst(
      [...Map.groupBy(months, key)].map(([name, rows]) => ({ key: name, ...compare(rows, isBefore) })),
    );
  const brands = by(({ goods }) => goods.brand);
  const packagings = by(({ goods }) => goods.packaging);
  const parts = partsOf(parting === "brand" ? brands : packagings);
  const bars = barsOf({ span, parts, amountIn, months, partOf: ({ goods }) => goods[parting] });
  const named = new Map(months.map(({ goods }) => [goods.sku, goods.name]));
  return {
    total: compare(months, isBefore),
    active: places.some(({ shipToId }) => suspended.has(shipToId))
      ? compare(
          places.filter(({ shipToId }) => !suspended.has(shipToId)),
          (row) => row.isBefore,
        )
      : undefined,
    strongest: strongestOf(bars),
    parts,
    bars,
    brands,
    packagings,
    places: largestFirst(
      [...Map.groupBy(places, ({ shipToId }) => shipToId)].map(([key, rows]) => ({
        key,
        ...compare(rows, (row) => row.isBefore),
      })),
    ),
    products: by(({ goods }) => goods.sku)
      .slice(0, TOP_PRODUCTS)
      .map((one) => ({ ...one, name: named.get(one.key) ?? one.key })),
  };
}

/**
 * The share of a change, as of what was before; undefined where there was nothing to hold it against.
 *
 * @example changeOf({ now: 96, before: 100 }) // -0.04
 */
export function changeOf({ now, before }: Compared): number | undefined {
  return before > 0 ? (now - before) / before : undefined;
}

/** Money counts in its own currency only. */
function counts({ currency }: Amounts, measure: Measure): boolean {
  return measure === "litres" || measure === "boxes" || currency === measure;
}

function valueIn({ boxes, millilitres, netMinor }: Amounts, measure: Measure): number {
  if (measure === "litres") return millilitres;
  return measure === "boxes" ? boxes : netMinor;
}

function sumBy<Row>(rows: readonly Row[], amountIn: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + amountIn(row), 0);
}

/** What came to nothing on both sides says nothing. */
function largestFirst<Row extends Named>(rows: readonly Row[]): readonly Row[] {
  return rows
    .filter(({ now, before }) => now !== 0 || before !== 0)
    .toSorted(
      (left, right) => right.now - left.now || right.before - left.before || (left.key < right.key ? -1 : 1),
    );
}

function partsOf(named: readonly Named[]): readonly string[] {
  const there = named.filter(({ now }) => now > 0).map(({ key }) => key);
  return there.length <= MOST_PARTS ? there : [...there.slice(0, MOST_PARTS - 1), OTHERS];
}

type Bars = {
  readonly span: ReportSpan;
  readonly parts: readonly string[];
  readonly months: readonly MonthRow[];
  readonly partOf: (row: MonthRow) => string;
  readonly amountIn: (row: Amounts) => number;
};

/** A bar for every month, or year, that the span touches, whether anything came in it or not. */
function barsOf({ span, parts, months, partOf, amountIn }: Bars): readonly Bar[] {
  const keyOf = (month: Month) => (span.step === "year" ? month.slice(0, 4) : month);
  const byKey = Map.groupBy(months, ({ month }) => keyOf(month));
  return [...new Set(monthsOf(span).map(keyOf))].map((key) => {
    const rows = byKey.get(key) ?? [];
    const before = span.before === undefined ? [] : (byKey.get(yearBefore(key)) ?? []);
    const values = new Map<string, number>();
    for (const row of rows) {
      const part = parts.includes(partOf(row)) ? partOf(row) : OTHERS;
      values.set(part, (values.get(part) ?? 0) + amountIn(row));
    }
    return {
      key,
      now: sumBy(rows, amountIn),
      before: sumBy(before, amountIn),
      parts: parts.map((part) => values.get(part) ?? 0),
    };
  });
}

function yearBefore(month: Month): Month {
  return `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`;
}

function strongestOf(bars: readonly Bar[]): Bar | undefined {
  return bars.reduce<Bar | undefined>((best, bar) => (bar.now > (best?.now ?? 0) ? bar : best), undefined);
}
