import type { ShipToId } from "@vycep/domain/kernel/ids";
import type { ShipToStatus } from "@vycep/domain/ship-to/ship-to";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../platform/db.ts";
import type { ShipToWith } from "./ship-to.facts.ts";
import { findShipToWith } from "./ship-to.repo.ts";
import { toShipTo } from "./ship-to-of-row.ts";
import { toStatus } from "./ship-to-status.ts";

/** The status now, held until the transaction ends: a suspension waits for the order, or the order sees it. */
export async function holdShipToStatus(tx: Tx, id: ShipToId): Promise<ShipToStatus | undefined> {
  const row = await tx
    .selectFrom("ship_to")
    .select("status")
    .where("id", "=", id)
    .forShare()
    .executeTakeFirst();
  return row && toStatus(row.status);
}

/**
 * The place as it is now, held like its status, with what `beside` tells of its columns `s.market` and
 * `s.customer_type`: all in one statement.
 */
export async function holdShipTo<Beside>(
  tx: Tx,
  id: ShipToId,
  beside: (market: RawBuilder<unknown>, customerType: RawBuilder<unknown>) => RawBuilder<Beside>,
): Promise<ShipToWith<Beside> | undefined> {
  const row = await findShipToWith(tx, id, {
    beside: beside(sql`s.market`, sql`s.customer_type`),
    hold: sql`for share of s`,
  });
  return row && { shipTo: toShipTo(row), beside: row.beside };
}

/** Pieces of SQL for statements of other nouns that write only as long as a place stays as it is. */
export const heldShipToInSql = {
  /** A row if the place is approved, which it stays until the transaction ends. */
  approved: (id: ShipToId): RawBuilder<unknown> =>
    sql`select from ship_to where ship_to.id = ${id} and status = 'APPROVED' for share`,
} as const;
