import type { ReportedProgress } from "@vycep/contract/academy/academy.rest";
import type { Deps } from "../../platform/deps.ts";
import { notFound } from "../../platform/errors.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { accountsByUid } from "../users/users.facts.ts";
import { claimReport, replaceCourses } from "./academy.repo.ts";

/**
 * Takes what e-learning says of somebody's courses (D45). A repeat, or a report that was overtaken on the way, changes
 * nothing.
 */
export async function reportProgress(
  { db }: Pick<Deps, "db">,
  { userId, at, courses }: ReportedProgress,
): Promise<{ userId: string; changed: boolean }> {
  const [account] = await accountsByUid(db, [userId]);
  if (account === undefined) throw notFound("no-such-user", "There is no such user.");
  return inTransaction(db, async (tx) => {
    const changed = await claimReport(tx, userId, new Date(at));
    if (changed) await replaceCourses(tx, userId, courses);
    return { userId, changed };
  });
}
