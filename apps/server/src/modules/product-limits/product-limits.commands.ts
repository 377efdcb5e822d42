import type { ShipToId } from "@vycep/domain/kernel/ids";
import { type RawBuilder, sql } from "kysely";

/** Pieces of SQL for statements that hold what an order is judged by. */
export const heldLimitsInSql = {
  /**
   * Holds the limits of a place until the transaction ends, if one of the products has any; else nobody waits. Its boxes
   * are counted by one order after another, so that two at once cannot take the last ones twice: what is used is to be
   * read by a later statement.
   */
  ofPlace: (shipToId: ShipToId, skus: readonly string[]): RawBuilder<unknown> => sql`(
    select pg_advisory_xact_lock(hashtextextended(${`product limits of ${shipToId}`}, 0))
    where exists (select from product_limit
      where ship_to_id = ${shipToId} and sku = any(${[...skus]}::text[])))`,
} as const;
