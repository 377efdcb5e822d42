import type { ChangesAnswer } from "@vycep/contract/erp/master-data.rest";
import { changesAfter } from "@vycep/db/changes/change-feed";
import type { Feed } from "@vycep/db/changes/feed";
import type { Deps } from "../../../platform/deps.ts";
import { AppError } from "../../../platform/errors.ts";
import { sqlOf } from "../../../platform/sql-of.ts";
import { inTransaction } from "../../../platform/transaction.ts";

/** What changed after a position, page by page; whoever goes on from the last one misses nothing (B16). */
export async function getChanges(
  { db, clock }: Pick<Deps, "db" | "clock">,
  feed: Feed,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<ChangesAnswer> {
  const page = await inTransaction(db, (tx) =>
    changesAfter(sqlOf(tx), feed, { after, limit, today: clock.now().date }),
  );
  if (page === undefined) {
    throw new AppError("conflict", {
      code: "position-unknown",
      message: "No page has ended at this position. Begin at 0 again.",
    });
  }
  const { changes, position, hasMore } = page;
  return { changes: [...changes], position, has_more: hasMore };
}
