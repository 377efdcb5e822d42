import type { FaqItem, FaqPages, NewFaqPages } from "@vycep/contract/content/support.rest";
import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { findAnswers } from "./answers.repo.ts";
import { readableBody } from "./readable-body.ts";
import { signedInReader } from "./reader.ts";

/** The questions of the caller's market with their answers, in the brewery's order (CONTENT-02, REST-33). */
export async function getFaqItems(deps: Deps, context: RequestContext): Promise<FaqItem[]> {
  const reader = await signedInReader(deps, context, "Support");
  const rows = await findAnswers(deps.db, reader, { kind: "faq" });
  return rows.map((row) => ({
    id: row.key,
    sort: row.sort,
    section: row.section,
    question: row.title,
    answer: readableBody(row.body).html,
    isHelpful: row.is_helpful,
  }));
}

/** The headings of the questions, in the order of their first question, and how many stand under each (REST-34). */
export async function getFaqPages(deps: Deps, context: RequestContext): Promise<FaqPages> {
  const pages = await getNewFaqPages(deps, context);
  return pages.map(({ page, section, items }) => ({ page, section, questions: items.length }));
}

/** The same headings with their questions (REST-38). */
export async function getNewFaqPages(deps: Deps, context: RequestContext): Promise<NewFaqPages> {
  const bySection = Map.groupBy(await getFaqItems(deps, context), ({ section }) => section);
  return [...bySection].map(([section, items], index) => ({ page: index + 1, section, items }));
}
