import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { type RawBuilder, sql } from "kysely";

/** The live carts with goods of some days, for whoever changes these days: a table of id, ship_to_id, method, uid, updated_at. */
export function cartsOn(days: readonly LocalDate[]): RawBuilder<unknown> {
  return sql`(
    select c.id, c.ship_to_id, c.delivery_method as method, c.uid, c.updated_at from cart c
    where c.is_active and c.delivery_date = any(${[...days]}::date[])
      and exists (select from cart_line l where l.cart_id = c.id))`;
}
