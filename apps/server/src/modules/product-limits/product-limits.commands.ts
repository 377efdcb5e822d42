import type { ShipToId } from "@vycep/domain/kernel/ids";
import { sql } from "kysely";
import type { Tx } from "../../platform/db.ts";

/**
 * Holds the limits of a place until the transaction ends, if one of the products has any; else nobody waits. Its boxes
 * are counted by one order after another, so that two at once cannot take the last ones twice.
 */
export async function holdProductLimits(tx: Tx, shipToId: ShipToId, skus: readonly string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(${`product limits of ${shipToId}`}, 0))
    where exists (select from product_limit
      where ship_to_id = ${shipToId} and sku = any(${[...skus]}::text[]))`.execute(tx);
}
