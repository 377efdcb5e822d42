import type { ServiceStatus } from "@vycep/contract/content/service-status.rest";
import { addDays, type LocalDate } from "@vycep/domain/kernel/local-moment";
import { type Market, marketOf, parseCountry } from "@vycep/domain/market/market";
import type { Db } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";

export type StatusDeps = {
  readonly daysOff: (
    db: Db,
    market: Market,
    range: { readonly from: LocalDate; readonly to: LocalDate },
  ) => Promise<readonly LocalDate[]>;
  /** Whether for so long no order has reached the ERP, although one waits. */
  readonly ordersAreStuck: (db: Db, ms: number) => Promise<boolean>;
};

const lookAheadDays = 14;
/** An outage that is over in a few minutes is none to customers. */
const delayedAfterMs = 10 * 60_000;

/** Who answers when, and whether orders get through (CONTENT-13, CONTENT-17). Public: nothing in it is anybody's own. */
export async function getServiceStatus(
  { db, clock, daysOff, ordersAreStuck }: Deps & StatusDeps,
  country: string | undefined,
): Promise<ServiceStatus> {
  const { date } = clock.now();
  const [days, isStuck] = await Promise.all([
    daysOff(db, marketOf(parseCountry(country ?? "")), { from: date, to: addDays(date, lookAheadDays) }),
    ordersAreStuck(db, delayedAfterMs),
  ]);
  return { daysOff: [...days], orders: isStuck ? "delayed" : "working" };
}
