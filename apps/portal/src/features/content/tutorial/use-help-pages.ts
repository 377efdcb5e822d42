import { queryOptions } from "@tanstack/react-query";
import type { HelpPageEntry } from "@vycep/contract/content/content.rest";
import { type HelpPage, sortedHelpPages } from "@vycep/domain/content/tutorial";
import { callService } from "@vycep/shell/api/rest";

/** A page of the tutorial as it is shown. */
export interface TutorialPage extends HelpPage {
  readonly section: string;
  readonly name: string;
  readonly body: string;
  readonly picture: string | undefined;
}

/** GET helppages: the pages of the tutorial (REST-04); read once in a session. */
export function helpPagesQuery() {
  return queryOptions({
    queryKey: ["content", "helppages"],
    queryFn: async ({ signal }): Promise<readonly TutorialPage[]> => {
      const entries = await callService<readonly HelpPageEntry[]>("content", "/helppages", { signal });
      return entries.map(pageFrom);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

function pageFrom(entry: HelpPageEntry): TutorialPage {
  return {
    id: entry.id,
    sortOrder: entry.page,
    section: entry.section,
    name: entry.name,
    body: entry.body,
    picture: entry.file?.link,
    isNewCapability: entry.newCapability,
    modifiedAt: entry.mgnllastModified ?? undefined,
  };
}

/** The pages in the order of the brewery (TUTOR-19), wherever they are shown. */
export function inOrder(pages: readonly TutorialPage[]): readonly TutorialPage[] {
  return sortedHelpPages(pages);
}
