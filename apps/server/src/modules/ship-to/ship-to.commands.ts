import type { ShipToId } from "@vycep/domain/kernel/ids";
import type { ShipToStatus } from "@vycep/domain/ship-to/ship-to";
import type { Tx } from "../../platform/db.ts";
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
