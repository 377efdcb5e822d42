import { fold } from "@vycep/domain/kernel/fold";
import { parseLanguage } from "@vycep/domain/market/language";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { DeskContentPage, QueryContentsArgs } from "../../../platform/desk/desk-graphql.gen.ts";
import { badInput } from "../../../platform/errors.ts";
import { containing } from "../../../platform/list/conditions.ts";
import { readDeskPage } from "../../../platform/list/desk-page.ts";
import type { ContentDeskDeps } from "./content-desk.deps.ts";
import { contentList } from "./content-list.repo.ts";

/** What the brewery tells its customers, with what nobody sees yet (DCONT-01, DLIST-01). */
export async function listContents(
  deps: ContentDeskDeps,
  context: DeskContext,
  { filter, ...page }: QueryContentsArgs,
): Promise<DeskContentPage> {
  return readDeskPage(deps.db, contentsAsked(deps, context, { filter }), page);
}

/** The content that somebody asks for. */
export function contentsAsked(
  { clock, staffNameOf }: Pick<ContentDeskDeps, "clock" | "staffNameOf">,
  { language }: Pick<DeskContext, "language">,
  { filter }: Pick<QueryContentsArgs, "filter">,
) {
  const lacks = filter.lacks == null ? undefined : parseLanguage(filter.lacks);
  if (filter.lacks != null && lacks === undefined)
    throw badInput("invalid-input", undefined, [{ path: "filter.lacks", code: "unknown" }]);
  const words = fold(filter.text ?? "")
    .split(/\s+/)
    .filter(Boolean)
    .map(containing);
  const asked = { words, kind: filter.kind ?? undefined, state: filter.state ?? undefined, lacks };
  return contentList(
    { ...asked, isIncomplete: filter.isIncomplete ?? undefined },
    { today: clock.now().date, language },
    staffNameOf,
  );
}
