import type { ConsumptionQuery, ConsumptionReport } from "@vycep/contract/reporting/reporting.rest";
import { packageTypeOf } from "@vycep/domain/catalog/product";
import type { Language } from "@vycep/domain/market/language";
import { toCurrency } from "@vycep/domain/market/market";
import {
  type Amounts,
  type Compared,
  type ConsumedGoods,
  type Consumption,
  consumptionOf,
  type Measure,
  type MonthRow,
  measures,
  OTHERS,
  type Parting,
} from "@vycep/domain/reporting/consumption";
import { reportSpan } from "@vycep/domain/reporting/report-span";
import { packageTypeLabels } from "@vycep/words/catalog/answers";
import { otherParts } from "@vycep/words/reporting/answers";
import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { reportedPlaces } from "./reporting.policy.ts";
import { type ConsumptionRows, findConsumption } from "./reporting.repo.ts";

/** What the own places took, beside the same days a year before (REPORT-01): one statement however long the history. */
export async function getConsumption(
  { reads, clock }: Pick<Deps, "reads" | "clock">,
  context: RequestContext,
  { period, shipTo, measure, by }: ConsumptionQuery,
): Promise<ConsumptionReport> {
  const { language } = context;
  const places = await reportedPlaces(context, { shipTo });
  const span = reportSpan(period, clock.now().date);
  const shipToIds = places.map(({ shipToId }) => shipToId);
  const rows = await findConsumption(reads, { shipToIds, span, language });
  const facts = factsOf(rows);
  const suspended = new Set(
    places.flatMap(({ shipToId, status }) => (status === "SUSPENDED" ? [shipToId] : [])),
  );
  const found = consumptionOf({
    ...facts,
    span,
    measure,
    parting: by,
    suspended: new Set<string>(suspended),
  });
  const { from, to, step } = span;
  const isActive = ({ key }: { readonly key: string }) => !places.some(isNamed(key, suspended));
  return {
    ...{ from, to, step, measure, before: span.before ?? null },
    measures: measuresIn(facts.months),
    ...encoded(found, { measure, parting: by, language }),
    active: found.active
      ? { ...inMeasure(found.active, measure), places: found.places.filter(isActive).length }
      : null,
    places: found.places.map((one) => ({
      ...{ key: one.key, name: rows.names[one.key] ?? one.key, isSuspended: !isActive(one) },
      ...inMeasure(one, measure),
    })),
  };
}

function isNamed(key: string, suspended: ReadonlySet<string>) {
  return ({ shipToId }: { readonly shipToId: string }) => shipToId === key && suspended.has(shipToId);
}

function factsOf({ months, places, goods }: ConsumptionRows) {
  const bySku = new Map(
    goods.map(([sku, name, brand, packageType]): [string, ConsumedGoods] => [
      sku,
      { sku, name, brand, packaging: packageTypeOf(packageType) },
    ]),
  );
  return {
    months: months.flatMap(([month, sku, ...sums]): readonly MonthRow[] => {
      const of = bySku.get(sku);
      return of === undefined ? [] : [{ month, goods: of, ...toAmounts(sums) }];
    }),
    places: places.map(([shipToId, isBefore, ...sums]) => ({ shipToId, isBefore, ...toAmounts(sums) })),
  };
}

function toAmounts([currency, boxes, millilitres, netMinor]: readonly [
  string,
  number,
  number,
  number,
]): Amounts {
  return { currency: toCurrency(currency), boxes, millilitres, netMinor };
}

/** Litres and boxes always; money in each currency in which anything was bought. */
function measuresIn(months: readonly Amounts[]): Measure[] {
  const there = new Set(months.map(({ currency }) => currency));
  return measures().filter((one) => one === "litres" || one === "boxes" || there.has(one));
}

type Look = { readonly measure: Measure; readonly parting: Parting; readonly language: Language };

function encoded(found: Consumption, { measure, parting, language }: Look) {
  const nameOf = (key: string) => {
    if (key === OTHERS) return otherParts[language];
    return parting === "brand" ? key : packageTypeLabels[packageTypeOf(key)][language];
  };
  return {
    total: inMeasure(found.total, measure),
    strongest: found.strongest?.key ?? null,
    parts: found.parts.map((key) => ({ key, name: nameOf(key) })),
    bars: found.bars.map(({ key, parts, ...compared }) => ({
      ...{ key, ...inMeasure(compared, measure) },
      parts: parts.map((part) => inUnits(part, measure)),
    })),
    brands: found.brands.map((one) => ({ key: one.key, name: one.key, ...inMeasure(one, measure) })),
    packagings: found.packagings.map((one) => ({
      ...{ key: one.key, name: packageTypeLabels[one.key][language] },
      ...inMeasure(one, measure),
    })),
    products: found.products.map(({ key, name, ...compared }) => ({
      ...{ key, name },
      ...inMeasure(compared, measure),
    })),
  };
}

function inMeasure({ now, before }: Compared, measure: Measure): Compared {
  return { now: inUnits(now, measure), before: inUnits(before, measure) };
}

/** Of millilitres litres, of minor units whole currency. */
function inUnits(value: number, measure: Measure): number {
  if (measure === "boxes") return value;
  return value / (measure === "litres" ? 1000 : 100);
}
