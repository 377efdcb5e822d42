import { contentState } from "@vycep/domain/content/edited-content";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { DeskContent, QueryContentArgs } from "../../../platform/desk/desk-graphql.gen.ts";
import { differencesIn } from "../../audit/audit-detail.facts.ts";
import { versionOf } from "./change-content.ts";
import type { ContentDeskDeps } from "./content-desk.deps.ts";
import { findContent } from "./content-record.repo.ts";
import { titleIn, translationsOf, wordsOf } from "./content-words.ts";

/** One piece of content as it stands at the desk (DCONT-01). */
export async function contentRecord(
  { db, clock, staffNameOf }: ContentDeskDeps,
  { language }: DeskContext,
  of: QueryContentArgs,
): Promise<DeskContent | null> {
  const found = await findContent(db, of, staffNameOf);
  const told = found?.draft ?? found?.published;
  if (found === undefined || told == null) return null;
  const { published, draft, history } = found;
  const { kind, key } = of;
  const isoOf = (text: string | null | undefined) => (text == null ? null : new Date(text).toISOString());
  const standing = {
    published: published ?? undefined,
    draft: draft === null ? undefined : { isPlanned: draft.publishAt !== null },
  };
  const { markets, sort, tone, link, file, isPublic, isNewCapability, validFrom, validTo } = told;
  return {
    row: {
      ...{ id: `${kind}/${key}`, kind, key, title: titleIn(told, language), markets: [...markets] },
      ...{ state: contentState(standing, clock.now().date), translations: translationsOf(told) },
      ...{ validFrom, validTo, publishAt: isoOf(draft?.publishAt) },
      changedAt: isoOf(draft?.changedAt ?? published?.modifiedAt),
      changedBy: history[0]?.name ?? null,
    },
    version: versionOf({ published, draft }),
    ...{ isPublished: published !== null, isDraft: draft !== null },
    words: wordsOf(kind, told),
    ...{ sort, tone, link, file, isPublic, isNewCapability },
    history: history.map(({ at, name, action, detail }) => ({
      ...{ at: new Date(at).toISOString(), by: name, action },
      changes: differencesIn(detail).map(({ what, before, after }) => ({ what, before, after })),
    })),
  };
}
