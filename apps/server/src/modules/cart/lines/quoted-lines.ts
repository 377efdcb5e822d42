import type { CartLine } from "@vycep/domain/cart/cart";
import type { CartFacts, QuotedBefore } from "@vycep/domain/cart/quote";
import type { QuotedLine } from "@vycep/domain/cart/quoted-line";
import type { GoodsFacts } from "@vycep/domain/catalog/product";
import type { LocalMoment } from "@vycep/domain/kernel/local-moment";

type Quoted = { readonly basis: string; readonly goods: GoodsFacts; readonly line: QuotedLine };

/** With the line itself, which never changes and goes with its cart. */
const quotedLines = new WeakMap<CartLine, Quoted>();

/**
 * Lines that were priced before by the same goods, way and day are not priced again (decision 0222). Goods out of memory
 * are the same as long as range and prices are. What each order changes is not among them, so limited goods and
 * bundles are priced each time, and so is a cart with prices of its own (PRICE-04).
 */
export function quotedBefore(facts: CartFacts, now: LocalMoment): QuotedBefore {
  const { market, method, deliveryDate, orderableUnits, agreed, products } = facts;
  const basis = JSON.stringify([market, method, deliveryDate ?? now.date, deliveryDate, orderableUnits]);
  return (line, quote) => {
    const goods = agreed ? undefined : products.get(line.sku);
    if (!goods) return quote(line);
    const known = quotedLines.get(line);
    if (known && known.goods === goods && known.basis === basis) return known.line;
    const quoted = quote(line);
    quotedLines.set(line, { basis, goods, line: quoted });
    return quoted;
  };
}
