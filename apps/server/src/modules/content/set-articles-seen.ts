import type { ArticlesSeen } from "@vycep/contract/content/articles.rest";
import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { noteSeen } from "./articles.repo.ts";
import { signedInReader } from "./reader.ts";

/** The list was looked at: what stood in it is no longer new to this person, on any device (CONTENT-01). */
export async function setArticlesSeen(
  deps: Deps,
  context: RequestContext,
  paths: readonly string[],
): Promise<ArticlesSeen> {
  const reader = await signedInReader(deps, context, "News & Articles");
  const at = deps.clock.instant();
  return { seen: await inTransaction(deps.db, (tx) => noteSeen(tx, { reader, paths, at })) };
}
