import { type BundleFacts, type BundlePart, defaultParts } from "../bundles/bundle.ts";
import { priceInBundle } from "../bundles/bundle-price.ts";
import type { OrderUnit } from "../catalog/orderable-units.ts";
import { depositPerBox, type GoodsFacts } from "../catalog/product.ts";
import type { SaleFacts } from "../catalog/saleability.ts";
import type { LocalDate } from "../kernel/local-moment.ts";
import { type Minor, NO_MONEY, sumOf, times } from "../kernel/money.ts";
import { type AgreedPrices, agreedOr } from "../pricing/agreed-price.ts";
import { priceFor } from "../pricing/price.ts";
import { NO_PROMO, promoFor } from "../pricing/promo-price.ts";
import type { CartLine } from "./cart.ts";
import { lineProblems } from "./line-problem.ts";
import { notSoldInside, type Shelf } from "./package-contents.ts";
import type { QuotedGoods, QuotedLine } from "./quoted-line.ts";

/** What all lines of a cart are quoted by. */
export type QuotedAt = {
  readonly shelf: Shelf;
  readonly agreed: AgreedPrices | undefined;
  /** The chosen day, today while there is none. */
  readonly date: LocalDate;
  readonly deliveryDate: LocalDate | null;
  readonly sale: SaleFacts | undefined;
  readonly isTruck: boolean;
  readonly configuredUnits: readonly OrderUnit[];
};

/**
 * One line for all packages of a bundle (C26): its prices are those of one package, its sums those of the goods inside.
 *
 * @example quoteBundle(line("950560", { packages: 1, parts: [] }), { product: anyGoods(), bundle: anyBundle()
 *   }, { shelf: anyCartFacts([]), date: FRIDAY_MORNING.date, deliveryDate: null, configuredUnits: ORDER_UNITS
 *   }).contents // []
 */
export function quoteBundle(
  line: CartLine,
  { product, bundle }: { readonly product: GoodsFacts; readonly bundle: BundleFacts },
  at: QuotedAt,
): QuotedLine {
  const { sku, packages, layers, pallets } = line;
  const { shelf, date, sale, isTruck, configuredUnits } = at;
  const parts = line.parts ?? defaultParts(bundle);
  const contents = parts.map((part) => quotePart({ ...part, boxes: part.boxes * packages }, product, at));
  const one = contents.map((goods, index) => ({ ...goods, boxes: parts[index]?.boxes ?? 0 }));
  const inOne = (read: (goods: QuotedGoods) => Minor) =>
    sumOf(one, (goods) => times(goods.boxes, read(goods)));
  const inAll = (read: (goods: QuotedGoods) => number) =>
    contents.reduce((sum, goods) => sum + read(goods), 0);
  const quoted = { sku, packages, layers, pallets, parts };
  return {
    ...quoted,
    boxes: packages,
    baseUnitMinor: inOne((goods) => goods.baseUnitMinor),
    yourUnitMinor: inOne((goods) => goods.yourUnitMinor),
    unitMinor: inOne((goods) => goods.unitMinor),
    promo: NO_PROMO,
    netMinor: sumOf(contents, (goods) => goods.netMinor),
    vatPct: commonRate(contents),
    depositMinor: sumOf(contents, (goods) => goods.depositMinor),
    grams: inAll((goods) => goods.grams),
    millilitres: inAll((goods) => goods.millilitres),
    contents,
    problems: lineProblems(quoted, {
      product,
      hasPrice: true,
      boxes: packages,
      sale,
      configuredUnits,
      isTruck,
      boxesLeft: undefined,
      contents: {
        parts,
        notSold: notSoldInside(parts, shelf, { sale, date }),
        date: at.deliveryDate,
      },
    }),
  };
}

function quotePart(
  { sku, boxes }: BundlePart,
  { sku: bundleSku, bundle }: GoodsFacts,
  { shelf, agreed, date }: QuotedAt,
): QuotedGoods {
  const product = shelf.products.get(sku);
  const prices = shelf.prices.get(sku);
  const price = prices && priceFor(prices.rows, date);
  const promo = price ? promoFor(prices.leaflet, date) : NO_PROMO;
  const listMinor = price && bundle ? priceInBundle(price, promo, bundle) : NO_MONEY;
  const unitMinor = agreedOr(agreed, { sku, bundleSku, boxes, listMinor });
  return {
    sku,
    boxes,
    baseUnitMinor: price?.baseMinor ?? NO_MONEY,
    yourUnitMinor: price?.yourMinor ?? NO_MONEY,
    unitMinor,
    promo: NO_PROMO,
    netMinor: times(boxes, unitMinor),
    vatPct: product?.vatPct ?? 0,
    depositMinor: product ? times(boxes, depositPerBox(product.deposits)) : NO_MONEY,
    grams: product ? boxes * product.grossGramsPerBox : 0,
    millilitres: product ? boxes * product.millilitresPerBox : 0,
  };
}

/** The rate of all goods inside, or nought where they differ: then only the goods themselves know theirs. */
function commonRate(goods: readonly QuotedGoods[]): number {
  const rates = new Set(goods.map(({ vatPct }) => vatPct));
  const [rate] = rates;
  return rates.size === 1 && rate !== undefined ? rate : 0;
}
