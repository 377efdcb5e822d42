import { addDays, toLocalDate } from "@vycep/domain/kernel/local-moment";
import { sql } from "kysely";
import type { Deps } from "../../platform/deps.ts";
import { repeatingJob } from "../../platform/jobs/job.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { tellNotice } from "../notices/notices.commands.ts";
import { deleteOldDrafts, dueDrafts } from "./drafts.repo.ts";

/** How many days what nobody can send any more is still kept. */
const keptDays = 60;

/**
 * Reminds who has begun a claim and not sent it: on the day before the last one, else on the last (B2). Once for each
 * last day, however often it looks.
 */
export async function remindOfClaims({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const today = clock.now().date;
  const at = clock.instant();
  const due = await dueDrafts(db, { from: today, to: addDays(today, 1) });
  await inTransaction(db, async (tx) => {
    for (const { uid, orderNumber: subject, companyId, shipToId, lastDay } of due) {
      const facts = { kind: "claim-deadline", lastDay: toLocalDate(lastDay) } as const;
      const notice = { facts, subject, companyId, shipToId, at, cause: `${subject} ${lastDay}` };
      await tellNotice(tx, [notice], sql`(select ${uid}::text)`);
    }
    await deleteOldDrafts(tx, addDays(today, -keptDays));
  });
}

export const remindOfClaimsJob = repeatingJob("claims: remind", 10 * 60 * 1000, remindOfClaims);
