import type { ContentRating } from "@vycep/contract/content/articles.rest";
import { contentMessages } from "@vycep/words/content/answers";
import { say } from "@vycep/words/engine/sentence";
import type { Deps } from "../../platform/deps.ts";
import { notFound } from "../../platform/errors.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { keepRating } from "./articles.repo.ts";
import { signedInReader } from "./reader.ts";

/** Somebody says whether an article or an answer was of help; the last word counts (decision 0180). */
export async function rateContent(
  deps: Deps,
  context: RequestContext,
  { kind, id, isHelpful }: ContentRating,
): Promise<{ isHelpful: boolean }> {
  const reader = await signedInReader(deps, context, kind === "article" ? "News & Articles" : "Support");
  const at = deps.clock.instant();
  const isKept = await inTransaction(deps.db, (tx) =>
    keepRating(tx, { reader, kind, key: id, isHelpful, at }),
  );
  if (!isKept) throw notFound("content-unknown", say(contentMessages["content-unknown"], reader.language));
  return { isHelpful };
}
