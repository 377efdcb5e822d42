import type { KnowledgeEntry } from "@vycep/contract/content/support.rest";
import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { type AnswerRow, findAnswers } from "./answers.repo.ts";
import { readableBody } from "./readable-body.ts";
import { signedInReader } from "./reader.ts";

type Page = { readonly offset: number; readonly limit: number };

/** One page of the knowledge base in the brewery's order; asked for again and again until a short one (REST-36, OP-117). */
export async function getKnowledgeBase(
  deps: Deps,
  context: RequestContext,
  page: Page,
): Promise<KnowledgeEntry[]> {
  const reader = await signedInReader(deps, context, "Support");
  return (await findAnswers(deps.db, reader, { kind: "kb", ...page })).map(entryOf);
}

/** The whole knowledge base at once, what changed last first (REST-37). */
export async function getNewAllKbs(deps: Deps, context: RequestContext): Promise<KnowledgeEntry[]> {
  const reader = await signedInReader(deps, context, "Support");
  return (await findAnswers(deps.db, reader, { kind: "kb", isNewestFirst: true })).map(entryOf);
}

function entryOf(row: AnswerRow): KnowledgeEntry {
  const { html, lead } = readableBody(row.body);
  return {
    id: row.key,
    section: row.section,
    title: row.title,
    lead,
    body: html,
    mgnllastModified: row.modified_at,
    isHelpful: row.is_helpful,
  };
}
