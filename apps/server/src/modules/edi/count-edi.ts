import type { Db } from "../../platform/db.ts";
import type { EdiCarrier } from "./carrier.ts";
import { countWaiting } from "./outgoing.repo.ts";

/** What waits to be taken by partners, and what of theirs waits for somebody. */
export async function countEdi(
  db: Db,
  carrier: Pick<EdiCarrier, "failedCount">,
): Promise<{ readonly waiting: number; readonly failed: number }> {
  const [waiting, failed] = await Promise.all([countWaiting(db), carrier.failedCount()]);
  return { waiting, failed };
}
