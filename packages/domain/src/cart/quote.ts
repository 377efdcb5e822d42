import { type CalendarFacts, type ClosedDay, judgeDay, nextOfferedDay } from "../calendar/delivery-day.ts";
import { type CapacityRule, effectiveLimits, NO_LIMITS } from "../capacity/capacity-rule.ts";
import { judgeCapacity } from "../capacity/judge-capacity.ts";
import type { Breach } from "../capacity/limits.ts";
import { type Load, loadOf } from "../capacity/load.ts";
import type { Progress, ProgressFacts } from "../capacity/progress.ts";
import type { OrderUnit } from "../catalog/orderable-units.ts";
import { boxesOf } from "../catalog/packaging.ts";
import { depositPerBox, type GoodsFacts } from "../catalog/product.ts";
import { isCollection, takesEmpties } from "../empties/return-trip.ts";
import type { ReturnPart, SplitReturn } from "../empties/split-return.ts";
import type { BySku } from "../kernel/ids.ts";
import type { LocalDate, LocalMoment } from "../kernel/local-moment.ts";
import { type Currency, type Minor, minus, NO_MONEY, plus, sumOf, times } from "../kernel/money.ts";
import type { Market } from "../market/market.ts";
import { type AgreedPrices, agreedOr } from "../pricing/agreed-price.ts";
import { type PriceRow, priceFor } from "../pricing/price.ts";
import { NO_PROMO, type PromoLeaflet, promoFor, unitPrice } from "../pricing/promo-price.ts";
import { type VatLine, vatSummary } from "../pricing/vat.ts";
import type { ShipToStatus } from "../ship-to/ship-to.ts";
import { METHODS, type ShippingMethod } from "../transport/method.ts";
import type { Cart, CartLine } from "./cart.ts";
import { type LineProblem, lineProblems } from "./line-problem.ts";
import { type QuotedAt, quoteBundle } from "./quote-bundle.ts";
import { goodsOfLines, type QuotedLine } from "./quoted-line.ts";

/** The prices of one product for the customer: dated rows, and the leaflet if there is one. */
export type ProductPrices = {
  readonly rows: readonly PriceRow[];
  readonly leaflet?: PromoLeaflet | undefined;
};

/** All that a cart is judged by; null where the customer has not chosen yet. */
export type CartFacts = {
  /** Of the place, and what its company pays in: two facts, neither made from the other (D20). */
  readonly market: Market;
  readonly currency: Currency;
  readonly shipToStatus: ShipToStatus | null;
  readonly method: ShippingMethod | null;
  readonly deliveryDate: LocalDate | null;
  readonly products: BySku<GoodsFacts>;
  readonly prices: BySku<ProductPrices>;
  /** Units switched on for the customer type and method (CONFIG-10). */
  readonly orderableUnits: readonly OrderUnit[];
  /** The thresholds of market, customer type and method; null when there is no row. */
  readonly rule: CapacityRule | null;
  readonly isWholesale: boolean;
  readonly tankLitresInstalled: number;
  readonly calendar: CalendarFacts | null;
  /** Boxes still allowed of products that are limited for the ship-to (CART-18). */
  readonly boxesLeft?: BySku<number> | undefined;
  /** Prices that the ERP gave for this cart, where they are not the price list's (PRICE-04). */
  readonly agreed?: AgreedPrices | undefined;
  /** What is planned to go back, split over the limit; undefined when nothing is. */
  readonly empties?: SplitReturn | undefined;
  /** Spares pricing lines that were priced by these very facts before. */
  readonly quoted?: QuotedBefore | undefined;
};

export type Totals = {
  readonly netMinor: Minor;
  readonly vat: readonly VatLine[];
  readonly vatMinor: Minor;
  readonly grossMinor: Minor;
  /** Below nought where empties are collected and nothing else. */
  readonly depositMinor: Minor;
  /** Goods with VAT and deposits together. */
  readonly grandTotalMinor: Minor;
};

/** Why an order cannot be placed now. */
export type Obstacle =
  | { readonly kind: "cart-empty" }
  | { readonly kind: "no-ship-to" }
  | { readonly kind: "ship-to-suspended" }
  | { readonly kind: "no-method" }
  | { readonly kind: "no-date" }
  | { readonly kind: "day-closed"; readonly because: ClosedDay; readonly nextDay: LocalDate | null }
  | { readonly kind: "line-problem"; readonly problem: LineProblem }
  /** More empties than the order and a second one can take (EMPTIES-03). */
  | { readonly kind: "empties-over-limit"; readonly palletThousandths: number }
  | { readonly kind: "limit-crossed"; readonly breach: Breach };

export type Quote = {
  readonly currency: Currency;
  readonly lines: readonly QuotedLine[];
  readonly totals: Totals;
  readonly load: Load;
  /** The limits that hold, with defaults filled in. */
  readonly limits: CapacityRule;
  /** Reading A for cart and checkout, reading B for the order bar (OP-01); null without a method. */
  readonly cartProgress: Progress | null;
  readonly barProgress: Progress | null;
  readonly breaches: readonly Breach[];
  readonly problems: readonly LineProblem[];
  readonly mayOrder: boolean;
  readonly obstacles: readonly Obstacle[];
};

/**
 * Everything about a cart at once: priced lines, totals, load, both bars, crossed limits, and whether it may
 * be ordered now and if not, why. Prices are those of the delivery date, of today while none is chosen.
 * The work grows with the number of lines and with nothing else (C7).
 *
 * @example quoteCart({ id: "b7c1", lines: [line("100101", { packages: 1 })] }, anyCartFacts([[anyGoods(),
 *   anyPrices(22_100)]]), FRIDAY_MORNING).totals.netMinor // 22_100
 */
export function quoteCart(cart: Cart, facts: CartFacts, now: LocalMoment): Quote {
  const at = quotedAt(facts, now);
  const quote = (line: CartLine) => quoteLine(line, at);
  const { quoted = quotedAnew } = facts;
  const lines = cart.lines.map((line) => quoted(line, quote));
  const collected = collectedEmpties(facts);
  const totals = totalsOf(lines, collected);
  const load = loadWith(loadOf(loadedGoods(lines, facts)), collected);
  const problems = lines.flatMap((line) => line.problems);
  const progress = progressFacts(facts, load, totals);
  const isEmpty = lines.length === 0 && (collected?.units ?? 0) === 0;
  const capacity = progress && judgeCapacity(progress);
  const crossed = capacity && !isEmpty ? capacity.breaches : [];
  const obstacles = [
    ...(isEmpty ? [{ kind: "cart-empty" as const }] : []),
    ...choicesMissing(facts, now),
    ...contentObstacles(problems, crossed),
    ...emptiesObstacles(facts),
  ];
  return {
    currency: facts.currency,
    lines,
    totals,
    load,
    limits: progress?.limits ?? facts.rule ?? NO_LIMITS,
    cartProgress: capacity?.cart ?? null,
    barProgress: capacity?.bar ?? null,
    breaches: crossed,
    problems,
    mayOrder: obstacles.length === 0,
    obstacles,
  };
}

/** Answers what a line came to before, as long as everything it follows is the same, or has it quoted. */
export type QuotedBefore = (line: CartLine, quote: (line: CartLine) => QuotedLine) => QuotedLine;

const quotedAnew: QuotedBefore = (line, quote) => quote(line);

type LineAt = QuotedAt & { readonly facts: CartFacts };

function quoteLine(line: CartLine, at: LineAt): QuotedLine {
  const product = at.facts.products.get(line.sku);
  return product?.bundle
    ? quoteBundle(line, { product, bundle: product.bundle }, at)
    : quotePlain(line, product, at);
}

function quotedAt(facts: CartFacts, now: LocalMoment): LineAt {
  const date = facts.deliveryDate ?? now.date;
  const method = facts.method === null ? undefined : METHODS[facts.method];
  return {
    facts,
    shelf: facts,
    agreed: facts.agreed,
    date,
    deliveryDate: facts.deliveryDate,
    configuredUnits: facts.orderableUnits,
    sale: method && { market: facts.market, carries: method.carries, deliveryDate: date },
    isTruck: method?.kind === "truck",
  };
}

function quotePlain(line: CartLine, product: GoodsFacts | undefined, at: LineAt): QuotedLine {
  const { sku, packages, layers, pallets } = line;
  const { facts, date, sale, isTruck } = at;
  const prices = facts.prices.get(sku);
  const price = prices && priceFor(prices.rows, date);
  const promo = price ? promoFor(prices.leaflet, date) : NO_PROMO;
  const boxes = product ? boxesOf(line, product.packaging) : 0;
  const listMinor = price ? unitPrice(price, promo) : NO_MONEY;
  const unitMinor = agreedOr(facts.agreed, { sku, bundleSku: null, boxes, listMinor });
  return {
    sku,
    packages,
    layers,
    pallets,
    boxes,
    baseUnitMinor: price?.baseMinor ?? NO_MONEY,
    yourUnitMinor: price?.yourMinor ?? NO_MONEY,
    unitMinor,
    promo,
    netMinor: times(boxes, unitMinor),
    vatPct: product?.vatPct ?? 0,
    depositMinor: product ? times(boxes, depositPerBox(product.deposits)) : NO_MONEY,
    grams: product ? boxes * product.grossGramsPerBox : 0,
    millilitres: product ? boxes * product.millilitresPerBox : 0,
    problems: lineProblems(line, {
      product,
      hasPrice: price !== undefined,
      boxes,
      sale,
      configuredUnits: facts.orderableUnits,
      isTruck,
      boxesLeft: facts.boxesLeft?.get(sku),
    }),
  };
}

/** The empties that are what the order is about; those that go back with goods are settled when the driver has counted. */
function collectedEmpties({ method, empties }: CartFacts): ReturnPart | undefined {
  return method !== null && isCollection(method) ? empties?.first : undefined;
}

function loadWith(goods: Load, empties: ReturnPart | undefined): Load {
  if (!empties) return goods;
  return {
    boxes: goods.boxes + empties.units,
    grams: goods.grams + empties.grams,
    palletThousandths: goods.palletThousandths + empties.palletThousandths,
    millilitres: goods.millilitres,
  };
}

function emptiesObstacles({ method, empties }: CartFacts): readonly Obstacle[] {
  if (method === null || !takesEmpties(method) || !empties?.left) return [];
  return [{ kind: "empties-over-limit", palletThousandths: empties.left.palletThousandths }];
}

function totalsOf(lines: readonly QuotedLine[], collected: ReturnPart | undefined): Totals {
  const vat = vatSummary(goodsOfLines(lines));
  const netMinor = sumOf(vat, (rate) => rate.netMinor);
  const vatMinor = sumOf(vat, (rate) => rate.vatMinor);
  const grossMinor = plus(netMinor, vatMinor);
  const depositMinor = minus(
    sumOf(lines, (line) => line.depositMinor),
    collected?.refundMinor ?? NO_MONEY,
  );
  const grandTotalMinor = plus(grossMinor, depositMinor);
  return { netMinor, vat, vatMinor, grossMinor, depositMinor, grandTotalMinor };
}

function* loadedGoods(lines: readonly QuotedLine[], facts: CartFacts) {
  for (const { sku, boxes } of goodsOfLines(lines)) {
    const product = facts.products.get(sku);
    if (product) yield { boxes, product };
  }
}

function progressFacts(facts: CartFacts, load: Load, totals: Totals): ProgressFacts | undefined {
  const { method, isWholesale, tankLitresInstalled } = facts;
  if (method === null) return undefined;
  const limits = effectiveLimits(facts.rule ?? NO_LIMITS, { method, isWholesale, tankLitresInstalled });
  return { method, load, netMinor: totals.netMinor, limits };
}

/** In the order in which a customer would mend them. */
function choicesMissing(facts: CartFacts, now: LocalMoment): readonly Obstacle[] {
  const found: Obstacle[] = [];
  if (facts.shipToStatus === null) found.push({ kind: "no-ship-to" });
  if (facts.shipToStatus === "SUSPENDED") found.push({ kind: "ship-to-suspended" });
  if (facts.method === null) found.push({ kind: "no-method" });
  if (facts.deliveryDate === null) found.push({ kind: "no-date" });
  const closed = dayObstacle(facts, now);
  if (closed) found.push(closed);
  return found;
}

function dayObstacle({ calendar, deliveryDate }: CartFacts, now: LocalMoment): Obstacle | undefined {
  if (calendar === null || deliveryDate === null) return undefined;
  const verdict = judgeDay(calendar, now, deliveryDate);
  if (verdict.open) return undefined;
  const nextDay = nextOfferedDay(calendar, now, deliveryDate)?.day ?? null;
  return { kind: "day-closed", because: verdict, nextDay };
}

function contentObstacles(problems: readonly LineProblem[], crossed: readonly Breach[]): readonly Obstacle[] {
  return [
    ...problems.map((problem): Obstacle => ({ kind: "line-problem", problem })),
    ...crossed.map((breach): Obstacle => ({ kind: "limit-crossed", breach })),
  ];
}
