import { decodePrices } from "@vycep/contract/catalog/goods-facts.codec";
import { wholeToMinor } from "@vycep/contract/whole-currency";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { type Minor, type Money, minus } from "@vycep/domain/kernel/money";
import { promoFor, unitPrice } from "@vycep/domain/pricing/promo-price";
import { grossOf } from "@vycep/domain/pricing/vat";
import { answeredCurrency } from "../ordering/answered-currency.ts";
import { isBundle, type ProductRow } from "./product-row.ts";

/** The prices of one box for the chosen place, way and day. */
export interface ProductPrice {
  /** What is charged, without VAT. */
  readonly net: Money;
  readonly gross: Money;
  readonly list: Money;
  /** The customer's own price, promo or not. */
  readonly own: Money;
  readonly ownGross: Money;
  readonly vatPct: number;
  readonly promo:
    | {
        readonly name: string;
        /** Below nought: how many percent of the list price are taken off. */
        readonly percent: number;
        readonly saving: Money;
        readonly validFrom: LocalDate;
        readonly validTo: LocalDate;
      }
    | undefined;
}

/**
 * The price of one box, with the promo that the server found to hold for the chosen delivery (PROMO-02, PROMO-03);
 * undefined where nobody's prices can be shown.
 */
export function priceOf(product: ProductRow): ProductPrice | undefined {
  const { currency, your_price_tax: ownTax, vat_percent: vat, promo_price_leaflet: told } = product;
  const { rows, leaflet } = decodePrices(product);
  const [row] = rows;
  if (!row || !currency) return undefined;
  const in_ = (minor: Minor): Money => ({ minor, currency: answeredCurrency(currency) });
  const vatPct = vat ?? 0;
  const promo = leaflet && product.promo === 1 ? promoFor(leaflet, leaflet.validFrom) : undefined;
  const net = promo ? unitPrice(row, promo) : row.yourMinor;
  const isCheaper = leaflet !== undefined && net < row.yourMinor;
  return {
    net: in_(net),
    gross: in_(isCheaper || !ownTax ? grossOf(net, vatPct) : wholeToMinor(ownTax)),
    list: in_(row.baseMinor),
    own: in_(row.yourMinor),
    ownGross: in_(ownTax ? wholeToMinor(ownTax) : grossOf(row.yourMinor, vatPct)),
    vatPct,
    promo: isCheaper
      ? {
          name: told?.name ?? "",
          percent: -Math.abs(leaflet.percentage),
          saving: in_(minus(row.baseMinor, net)),
          validFrom: leaflet.validFrom,
          validTo: leaflet.validTo,
        }
      : undefined,
  };
}

/**
 * The one price that stands in a row, wherever the row is (PRICE-01, BUNDLE-01): of goods one box, of a package deal what
 * it costs as it is preselected; undefined for one that is still to be filled, and where no prices can be shown.
 */
export function rowPriceOf(product: ProductRow): Money | undefined {
  const net = priceOf(product)?.net;
  if (!isBundle(product)) return net;
  const price = product.bundle_price_details?.bundle_price;
  if (net === undefined || price == null || product.deal_condition === "flex") return undefined;
  return { minor: wholeToMinor(price), currency: net.currency };
}
