import type { Permission } from "@vycep/domain/access/permission";
import { findTexts } from "@vycep/domain/content/find-texts";
import type { Found } from "@vycep/domain/search/found";
import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { homeMarket } from "../access/access.facts.ts";
import { findWithStems, type SearchedKind, type SearchedRow } from "./found-texts.repo.ts";
import { searchableWords } from "./readable-body.ts";

/** What is searched, what it asks for, and as what it is found. */
const parts = [
  // The news have no search of their own, so all of them are told.
  { kind: "article", permission: "News & Articles", found: "article", most: 20 },
  { kind: "faq", permission: "Support", found: "question" },
  { kind: "kb", permission: "Support", found: "knowledge" },
] as const satisfies readonly {
  kind: SearchedKind;
  permission: Permission;
  found: Found["kind"];
  most?: number;
}[];

/**
 * Articles, questions and knowledge in which a text is found, by the words and the order of the support's own search (C25).
 * One statement.
 */
export async function foundTexts(
  { db, clock }: Deps,
  context: RequestContext,
  { text, limit }: { readonly text: string; readonly limit: number },
): Promise<readonly Found[]> {
  const actor = await context.actor();
  const open = parts.filter(({ permission }) => actor.permissions.has(permission));
  if (open.length === 0) return [];
  const { language } = context;
  const reader = { market: homeMarket(actor), language, date: clock.now().date, uid: actor.uid };
  const rows = await findWithStems(db, reader, { kinds: open.map(({ kind }) => kind), text });
  return open.map(({ kind, found, ...part }) => {
    const texts = rows
      .filter((row) => row.kind === kind)
      .map((row) => ({ ...row, words: searchableWords(row.body) }));
    const hits = findTexts(texts, text);
    return {
      kind: found,
      total: hits.length,
      hits: hits
        .slice(0, "most" in part ? part.most : limit)
        .map(({ text: row, excerpt }) => hitOf(row, excerpt)),
    };
  });
}

function hitOf({ key, title, published_on }: SearchedRow, excerpt: readonly { readonly text: string }[]) {
  return {
    id: key,
    title,
    numbers: [],
    note: excerpt.map((part) => part.text).join(""),
    day: published_on ?? undefined,
  };
}
