import { createHash } from "node:crypto";
import type { ErpPriceAnswer, ErpPriceInquiry } from "@vycep/contract/orders/erp-prices";
import type { Quote } from "@vycep/domain/cart/quote";
import type { QuotedGoods } from "@vycep/domain/cart/quoted-line";
import type { EmptiesAmount } from "@vycep/domain/empties/empties-type";
import type { Sku } from "@vycep/domain/kernel/ids";
import { type AgreedPrice, type AgreedPrices, agreedPrices } from "@vycep/domain/pricing/agreed-price";
import type { PriceUpdate } from "@vycep/domain/pricing/price-update";
import { METHODS, type ShippingMethod } from "@vycep/domain/transport/method";
import type { CartRecord, FullCart } from "./cart.repo.ts";

/** Where, how, when, on what terms and with what empties: all that prices follow (PRICE-04). */
export function basisOf(cart: CartRecord, paymentMethod: string): string {
  const { shipToId, deliveryMethod, deliveryDate, empties } = cart;
  return JSON.stringify([shipToId, deliveryMethod, deliveryDate, paymentMethod, emptiesOf(empties)]);
}

/** A digest of what is in the cart. */
export function contentsOf({ lines }: FullCart): string {
  const values = lines.map(({ sku, packages, layers, pallets, parts }) => [
    sku,
    packages,
    layers,
    pallets,
    parts,
  ]);
  return createHash("sha256").update(JSON.stringify(values)).digest("base64");
}

/** The prices that the last update gave, as long as the cart still goes where, how and when it was asked about. */
export function agreedOf(cart: CartRecord, paymentMethod: string): AgreedPrices | undefined {
  const { pricing } = cart;
  if (!pricing || pricing.prices.length === 0 || pricing.basis !== basisOf(cart, paymentMethod)) return;
  return agreedPrices(pricing.prices);
}

/**
 * How the last update of the cart ended. That it failed is remembered until the next one; what the brewery said holds
 * for the very cart that it was asked about, and is void with the first change.
 */
export function lastUpdateOf(cart: FullCart, paymentMethod: string): PriceUpdate | undefined {
  const { pricing } = cart;
  if (!pricing || pricing.update.kind === "failed") return pricing?.update;
  const isSame = pricing.basis === basisOf(cart, paymentMethod) && pricing.contents === contentsOf(cart);
  return isSame ? pricing.update : undefined;
}

/** The goods of a cart in the order in which the ERP is asked for their prices. */
type InquiryGoods = { readonly goods: QuotedGoods; readonly bundleSku: Sku | null };

function goodsToPrice({ lines }: Quote): readonly InquiryGoods[] {
  return lines
    .flatMap((line): InquiryGoods[] =>
      line.contents
        ? line.contents.map((goods) => ({ goods, bundleSku: line.sku }))
        : [{ goods: line, bundleSku: null }],
    )
    .filter(({ goods }) => goods.boxes > 0);
}

type Asked = {
  readonly cart: FullCart;
  /** By the price list alone. */
  readonly quote: Quote;
  readonly method: ShippingMethod;
  readonly deliveryDate: string;
  readonly paymentMethod: string;
};

/** What the ERP is asked about a cart. */
export function inquiryOf({ cart, quote, method, deliveryDate, paymentMethod }: Asked): ErpPriceInquiry {
  return {
    companyId: cart.companyId,
    shipToId: cart.shipToId,
    deliveryDate,
    deliveryMethod: method,
    orderType: METHODS[method].documentCode,
    paymentMethod,
    currency: quote.currency,
    lines: goodsToPrice(quote).map(({ goods, bundleSku }, index) => ({
      lineNo: index + 1,
      sku: goods.sku,
      boxes: goods.boxes,
      ...(bundleSku === null ? {} : { bundleSku }),
    })),
    empties: emptiesOf(cart.empties),
  };
}

/** Where the ERP's prices are not the price list's. */
export function deviations(quote: Quote, { lines }: ErpPriceAnswer): readonly AgreedPrice[] {
  const units = new Map(lines.map(({ lineNo, unitPriceMinor }) => [lineNo, unitPriceMinor]));
  return goodsToPrice(quote).flatMap(({ goods, bundleSku }, index) => {
    const { sku, boxes, unitMinor: listMinor } = goods;
    const unitMinor = units.get(index + 1) ?? listMinor;
    return unitMinor === listMinor ? [] : [{ sku, bundleSku, boxes, listMinor, unitMinor }];
  });
}

/** How the ERP's answer ends an update. */
export function updateOf(answer: ErpPriceAnswer): PriceUpdate {
  if (answer.deliveryDateExpired) return { kind: "delivery-date-expired" };
  if (!answer.canProceed) return { kind: "cannot-proceed", statusMessage: answer.statusMessage };
  return { kind: "updated" };
}

function emptiesOf(empties: readonly EmptiesAmount[] | null): EmptiesAmount[] {
  return (empties ?? []).filter(({ units }) => units > 0).map(({ code, units }) => ({ code, units }));
}
