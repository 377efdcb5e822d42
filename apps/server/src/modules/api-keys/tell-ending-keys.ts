import { KEY_END_TOLD_DAYS } from "@vycep/domain/access/api-key";
import type { Deps } from "../../platform/deps.ts";
import { repeatingJob } from "../../platform/jobs/job.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { writeMail } from "../mail/mail.commands.ts";
import { takeEndingKeys } from "./api-keys.repo.ts";

export const tellEndingKeysJob = repeatingJob("api-keys: tell of their end", 60 * 60 * 1000, tellEndingKeys);

/** Owners hear once, a fortnight before, that a key of theirs is about to end (B16). */
export async function tellEndingKeys({
  db,
  clock,
  config,
}: Pick<Deps, "db" | "clock" | "config">): Promise<void> {
  const now = clock.realTime();
  const until = new Date(now.getTime() + KEY_END_TOLD_DAYS * 24 * 60 * 60 * 1000);
  await inTransaction(db, async (tx) => {
    for (const { id, email: to, language, ...facts } of await takeEndingKeys(tx, { now, until }))
      await writeMail(tx, { kind: "key-ending", ...facts, to, language, cause: id }, config.secrets);
  });
}
