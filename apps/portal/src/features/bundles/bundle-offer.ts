import { decodeGoods, decodePrices } from "@vycep/contract/catalog/goods-facts.codec";
import type { BundleFacts, BundlePart, BundleProblem } from "@vycep/domain/bundles/bundle";
import { judgeBundle } from "@vycep/domain/bundles/bundle";
import { type CartFacts, type ProductPrices, type Quote, quoteCart } from "@vycep/domain/cart/quote";
import type { QuotedLine } from "@vycep/domain/cart/quoted-line";
import { ORDER_UNITS } from "@vycep/domain/catalog/orderable-units";
import type { GoodsFacts } from "@vycep/domain/catalog/product";
import { type Sku, toId } from "@vycep/domain/kernel/ids";
import type { LocalDate, LocalMoment } from "@vycep/domain/kernel/local-moment";
import type { Currency } from "@vycep/domain/kernel/money";
import type { Market } from "@vycep/domain/market/market";
import type { ShippingMethod } from "@vycep/domain/transport/method";
import { answeredCurrency } from "../../shared/ordering/answered-currency.ts";
import { type GoodsRow, goodsInside, type ProductRow } from "../../shared/products/product-row.ts";

/** A bundle as its page works with it: its rules, and the goods that it may hold with their prices. */
export interface BundleOffer {
  readonly sku: Sku;
  readonly product: ProductRow;
  readonly bundle: BundleFacts;
  readonly goods: ReadonlyMap<string, GoodsRow>;
  readonly currency: Currency;
  readonly products: ReadonlyMap<Sku, GoodsFacts>;
  readonly prices: ReadonlyMap<Sku, ProductPrices>;
}

/** Undefined for plain goods. */
export function bundleOfferOf(product: ProductRow): BundleOffer | undefined {
  const currency = answeredCurrency(product.currency);
  const own = decodeGoods(product);
  if (own?.bundle === undefined) return undefined;
  const products = new Map<Sku, GoodsFacts>([[own.sku, own]]);
  const prices = new Map<Sku, ProductPrices>();
  const goods = new Map<string, GoodsRow>();
  for (const inside of goodsInside(product)) {
    const facts = decodeGoods(inside);
    if (facts === undefined) continue;
    products.set(facts.sku, facts);
    prices.set(facts.sku, decodePrices(inside));
    goods.set(facts.sku, inside);
  }
  return { sku: own.sku, product, bundle: own.bundle, goods, currency, products, prices };
}

/** So many packages of these contents. */
export interface BundleChoice {
  readonly packages: number;
  readonly parts: readonly BundlePart[];
}

export interface ChoiceContext {
  readonly method: ShippingMethod | undefined;
  readonly date: LocalDate | undefined;
  /** Of the place that it is chosen for (D20). */
  readonly market: Market;
  readonly now: LocalMoment;
}

/** What was chosen, priced and judged as the cart and the server will (OP-86). */
export interface JudgedChoice {
  readonly choice: BundleChoice;
  readonly line: QuotedLine;
  readonly totals: Quote["totals"];
  readonly problems: readonly BundleProblem[];
  /** Contents that cannot be had here and now. */
  readonly notSold: ReadonlySet<string>;
  /** Why none of it can be had, where the bundle itself says so. */
  readonly isSold: boolean;
}

export function judgeChoice(
  offer: BundleOffer,
  choice: BundleChoice,
  { method, date, market, now }: ChoiceContext,
): JudgedChoice {
  const { sku, bundle, currency } = offer;
  const facts: CartFacts = {
    market,
    currency,
    shipToStatus: "APPROVED",
    method: method ?? null,
    deliveryDate: date ?? null,
    products: offer.products,
    prices: offer.prices,
    orderableUnits: ORDER_UNITS,
    rule: null,
    isWholesale: false,
    tankLitresInstalled: 0,
    calendar: null,
  };
  const { packages, parts } = choice;
  const lines = [{ sku, packages, layers: 0, pallets: 0, parts }];
  const quote = quoteCart({ id: toId("choice"), lines }, facts, now);
  const [line] = quote.lines;
  if (line === undefined) throw new Error("a cart of one line was quoted without it");
  const notSold = line.problems.flatMap((problem) =>
    problem.kind === "bundle-item-not-sold" ? [problem.item] : [],
  );
  return {
    choice,
    line,
    totals: quote.totals,
    problems: judgeBundle(choice, bundle, date ?? null),
    notSold: new Set(notSold),
    isSold: offer.product.saleability?.sellable !== false,
  };
}
