import type { ShipToId, Sku } from "@vycep/domain/kernel/ids";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Db } from "../../platform/db.ts";
import { Kept, ofDatabase } from "../../platform/kept.ts";
import { type PlaceCalendar, placeCalendar } from "../calendar/calendar.facts.ts";
import { type CapacityRules, capacityRules } from "../capacity/capacity.facts.ts";
import { unitsConfigured } from "../market/market.facts.ts";
import { limitedSkus } from "../product-limits/product-limits.facts.ts";
import { type ShipTo, shipToById } from "../ship-to/ship-to.facts.ts";
import type { CartRecord } from "./cart.repo.ts";

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

/** Places by day, a dozen kilobytes each. */
const placesOf = ofDatabase(() => new Kept<PlaceFacts | undefined>(2_000));

type Days = { readonly day: LocalDate; readonly today: LocalDate };

/**
 * What a place is judged by in the state in which the rules were when this cart was read, out of memory (decision
 * 0221); undefined where there is no such place. Read anew in a transaction, and where nobody read the state.
 */
export function placeFacts(
  db: Db,
  shipToId: ShipToId,
  at: Days & Pick<CartRecord, "states">,
): Promise<PlaceFacts | undefined> {
  const { states, day, today } = at;
  if (db.isTransaction || !states) return loadPlace(db, shipToId, at);
  const key = JSON.stringify([states.rules, shipToId, day, today]);
  return placesOf(db).get(key, () => loadPlace(db, shipToId, at));
}

async function loadPlace(db: Db, shipToId: ShipToId, { day, today }: Days): Promise<PlaceFacts | undefined> {
  const shipTo = await shipToById(db, shipToId);
  if (!shipTo) return;
  const [capacity, calendar, units, limited] = await Promise.all([
    capacityRules(db, shipTo, day),
    placeCalendar(db, shipTo, today),
    unitsConfigured(db, { market: shipTo.market, date: today }),
    limitedSkus(db, { shipToId, date: day }),
  ]);
  return { shipTo, capacity, calendar, units, limited: new Set(limited) };
}
