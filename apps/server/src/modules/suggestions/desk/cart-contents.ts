import type { Sku } from "@vycep/domain/kernel/ids";
import type { LocalMoment } from "@vycep/domain/kernel/local-moment";
import type { Currency } from "@vycep/domain/kernel/money";
import type { Texts } from "@vycep/domain/market/texts";
import type { Db } from "../../../platform/db.ts";
import { type CalledCart, pricedDayOf, quoteCalledCart } from "../../cart/called-carts.facts.ts";
import { productsBySku } from "../../catalog/catalog.facts.ts";
import { shipTosById } from "../../ship-to/ship-to.facts.ts";

/** What stands in a cart, and what it comes to. */
export type CartContents = {
  readonly updatedAt: Date;
  readonly netMinor: number;
  readonly currency: Currency;
  readonly pallets: number;
  readonly lines: readonly { readonly sku: Sku; readonly boxes: number; readonly names: Texts | undefined }[];
};

/** What carts hold, by the place that they go to: one statement for the places, and one or two for each price list and day. */
export async function contentsOfCarts(
  db: Db,
  carts: readonly { readonly shipToId: string; readonly cart: CalledCart }[],
  now: LocalMoment,
): Promise<ReadonlyMap<string, CartContents>> {
  const places = await shipTosById(
    db,
    carts.map(({ shipToId }) => shipToId),
  );
  const known = carts.flatMap(({ shipToId, cart }) => {
    const shipTo = places.get(shipToId);
    return shipTo ? [{ shipTo, cart, date: pricedDayOf(cart, now.date) }] : [];
  });
  const found = new Map<string, CartContents>();
  const alike = Map.groupBy(known, ({ shipTo, date }) => `${shipTo.market} ${shipTo.priceList} ${date}`);
  for (const group of alike.values()) {
    const [first] = group;
    if (first === undefined) continue;
    const { market, priceList } = first.shipTo;
    const skus = group.flatMap(({ cart }) => cart.lines.map(([, sku]) => sku));
    const goods = await productsBySku(db, skus, { market, priceList, date: first.date });
    for (const { shipTo, cart } of group) {
      const { quote } = quoteCalledCart(cart, { shipTo, now }, { goods, roleName: "" });
      found.set(shipTo.facts.id, {
        ...{
          updatedAt: new Date(cart.updatedAt),
          netMinor: quote.totals.netMinor,
          currency: shipTo.currency,
        },
        pallets: quote.load.palletThousandths / 1000,
        lines: quote.lines.map(({ sku, boxes }) => ({ sku, boxes, names: goods.get(sku)?.names })),
      });
    }
  }
  return found;
}
