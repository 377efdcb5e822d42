import type { UsualGoods } from "@vycep/domain/catalog/usual-first";
import type { ShipToId, Sku } from "@vycep/domain/kernel/ids";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { placeHabits } from "@vycep/domain/suggestions/place-habits";
import { METHODS, parseShippingMethod, type ShippingMethod } from "@vycep/domain/transport/method";
import type { Db } from "../../platform/db.ts";
import { Kept, ofDatabase } from "../../platform/kept.ts";
import { newestDeliveries, ordersInSql } from "../orders/orders.facts.ts";
import { together } from "./suggested-place.ts";

type Asked = {
  readonly shipToId: ShipToId;
  /** As `state` named it; null before the first order. */
  readonly state: string | null;
  readonly method: ShippingMethod;
  /** The delivery that is being ordered. */
  readonly day: LocalDate;
};

/** So many places and days, each with a few dozen goods: about 10 MB. */
const keptHabits = ofDatabase(() => new Kept<ReadonlyMap<Sku, UsualGoods>>(2000));

/** What a place usually buys, for nouns which may not know orders; the wiring brings it. */
export const habitsOfPlaces = {
  state: ordersInSql.stateOf,
  /**
   * Out of memory, under the number of the state of its orders (decision 0243): of deliveries that carry the same kind of
   * goods as the method that is asked about, before the day.
   */
  usualGoods: (db: Db, { shipToId, state, method, day }: Asked): Promise<ReadonlyMap<Sku, UsualGoods>> => {
    const { carries } = METHODS[method];
    if (state === null) return Promise.resolve(new Map());
    return keptHabits(db).get(JSON.stringify([shipToId, state, carries, day]), async () => {
      const all = await newestDeliveries(db, shipToId);
      const alike = all.filter(({ method: came }) => {
        const known = parseShippingMethod(came);
        return known !== undefined && METHODS[known].carries === carries;
      });
      return placeHabits(together(alike), day);
    });
  },
} as const;
