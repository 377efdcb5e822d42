import type { ErpOrder } from "@vycep/contract/orders/erp-order";
import { splitBoxes } from "@vycep/domain/catalog/packaging";
import type { EmptiesAmount } from "@vycep/domain/empties/empties-type";
import type { UserId } from "@vycep/domain/kernel/ids";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { toBoxes } from "@vycep/domain/kernel/quantity";
import { parseShippingMethod } from "@vycep/domain/transport/method";
import type { Db } from "../../../platform/db.ts";
import type { FullCart } from "../../cart/cart.facts.ts";
import { liveCartsOfPlace } from "../../cart/carts-of-place.facts.ts";
import { requestedCart } from "../../cart/requested-cart.facts.ts";
import { productsBySku } from "../../catalog/catalog.facts.ts";
import { shipToById } from "../../ship-to/ship-to.facts.ts";
import { orderersOfPlace } from "./restored-orders.repo.ts";

/** A cart that an order may have been made of. */
export type Candidate = {
  readonly uid: UserId;
  readonly cart: FullCart;
  /** Whether it is a customer's own, which is open again; otherwise it is made of what the ERP holds. */
  readonly isKnown: boolean;
};

/**
 * The carts that an order of the ERP's may have been made of, the likeliest first: those of its place that are open, on its
 * day and way, then one made of its lines in the name of whoever orders there. What is in a bundle only its own cart knows.
 */
export async function candidatesFor(
  db: Db,
  order: ErpOrder,
  second: ErpOrder | undefined,
): Promise<readonly Candidate[]> {
  const deliveryDate = toLocalDate(order.deliveryDate);
  const sent = { deliveryDate, deliveryMethod: order.deliveryMethod };
  const open = (await liveCartsOfPlace(db, order)).map((cart) => ({
    ...{ uid: cart.uid, isKnown: true },
    cart: { ...cart, ...sent },
  }));
  if (order.lines.some(({ bundleSku }) => bundleSku !== undefined)) return open;
  const { companyId, shipToId, noteForDriver, customerOrderNumber } = order;
  const place = await shipToById(db, shipToId);
  if (place === undefined) return [];
  const goods = await productsBySku(
    db,
    order.lines.map(({ sku }) => sku),
    { market: place.market, date: deliveryDate, priceList: null },
  );
  const lines = order.lines.flatMap(({ sku, boxes }) => {
    const product = goods.get(sku);
    return product ? [{ sku, ...splitBoxes(toBoxes(boxes), product.packaging) }] : [];
  });
  const empties = together([...order.empties, ...(second?.empties ?? [])]);
  const made = (await orderersOfPlace(db, shipToId)).map((uid) => ({
    ...{ uid, isKnown: false },
    cart: {
      ...requestedCart({
        ...{ uid, companyId, shipToId, noteForDriver, customerOrderNumber, lines },
        method: parseShippingMethod(order.deliveryMethod) ?? null,
        date: deliveryDate,
        now: new Date(order.placedAt),
      }),
      empties: empties.length > 0 ? empties : null,
      emptiesSecond: second?.empties[0]?.code ?? null,
    },
  }));
  return [...open, ...made];
}

/** Each type once: a return that is split is one in the cart. */
function together(amounts: readonly EmptiesAmount[]): readonly EmptiesAmount[] {
  const units = new Map<string, number>();
  for (const amount of amounts) units.set(amount.code, (units.get(amount.code) ?? 0) + amount.units);
  return [...units].map(([code, sum]) => ({ code, units: sum }));
}
