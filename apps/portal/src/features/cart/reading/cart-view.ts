import { replaceEqualDeep } from "@tanstack/react-query";
import { decodeAgreedPrices } from "@vycep/contract/cart/agreed-price.codec";
import { decodeLimits } from "@vycep/contract/cart/limits.codec";
import { decodeGoods, decodePrices, skuOf } from "@vycep/contract/catalog/goods-facts.codec";
import type { BundlePart } from "@vycep/domain/bundles/bundle";
import type { CalendarFacts } from "@vycep/domain/calendar/delivery-day";
import { type CartFacts, type ProductPrices, type Quote, quoteCart } from "@vycep/domain/cart/quote";
import type { QuotedLine } from "@vycep/domain/cart/quoted-line";
import { ORDER_UNITS, type OrderUnit } from "@vycep/domain/catalog/orderable-units";
import type { Amounts } from "@vycep/domain/catalog/packaging";
import type { GoodsFacts } from "@vycep/domain/catalog/product";
import { isCollection } from "@vycep/domain/empties/return-trip";
import { type CartId, type Sku, toId } from "@vycep/domain/kernel/ids";
import { type LocalDate, type LocalMoment, parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { homeMarket } from "@vycep/domain/market/market";
import { NO_PROMO } from "@vycep/domain/pricing/promo-price";
import { parseShippingMethod, type ShippingMethod } from "@vycep/domain/transport/method";
import { answeredCurrency } from "../../../shared/ordering/answered-currency.ts";
import { type GoodsRow, goodsInside, type ProductRow } from "../../../shared/products/product-row.ts";
import { type CartAnswer, type CartLineAnswer, linesOf } from "./cart-answer.ts";
import { amountsOf, partsOf } from "./line-amounts.ts";
import { splitOfAnswer } from "./split-of-answer.ts";

/** A line as a screen shows it: what is ordered, what it is, and what it adds up to. */
export interface CartLineView {
  readonly uid: string;
  readonly sku: Sku;
  readonly product: ProductRow;
  readonly amounts: Amounts;
  /** What one package of a bundle holds; undefined for plain goods. */
  readonly parts: readonly BundlePart[] | undefined;
  readonly quoted: QuotedLine;
}

export interface CartView {
  readonly id: CartId;
  readonly answer: CartAnswer;
  readonly lines: readonly CartLineView[];
  readonly bySku: ReadonlyMap<string, CartLineView>;
  readonly quote: Quote;
  /** How and when the cart is to be delivered, as the server holds it. */
  readonly method: ShippingMethod | undefined;
  readonly deliveryDate: LocalDate | undefined;
  /** It collects empties and brings no goods (EMPTIES-04). */
  readonly isCollection: boolean;
}

/** What the browser knows besides the cart itself. */
export interface QuoteContext {
  /** Units switched on for the customer type and method; undefined until the configuration is there. */
  readonly orderableUnits?: readonly OrderUnit[] | undefined;
  readonly calendar?: CalendarFacts | undefined;
  readonly now: LocalMoment;
}

/** Quotes the cart with the domain's own sum, exactly as the server does, before any answer. */
export function viewCart(answer: CartAnswer, context: QuoteContext): CartView {
  const rows = linesOf(answer).flatMap((line) => {
    const sku = skuOf(line.product);
    return sku === undefined ? [] : [{ line, sku }];
  });
  const facts = factsOf(answer, { rows, context });
  const cartLines = rows.map(({ line, sku }) => ({ sku, ...amountsOf(line), parts: partsOf(line) }));
  const id = toId<CartId>(answer.id);
  const quote = quoteCart({ id, lines: cartLines }, facts, context.now);
  const lines = rows.flatMap(({ line, sku }, index) => {
    const quoted = quote.lines[index];
    return quoted === undefined ? [] : [viewLine(line, sku, quoted)];
  });
  return {
    id,
    answer,
    lines,
    bySku: new Map(lines.map((line) => [line.sku, line])),
    quote,
    method: facts.method ?? undefined,
    deliveryDate: facts.deliveryDate ?? undefined,
    isCollection: facts.method !== null && isCollection(facts.method),
  };
}

/** A line's own object, as long as nothing about it has changed: only then need it not be drawn again. */
const viewedLines = new WeakMap<CartLineAnswer, CartLineView>();

function viewLine(line: CartLineAnswer, sku: Sku, quoted: QuotedLine): CartLineView {
  const known = viewedLines.get(line);
  if (known && isSameQuote(known.quoted, quoted)) return known;
  const { uid, product } = line;
  const view = { uid, sku, product, amounts: amountsOf(line), parts: partsOf(line), quoted };
  viewedLines.set(line, view);
  return view;
}

/** Of the same amounts: what they come to, and what is wrong with them. Most lines are plain, and nothing is. */
function isSameQuote(before: QuotedLine, now: QuotedLine): boolean {
  return (
    before.unitMinor === now.unitMinor &&
    before.baseUnitMinor === now.baseUnitMinor &&
    before.yourUnitMinor === now.yourUnitMinor &&
    before.netMinor === now.netMinor &&
    before.depositMinor === now.depositMinor &&
    before.vatPct === now.vatPct &&
    ((isPlain(before) && isPlain(now)) || replaceEqualDeep(before, now) === before)
  );
}

function isPlain({ contents, problems, promo }: QuotedLine): boolean {
  return contents === undefined && problems.length === 0 && promo === NO_PROMO;
}

interface Rows {
  readonly rows: readonly { readonly line: CartLineAnswer; readonly sku: Sku }[];
  readonly context: QuoteContext;
}

function factsOf(answer: CartAnswer, { rows, context }: Rows): CartFacts {
  const products = new Map<Sku, GoodsFacts>();
  const prices = new Map<Sku, ProductPrices>();
  for (const { line, sku } of rows) {
    const known = decoded(line.product);
    if (known.goods !== undefined) products.set(sku, known.goods);
    prices.set(sku, known.prices);
    for (const inside of goodsInside(line.product)) {
      const part = decoded(inside);
      if (part.goods === undefined) continue;
      products.set(part.goods.sku, part.goods);
      prices.set(part.goods.sku, part.prices);
    }
  }
  return {
    market: answer.market ?? homeMarket(),
    currency: answeredCurrency(answer.grand_total_your_price_details?.currency),
    // A suspended place never has a live cart; the server refuses with its own fresh facts.
    shipToStatus: answer.ship_to_id ? "APPROVED" : null,
    method: parseShippingMethod(answer.delivery_method ?? "") ?? null,
    deliveryDate: parseLocalDate(answer.delivery_date ?? "") ?? null,
    products,
    prices,
    orderableUnits: context.orderableUnits ?? ORDER_UNITS,
    rule: answer.progress_bar_data ? decodeLimits(answer.progress_bar_data) : null,
    // The server has already taken a wholesaler's 20 pallets and the installed tanks into the limits that it sends.
    isWholesale: false,
    tankLitresInstalled: 0,
    calendar: context.calendar ?? null,
    agreed: decodeAgreedPrices(answer.agreed_prices),
    empties: splitOfAnswer(answer.empties_plan),
  };
}

interface Decoded {
  readonly goods: GoodsFacts | undefined;
  readonly prices: ProductPrices;
}

/** A product object never changes, so a key press in a long cart decodes one line and not all. */
const decodedProducts = new WeakMap<GoodsRow, Decoded>();

function decoded(product: GoodsRow): Decoded {
  const known = decodedProducts.get(product);
  if (known !== undefined) return known;
  const fresh = { goods: decodeGoods(product), prices: decodePrices(product) };
  decodedProducts.set(product, fresh);
  return fresh;
}
