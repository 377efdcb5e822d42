/** What a cart becomes when it is sent: the order as it is written, its second one, and what the ERP is told. */

import type { ErpOrder } from "@vycep/contract/orders/erp-order";
import type { ErpPriceInquiry } from "@vycep/contract/orders/erp-prices";
import type { QuotedGoods, QuotedLine } from "@vycep/domain/cart/quoted-line";
import { depositPerBox } from "@vycep/domain/catalog/product";
import type { EmptiesAmount } from "@vycep/domain/empties/empties-type";
import type { ReturnPart } from "@vycep/domain/empties/split-return";
import type { OrderNumber, Sku } from "@vycep/domain/kernel/ids";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { type Minor, minus, NO_MONEY } from "@vycep/domain/kernel/money";
import { isProvisional } from "@vycep/domain/orders/place-order";
import { METHODS } from "@vycep/domain/transport/method";
import type { Actor } from "../../../platform/session.ts";
import type { FullCart, PricedCart } from "../../cart/cart.facts.ts";
import { lineNoOf, type NewOrderLine } from "./order-contents.repo.ts";
import type { NewOrder } from "./order-writing.repo.ts";

/** What the customer sends along with the cart. */
export type AskedOrder = {
  /** Through which door it came; what came by EDI was never a cart. */
  readonly source: NewOrder["source"];
  /** What it may come to at most where its prices are provisional (B14). */
  readonly limitMinor: Minor | undefined;
  readonly notes: { readonly noteForDriver?: string; readonly customerOrderNumber?: string };
};

type Sent = {
  readonly cart: FullCart;
  readonly priced: PricedCart;
  readonly actor: Pick<Actor, "uid" | "behalf">;
  readonly asked: AskedOrder;
  readonly now: Date;
};

/** The order of a cart that the rules let through, as it was quoted in this moment. */
export function newOrderOf({ cart, priced, actor, asked, now }: Sent): NewOrder {
  const { quote, shipTo, goods, method } = priced;
  if (method === null || cart.deliveryDate === null)
    throw new Error("an order without method or day passed the rules");
  const { totals, load } = quote;
  // PRICE-06: at the price list, until the ERP gives its prices.
  const hasOpenPrices = isProvisional(quote, priced.last);
  return {
    cartId: asked.source === "edi" ? null : cart.id,
    source: asked.source,
    placedBy: actor.behalf?.staffUid ?? null,
    overridden: null,
    companyId: cart.companyId,
    shipToId: cart.shipToId,
    createdBy: actor.uid,
    createdAt: now,
    deliveryDate: cart.deliveryDate,
    deliveryMethod: method,
    documentCode: METHODS[method].documentCode,
    customerOrderNumber: asked.notes.customerOrderNumber ?? cart.customerOrderNumber,
    noteForDriver: asked.notes.noteForDriver ?? cart.noteForDriver,
    paymentMethod: shipTo.payer.paymentMethod,
    currency: quote.currency,
    netMinor: totals.netMinor,
    vatMinor: totals.vatMinor,
    grossMinor: totals.grossMinor,
    depositMinor: totals.depositMinor,
    totalMinor: totals.grandTotalMinor,
    grams: load.grams,
    palletThousandths: load.palletThousandths,
    millilitres: load.millilitres,
    payer: { ...shipTo.payer, companyId: shipTo.payer.id },
    lines: quote.lines.flatMap((line) => orderLinesOf(line, goods)),
    bundles: quote.lines.flatMap((line) =>
      line.parts ? [{ sku: line.sku, names: namesOf(line.sku, goods), packages: line.packages }] : [],
    ),
    vat: totals.vat.map(({ vatPct, netMinor, vatMinor }) => ({
      percent: vatPct,
      baseMinor: netMinor,
      vatMinor,
    })),
    emptiesOf: null,
    replaces: null,
    isProvisional: hasOpenPrices,
    priceLimitMinor: (hasOpenPrices ? asked.limitMinor : undefined) ?? null,
    empties: emptiesLinesOf(priced, cart.deliveryDate, priced.empties?.split.first.amounts),
  };
}

/** The order that collects what is above the limit of the first: nothing but empties, on its own day (EMPTIES-03). */
export function secondOrderOf(
  priced: PricedCart,
  first: NewOrder,
  orderNumber: OrderNumber,
): NewOrder | undefined {
  const { split, second } = priced.empties ?? {};
  if (!split?.second || !second) return undefined;
  return {
    ...first,
    cartId: null,
    emptiesOf: orderNumber,
    isProvisional: false,
    priceLimitMinor: null,
    deliveryDate: second.day,
    deliveryMethod: second.method,
    documentCode: METHODS[second.method].documentCode,
    ...collectionSums(split.second),
    lines: [],
    bundles: [],
    vat: [],
    empties: emptiesLinesOf(priced, second.day, split.second.amounts),
  };
}

function collectionSums({ refundMinor, grams, palletThousandths }: ReturnPart) {
  return {
    netMinor: NO_MONEY,
    vatMinor: NO_MONEY,
    grossMinor: NO_MONEY,
    depositMinor: minus(NO_MONEY, refundMinor),
    totalMinor: minus(NO_MONEY, refundMinor),
    grams,
    palletThousandths,
    millilitres: 0,
  };
}

/** A snapshot of what goes back, by the deposits of the day (D08). */
function emptiesLinesOf(
  { empties }: PricedCart,
  day: LocalDate,
  amounts: readonly EmptiesAmount[] = [],
): NewOrder["empties"] {
  const types = empties?.typesOn(day);
  return amounts.map((amount) => ({
    ...amount,
    unitDepositMinor: types?.get(amount.code)?.depositMinor ?? NO_MONEY,
  }));
}

/** What the ERP is told; the outbox keeps it as it is now (D11). */
export function erpOrderOf(orderNumber: OrderNumber, order: NewOrder): ErpOrder {
  return {
    orderNumber,
    documentCode: order.documentCode,
    companyId: order.companyId,
    shipToId: order.shipToId,
    deliveryDate: order.deliveryDate,
    deliveryMethod: order.deliveryMethod,
    customerOrderNumber: order.customerOrderNumber,
    noteForDriver: order.noteForDriver,
    placedAt: order.createdAt.toISOString(),
    currency: order.currency,
    totalMinor: order.totalMinor,
    isProvisional: order.isProvisional,
    lines: order.lines.map(({ sku, boxes, unitPriceMinor, bundleSku, ...line }, index) => ({
      lineNo: lineNoOf(line, index),
      sku,
      boxes,
      unitPriceMinor,
      ...(bundleSku === null ? {} : { bundleSku }),
    })),
    empties: order.empties.map((line, index) => ({ lineNo: index + 1, ...line })),
    ...(order.emptiesOf === null ? {} : { emptiesOf: order.emptiesOf }),
    ...(order.replaces === null ? {} : { replaces: order.replaces }),
  };
}

/** What the ERP is asked about an order that was taken without its prices. */
export function priceInquiryOf(order: NewOrder): ErpPriceInquiry {
  return {
    companyId: order.companyId,
    shipToId: order.shipToId,
    deliveryDate: order.deliveryDate,
    deliveryMethod: order.deliveryMethod,
    orderType: order.documentCode,
    paymentMethod: order.paymentMethod,
    currency: order.currency,
    lines: order.lines.map(({ sku, boxes, bundleSku }, index) => ({
      lineNo: index + 1,
      sku,
      boxes,
      ...(bundleSku === null ? {} : { bundleSku }),
    })),
    empties: order.empties.map(({ code, units }) => ({ code, units })),
  };
}

/** The goods of a bundle are lines of their own, which the warehouse picks and the ERP confirms (C26). */
function orderLinesOf(line: QuotedLine, goods: PricedCart["goods"]): readonly NewOrderLine[] {
  if (!line.contents) return [{ ...orderLineOf(line, goods), ...amountsOf(line), bundleSku: null }];
  return line.contents.map((part) => ({
    ...orderLineOf(part, goods),
    packages: part.boxes,
    layers: 0,
    pallets: 0,
    bundleSku: line.sku,
  }));
}

function amountsOf({ packages, layers, pallets }: QuotedLine) {
  return { packages, layers, pallets };
}

function namesOf(sku: Sku, goods: PricedCart["goods"]): NewOrderLine["names"] {
  const product = goods.get(sku);
  if (!product) throw new Error(`a line of an unknown product passed the rules: ${sku}`);
  return product.names;
}

/** A snapshot: names and prices of the catalogue may change, what was ordered may not. */
function orderLineOf(
  line: QuotedGoods,
  goods: PricedCart["goods"],
): Omit<NewOrderLine, "packages" | "layers" | "pallets" | "bundleSku"> {
  const product = goods.get(line.sku);
  if (!product) throw new Error(`a line of an unknown product passed the rules: ${line.sku}`);
  return {
    sku: line.sku,
    names: product.names,
    boxes: line.boxes,
    basePriceMinor: line.baseUnitMinor,
    unitPriceMinor: line.unitMinor,
    netMinor: line.netMinor,
    vatPercent: line.vatPct,
    unitDepositMinor: depositPerBox(product.deposits),
    depositMinor: line.depositMinor,
  };
}
