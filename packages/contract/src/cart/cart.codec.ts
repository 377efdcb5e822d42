/** A cart between the domain's words and the API's (CART-02, CART-03, PROGRESS-04): money in whole currency. */

import type { LineRefusal } from "@vycep/domain/cart/cart";
import type { LineProblem } from "@vycep/domain/cart/line-problem";
import type { Obstacle, Quote, Totals } from "@vycep/domain/cart/quote";
import { grossOfLine, type QuotedLine } from "@vycep/domain/cart/quoted-line";
import type { PackageType, Packaging } from "@vycep/domain/catalog/product";
import { isNameIn } from "@vycep/domain/kernel/closed-list";
import { formatLocalDate } from "@vycep/domain/kernel/local-moment";
import { type Currency, type Minor, minus, plus, sumOf, times, toMinor } from "@vycep/domain/kernel/money";
import type { Language } from "@vycep/domain/market/language";
import { grossOf } from "@vycep/domain/pricing/vat";
import { METHODS, type ShippingMethod } from "@vycep/domain/transport/method";
import {
  breachSentences,
  choiceSentences,
  type LineRefusalCode,
  lineProblems,
  lineRefusals,
  vatRate,
} from "@vycep/words/cart/answers";
import { say } from "@vycep/words/engine/sentence";
import { toUid } from "../uid.ts";
import { toWhole } from "../whole-currency.ts";

/** Texts that a customer writes on an order. */
export const NOTE_FOR_DRIVER_MAX = 200;
export const CUSTOMER_ORDER_NUMBER_MAX = 40;

export function encodeMoney(minor: Minor, currency: Currency) {
  return { value: toWhole(minor), currency };
}

/** What the table knows of a line and the rules need not. */
export type LineIdentity = { readonly uid: number; readonly version: number };

/** The goods of a line as far as its own fields go; undefined for a product that vanished. */
export type LineGoods = { readonly packaging: Packaging; readonly packageType: PackageType } | undefined;

/** The plain fields of a line; product and prices are answered apart, because not every screen asks. */
export function encodeCartItem(line: QuotedLine, identity: LineIdentity, goods: LineGoods) {
  const { boxes, packages, layers, pallets } = line;
  const boxesPerLayer = goods?.packaging.boxesPerLayer ?? 0;
  return {
    __typename: line.parts ? ("BundleCartItem" as const) : ("SimpleCartItem" as const),
    id: String(identity.uid),
    uid: toUid(String(identity.uid)),
    version: identity.version,
    quantity: boxes,
    quantity_total: boxes,
    number_of_packages: packages,
    number_of_layer: layers,
    number_of_layer_total: boxesPerLayer > 0 ? boxes / boxesPerLayer : 0,
    number_of_pallet: pallets,
    number_of_packages_from_fe: packages,
    number_of_layer_from_fe: layers,
    number_of_pallet_from_fe: pallets,
    pack_format: goods?.packageType ?? null,
    is_available: line.problems.length === 0,
    customizable_options: [],
  };
}

/** What is wrong with a line, each with its stable code (C4, C5). */
export function encodeItemErrors(line: QuotedLine, language: Language) {
  return line.problems.map((problem) => ({
    code: problem.kind === "unit-not-orderable" ? ("ITEM_INCREMENTS" as const) : codeOfProblem(problem),
    message: problemMessage(problem, language),
    reason: problem.kind,
  }));
}

function codeOfProblem(problem: LineProblem) {
  return problem.kind === "product-limit-exceeded" ? ("ITEM_QTY" as const) : ("UNDEFINED" as const);
}

export function encodeItemPrices(line: QuotedLine, currency: Currency) {
  const money = (minor: Minor) => encodeMoney(minor, currency);
  const { boxes, unitMinor, baseUnitMinor, yourUnitMinor, vatPct, netMinor, promo } = line;
  return {
    price: money(unitMinor),
    price_including_tax: money(grossOfUnit(line)),
    original_item_price: money(baseUnitMinor),
    row_total: money(netMinor),
    row_total_including_tax: money(grossOfLine(line)),
    original_row_total: money(times(boxes, baseUnitMinor)),
    total_item_discount: money(times(boxes, minus(baseUnitMinor, unitMinor))),
    discounts: [],
    price_details: {
      base_price: toWhole(baseUnitMinor),
      your_price: toWhole(yourUnitMinor),
      your_price_tax: toWhole(grossOf(yourUnitMinor, vatPct)),
      promo: promo.applies ? 1 : 0,
      percentage: promo.percentage,
      vat_percent: vatPct,
    },
    deposit_total: money(line.depositMinor),
  };
}

/** Of a bundle each rate on its own goods. */
function grossOfUnit({ unitMinor, vatPct, contents, boxes }: QuotedLine): Minor {
  if (!contents || boxes === 0) return grossOf(unitMinor, vatPct);
  return sumOf(contents, (goods) => grossOf(toMinor(goods.netMinor / boxes), goods.vatPct));
}

/** `prices` is there even for an empty cart (graphql-conventions 4.4). */
export function encodeCartPrices(totals: Totals, currency: Currency, language: Language) {
  const money = (minor: Minor) => encodeMoney(minor, currency);
  return {
    grand_total: money(totals.grandTotalMinor),
    grand_total_excluding_tax: money(plus(totals.netMinor, totals.depositMinor)),
    subtotal_excluding_tax: money(totals.netMinor),
    subtotal_including_tax: money(totals.grossMinor),
    subtotal_with_discount_excluding_tax: money(totals.netMinor),
    applied_taxes: totals.vat.map(({ vatPct, vatMinor }) => ({
      amount: money(vatMinor),
      label: vatLabel(vatPct, language),
    })),
    discounts: [],
  };
}

/** "DPH 21 %"; a number is written the Czech way in every language (OP-140). */
export function vatLabel(vatPct: number, language: Language): string {
  const percent = String(vatPct).replace(".", ",");
  return say(vatRate, language, { percent });
}

export function encodeTotals(quote: Quote) {
  const { totals, lines } = quote;
  const baseMinor = sumOf(lines, ({ boxes, baseUnitMinor }) => times(boxes, baseUnitMinor));
  const savedMinor = sumOf(lines, ({ boxes, yourUnitMinor, unitMinor }) =>
    times(boxes, minus(yourUnitMinor, unitMinor)),
  );
  return {
    grand_total_your_price: toWhole(totals.netMinor),
    grand_total_your_price_tax: toWhole(totals.grossMinor),
    base_price_total: toWhole(baseMinor),
    promo_savings: toWhole(savedMinor),
    vat: totals.vat.map(({ vatPct, netMinor, vatMinor }) => ({
      percent: vatPct,
      base: toWhole(netMinor),
      amount: toWhole(vatMinor),
    })),
    deposits: toWhole(totals.depositMinor),
    total: toWhole(totals.grandTotalMinor),
    currency: quote.currency,
  };
}

/** PROGRESS-04, D10: kilograms, litres, and the order value to be reached in `iMaximumOrderCash`. */
export function encodeProgressBar({ limits, load }: Quote, method: ShippingMethod | null) {
  return {
    isFullTruck: method !== null && METHODS[method].kind === "truck",
    iMinimumOrderPallet: limits.minPallets,
    iMaximumOrderPallet: limits.maxPallets,
    iMinimumOrderWeight: limits.minKg,
    iMaximumOrderWeight: limits.maxKg,
    iMaximumOrderCash: limits.orderValueMinor === null ? null : toWhole(limits.orderValueMinor),
    sOutletDeliveryMethod: method,
    iTotalCartWeight: load.grams / 1000,
    iTotalCartPalletQty: load.palletThousandths / 1000,
    iMinLitersTank: limits.minLitres,
    iMaxLitersTank: limits.maxLitres,
  };
}

/** A stable code and a sentence for each thing that stands between a cart and an order (C5). */
export function encodeObstacle(obstacle: Obstacle, language: Language) {
  switch (obstacle.kind) {
    case "line-problem": {
      const { problem } = obstacle;
      return { code: problem.kind, message: problemMessage(problem, language), sku: problem.sku };
    }
    case "limit-crossed":
      return { code: obstacle.breach.kind, message: breachSentences[obstacle.breach.kind][language] };
    default:
      return { code: obstacle.kind, message: choiceSentences[obstacle.kind][language] };
  }
}

/** What cannot be a product's number, as the caller wrote it. */
type NoProductNumber = { readonly kind: "product-unknown"; readonly sku: string };

/** A line that stayed out, or was left as it is, by its place in the call. C1, CART-20. */
export type RefusedLine = {
  readonly index: number;
  readonly sku: string | null;
  /** The line's id as the caller wrote it. */
  readonly uid?: string;
  readonly refusal:
    | LineRefusal
    | LineProblem
    | NoProductNumber
    | { readonly kind: Exclude<LineRefusalCode, LineRefusal["kind"]> };
};

export function encodeUserError({ index, sku, uid, refusal }: RefusedLine, language: Language) {
  return {
    __typename: "CartUserInputError" as const,
    code: userErrorCode(refusal.kind),
    message: isLineProblem(refusal)
      ? problemMessage(refusal, language)
      : say(lineRefusals[refusal.kind], language, { ...valuesOf(refusal, sku), uid: uid ?? "" }),
    reason: refusal.kind,
    sku,
    index,
    quantity: acceptedQuantity(refusal),
  };
}

function isLineProblem(refusal: RefusedLine["refusal"]): refusal is LineProblem | NoProductNumber {
  return isNameIn(lineProblems, refusal.kind);
}

/** Magento's code for each of ours (graphql-conventions 4.3). */
function userErrorCode(kind: RefusedLine["refusal"]["kind"]) {
  switch (kind) {
    case "product-unknown":
    case "not-sold-in-market":
      return "PRODUCT_NOT_FOUND" as const;
    case "line-unknown":
      return "COULD_NOT_FIND_CART_ITEM" as const;
    case "product-limit-exceeded":
    case "bundle-limit-reached":
      return "INSUFFICIENT_STOCK" as const;
    case "no-price":
    case "not-yet-sold":
    case "no-longer-sold":
    case "method-carries-no-goods":
    case "needs-tank-method":
    case "needs-unfiltered-method":
    case "needs-ordinary-method":
    case "bundle-not-valid":
    case "bundle-item-not-sold":
    case "product-limit-reached":
      return "NOT_SALABLE" as const;
    case "line-changed":
    case "line-added-meanwhile":
    case "empties-planned-meanwhile":
    case "empties-of-another-place":
      return "UNDEFINED" as const;
    case "quantity-not-whole":
    case "quantity-negative":
    case "quantity-zero":
    case "quantity-too-large":
    case "cart-full":
    case "sku-twice":
    case "bundle-contents-differ":
    case "bundle-option-unknown":
    case "bundle-item-unknown":
    case "bundle-item-not-whole":
    case "bundle-item-fixed":
    case "bundle-item-mandatory":
    case "bundle-item-too-few":
    case "bundle-item-too-many":
    case "bundle-too-few":
    case "bundle-too-many":
    case "unit-not-orderable":
      return "INVALID_PARAMETER_VALUE" as const;
  }
}

function acceptedQuantity(refusal: RefusedLine["refusal"]): number | null {
  if (refusal.kind === "product-limit-exceeded") return refusal.boxesLeft;
  if (refusal.kind === "bundle-limit-reached") return refusal.left;
  return refusal.kind === "quantity-too-large" ? refusal.max : null;
}

function valuesOf(refusal: RefusedLine["refusal"], sku: string | null): Record<string, string | number> {
  return { ...(sku === null ? {} : { sku }), ...("max" in refusal ? { max: refusal.max } : {}) };
}

export function problemMessage(problem: LineProblem | NoProductNumber, language: Language): string {
  return say(lineProblems[problem.kind], language, valuesOfProblem(problem));
}

/** The numbers and days that its sentence may name. */
function valuesOfProblem(problem: LineProblem | NoProductNumber): Record<string, string | number> {
  const named: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(problem)) {
    if (typeof value === "string" || typeof value === "number") named[name] = value;
  }
  switch (problem.kind) {
    case "not-yet-sold":
      return { ...named, date: formatLocalDate(problem.nextDate) };
    case "bundle-not-valid":
      return {
        ...named,
        from: formatLocalDate(problem.from),
        to: problem.to ? formatLocalDate(problem.to) : "…",
      };
    case "bundle-too-few":
      return { ...named, missing: problem.min - problem.boxes };
    default:
      return named;
  }
}
