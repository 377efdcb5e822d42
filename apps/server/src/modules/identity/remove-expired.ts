import type { Deps } from "../../platform/deps.ts";
import { repeatingJob } from "../../platform/job.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { removeExpired } from "./identity.repo.ts";

const everyMs = 10 * 60 * 1000;

/** Sweeps out what has expired: sessions and codes of the provider, revoked tokens, attempts to sign in. */
export const removeExpiredJob = repeatingJob("identity: remove expired", everyMs, sweep);

export async function sweep({ db }: Pick<Deps, "db">): Promise<void> {
  await inTransaction(db, removeExpired);
}
