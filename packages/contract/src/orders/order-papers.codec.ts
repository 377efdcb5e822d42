/** What Magento tells of an order in papers of its own: line prices, shipment, invoices and credit notes (D36). */
import { type Currency, type Minor, NO_MONEY, plus, sumOf, times, toMinor } from "@vycep/domain/kernel/money";
import type { Language } from "@vycep/domain/market/language";
import { grossOf } from "@vycep/domain/pricing/vat";
import { parseShippingMethod } from "@vycep/domain/transport/method";
import { methodLabels } from "@vycep/words/transport/answers";
import { encodeMoney, vatLabel } from "../cart/cart.codec.ts";
import type { OrderFacts, OrderLineFacts } from "./orders.codec.ts";

/** What was ordered keeps its price, so there is nothing that it was before. */
export function encodeOrderItemPrices(line: OrderLineFacts, currency: Currency) {
  const money = (minor: Minor) => encodeMoney(minor, currency);
  const price = money(line.unitPriceMinor);
  const gross = money(grossOf(line.unitPriceMinor, line.vatPercent));
  const row = money(line.netMinor);
  const grossRow = money(grossOf(line.netMinor, line.vatPercent));
  return {
    ...{ price, original_price: price, price_including_tax: gross, original_price_including_tax: gross },
    ...{ row_total: row, original_row_total: row },
    ...{ row_total_including_tax: grossRow, original_row_total_including_tax: grossRow },
    total_item_discount: money(NO_MONEY),
  };
}

/** Delivery is part of the price. */
export function encodeShippingHandling(currency: Currency) {
  const nought = encodeMoney(NO_MONEY, currency);
  return { total_amount: nought, amount_excluding_tax: nought, amount_including_tax: nought };
}

export function encodePaperItem(line: OrderLineFacts, currency: Currency, language: Language) {
  return {
    id: `${line.orderNumber}-${line.lineNo}`,
    product_name: line.names[language],
    product_sku: line.sku,
    product_sale_price: encodeMoney(line.unitPriceMinor, currency),
  };
}

/** Nothing until it is loaded; then what the brewery sends, and what came of it once that is counted. */
export function shippedBoxes(line: OrderLineFacts, { state }: Pick<OrderFacts, "state">): number {
  if (state === "received" || state === "confirmed" || state === "cancelled") return 0;
  return line.delivered ?? line.confirmed ?? line.ordered;
}

export function encodeTracking(order: Pick<OrderFacts, "deliveryMethod" | "sapId">, language: Language) {
  const method = parseShippingMethod(order.deliveryMethod);
  const title = method ? methodLabels[method][language] : order.deliveryMethod;
  return { carrier: order.deliveryMethod, title, number: order.sapId };
}

/** What so many boxes of each line come to, without deposits, which papers count apart. */
export function encodePaperTotal(
  lines: readonly { readonly line: OrderLineFacts; readonly boxes: number }[],
  { currency, language, depositMinor }: PaperTerms,
) {
  const money = (minor: Minor) => encodeMoney(minor, currency);
  const netOf = ({ line, boxes }: (typeof lines)[number]) => times(boxes, line.unitPriceMinor);
  const taxes = [...Map.groupBy(lines, ({ line }) => line.vatPercent)].map(([rate, ofRate]) => {
    const net = sumOf(ofRate, netOf);
    return { rate, minor: toMinor(grossOf(net, rate) - net), title: vatLabel(rate, language) };
  });
  const net = sumOf(lines, netOf);
  const vat = sumOf(taxes, ({ minor }) => minor);
  const total = money(plus(plus(net, vat), depositMinor));
  return {
    base_grand_total: total,
    grand_total: total,
    subtotal: money(net),
    total_tax: money(vat),
    total_shipping: money(NO_MONEY),
    taxes: taxes
      .filter(({ minor }) => minor !== 0)
      .map(({ rate, minor, title }) => ({ rate, title, amount: money(minor) })),
  };
}

type PaperTerms = {
  readonly currency: Currency;
  readonly language: Language;
  readonly depositMinor: Minor;
};
