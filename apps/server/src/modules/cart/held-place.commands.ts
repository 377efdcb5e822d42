import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../platform/db.ts";
import { type CalendarValues, calendarInSql, readCalendar } from "../calendar/calendar.facts.ts";
import { type CapacityValues, capacityInSql, readCapacity } from "../capacity/capacity.facts.ts";
import { heldLimitsInSql } from "../product-limits/product-limits.commands.ts";
import { holdShipTo } from "../ship-to/ship-to.commands.ts";
import type { FullCart } from "./cart.repo.ts";
import type { HeldPlace } from "./held-place.ts";

/**
 * Holds the place of a held cart against a suspension, and its limits of goods, until the transaction ends; answers what
 * the cart is judged by there but for its goods, as it is now, and what else was asked. One statement.
 */
export async function holdPlace<Beside>(
  tx: Tx,
  { id, shipToId, deliveryDate, lines }: FullCart,
  { today, beside }: { readonly today: LocalDate; readonly beside: RawBuilder<Beside> },
): Promise<HeldPlace & { readonly beside: Beside }> {
  const skus = lines.map(({ sku }) => sku);
  const found = await holdShipTo(
    tx,
    shipToId,
    (market, customerType) => sql<readonly [CapacityValues, CalendarValues, Beside, null]>`json_build_array(
      ${capacityInSql.rules(market, customerType, deliveryDate ?? today)},
      ${calendarInSql.calendar(shipToId, market, { today })}, ${beside}, ${heldLimitsInSql.ofPlace(shipToId, skus)}::text)`,
  );
  if (!found) throw new Error(`the ship-to of cart ${id} does not exist`);
  const { shipTo } = found;
  const [capacity, calendar, asked] = found.beside;
  return {
    shipTo,
    capacity: readCapacity(capacity, deliveryDate ?? today),
    calendar: readCalendar(shipTo, calendar),
    beside: asked,
  };
}
