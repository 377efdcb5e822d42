import { decodeLimits } from "@vycep/contract/cart/limits.codec";
import { decodeGoods, decodePrices } from "@vycep/contract/catalog/goods-facts.codec";
import { addLines, type CartLine, emptyCart } from "@vycep/domain/cart/cart";
import { type CartFacts, type Quote, quoteCart } from "@vycep/domain/cart/quote";
import type { QuotedLine } from "@vycep/domain/cart/quoted-line";
import { ORDER_UNITS } from "@vycep/domain/catalog/orderable-units";
import type { Amounts } from "@vycep/domain/catalog/packaging";
import { type CartId, type Sku, toId } from "@vycep/domain/kernel/ids";
import { type LocalDate, type LocalMoment, parseLocalDate } from "@vycep/domain/kernel/local-moment";
import type { KeptVariant } from "@vycep/domain/suggestions/amounts-cache";
import { parseShippingMethod, type ShippingMethod } from "@vycep/domain/transport/method";
import { answeredCurrency } from "../../shared/ordering/answered-currency.ts";
import type { ProductRow } from "../../shared/products/product-row.ts";
import type { VariantAnswer } from "./suggested-cart-answer.ts";

/** A line of the suggestion as it is shown: the amounts are the customer's. */
export interface SuggestedRow {
  readonly sku: Sku;
  readonly product: ProductRow;
  readonly amounts: Amounts;
  readonly isChecked: boolean;
  readonly quoted: QuotedLine;
  readonly reasons: VariantAnswer["products"][number]["reasons"];
  readonly history: readonly number[];
}

export interface SuggestedView {
  readonly method: ShippingMethod | undefined;
  readonly day: LocalDate | undefined;
  readonly rows: readonly SuggestedRow[];
  /** What would go into the cart. */
  readonly taken: readonly SuggestedRow[];
  /** The sum of what is taken. */
  readonly quote: Quote;
  /** What the order would be with it. */
  readonly together: Quote;
}

export interface ViewFacts {
  readonly amounts: KeptVariant["amounts"];
  /** What the cart holds already, if it goes the same way. */
  readonly inCart: readonly { readonly sku: Sku; readonly product: ProductRow; readonly amounts: Amounts }[];
  readonly now: LocalMoment;
}

/** Sums the suggestion up with the domain's own quote, as the cart is summed up, before anybody is asked. */
export function viewVariant(answer: VariantAnswer, { amounts, inCart, now }: ViewFacts): SuggestedView {
  const method = parseShippingMethod(answer.delivery_method);
  const day = parseLocalDate(answer.delivery_date);
  const lines = answer.products.map((line) => {
    const kept = amounts[line.sku];
    const { units = 0, layers = 0, pallets = 0, checked = false } = kept ?? {};
    return {
      ...line,
      sku: toId<Sku>(line.sku),
      amounts: { packages: units, layers, pallets },
      isChecked: checked,
    };
  });
  const known = [...lines, ...inCart];
  const facts = factsOf(known, { answer, method, day });
  const empty = emptyCart(toId<CartId>("suggested"));
  const all = quoteCart({ ...empty, lines: lines.map(lineOf) }, facts, now);
  const rows = lines.flatMap(
    ({ sku, product, amounts: own, isChecked, reasons, history }, index): SuggestedRow[] => {
      const quoted = all.lines[index];
      return quoted ? [{ sku, product, amounts: own, isChecked, quoted, reasons, history }] : [];
    },
  );
  const taken = rows.filter(({ isChecked, quoted }) => isChecked && quoted.boxes > 0);
  const proposed = { ...empty, lines: taken.map(lineOf) };
  const both = addLines({ ...empty, lines: inCart.map(lineOf) }, proposed.lines).cart;
  return {
    method,
    day,
    rows,
    taken,
    quote: quoteCart(proposed, facts, now),
    together: quoteCart(both, facts, now),
  };
}

interface Around {
  readonly answer: VariantAnswer;
  readonly method: ShippingMethod | undefined;
  readonly day: LocalDate | undefined;
}

function factsOf(
  lines: readonly { readonly sku: Sku; readonly product: ProductRow }[],
  { answer, method, day }: Around,
): CartFacts {
  const goods = lines.flatMap(({ sku, product }) => {
    const decoded = decodeGoods(product);
    return decoded ? [[sku, decoded] as const] : [];
  });
  return {
    market: answer.market,
    currency: answeredCurrency(lines[0]?.product.currency),
    shipToStatus: "APPROVED",
    method: method ?? null,
    deliveryDate: day ?? null,
    products: new Map(goods),
    prices: new Map(lines.map(({ sku, product }) => [sku, decodePrices(product)])),
    orderableUnits: ORDER_UNITS,
    rule: decodeLimits(answer.progress_bar_data),
    // The server has already taken a wholesaler's 20 pallets and the installed tanks into the limits that it sends.
    isWholesale: false,
    tankLitresInstalled: 0,
    calendar: null,
  };
}

function lineOf({ sku, amounts }: { readonly sku: Sku; readonly amounts: Amounts }): CartLine {
  return { sku, ...amounts };
}
