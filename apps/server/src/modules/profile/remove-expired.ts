import { repeatingJob } from "../../platform/job.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { deleteExpiredEmailChanges } from "./profile.repo.ts";

const everyMs = 10 * 60 * 1000;

/** Sweeps out changes of e-mails whose links have expired. */
export const removeExpiredEmailChangesJob = repeatingJob(
  "profile: remove expired",
  everyMs,
  async ({ db, clock }) => inTransaction(db, (tx) => deleteExpiredEmailChanges(tx, clock.instant())),
);
