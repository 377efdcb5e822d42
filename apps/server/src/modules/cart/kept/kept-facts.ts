import type { Sku } from "@vycep/domain/kernel/ids";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Db } from "../../../platform/db.ts";
import { Kept, ofDatabase } from "../../../platform/kept.ts";
import { lazy } from "../../../platform/lazy.ts";
import { type PlaceCalendar, placeCalendar } from "../../calendar/calendar.facts.ts";
import { type CapacityRules, capacityRules } from "../../capacity/capacity.facts.ts";
import { type KeptShelf, keptShelf } from "../../catalog/kept-goods.facts.ts";
import { unitsConfigured } from "../../market/market.facts.ts";
import { limitedSkus } from "../../product-limits/product-limits.facts.ts";
import { type ShipTo, shipToById } from "../../ship-to/ship-to.facts.ts";
import type { CartRecord } from "../cart.repo.ts";

/** What all carts of a place are judged by on a day, seen on another. */
export type PlaceFacts = {
  readonly shipTo: ShipTo;
  readonly capacity: CapacityRules;
  readonly calendar: PlaceCalendar;
  /** What `orderableUnitsIn` reads. */
  readonly units: unknown;
  /** Of these so many boxes are allowed. */
  readonly limited: ReadonlySet<Sku>;
};

export type KeptFacts = {
  readonly place: () => Promise<PlaceFacts>;
  /** Goods without what each order changes. */
  readonly shelf: () => Promise<KeptShelf>;
};

/** Places by day, a dozen kilobytes each. */
const placesOf = ofDatabase(() => new Kept<PlaceFacts>(2_000));

type Days = { readonly day: LocalDate; readonly today: LocalDate };

/**
 * What a cart is judged by, out of memory (decision 0221); nothing in a transaction, where everything is read anew (C13),
 * and nothing for a cart that was given another company's place since the states of its facts were read.
 */
export function keptFacts(db: Db, cart: CartRecord, days: Days): KeptFacts | undefined {
  const { states, companyId, shipToId } = cart;
  if (db.isTransaction || !states || states.companyId !== companyId) return;
  const { day, today } = days;
  const key = JSON.stringify([states.rules, shipToId, day, today]);
  const place = () => placesOf(db).get(key, () => loadPlace(db, cart, days));
  return {
    place,
    shelf: lazy(async () => {
      const { market, priceList } = (await place()).shipTo;
      return keptShelf(db, { market, priceList, date: day, ...states });
    }),
  };
}

async function loadPlace(db: Db, { id, shipToId }: CartRecord, { day, today }: Days): Promise<PlaceFacts> {
  const shipTo = await shipToById(db, shipToId);
  if (!shipTo) throw new Error(`the ship-to of cart ${id} does not exist`);
  const [capacity, calendar, units, limited] = await Promise.all([
    capacityRules(db, shipTo, day),
    placeCalendar(db, shipTo, today),
    unitsConfigured(db, { market: shipTo.market, date: today }),
    limitedSkus(db, { shipToId, date: day }),
  ]);
  return { shipTo, capacity, calendar, units, limited: new Set(limited) };
}
