import type { PageContent } from "@vycep/contract/content/content.rest";
import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { findPages } from "./content.repo.ts";

/** Texts by their place in the portal (CONTENT-05, REST-05). Public: some stand before the sign-in. */
export async function getPageContent(
  deps: Deps,
  context: RequestContext,
  locationId: string | undefined,
): Promise<PageContent> {
  // A theme may be told in a language of labels, too; where a text lacks it, it stands in the fallback (D16, D26).
  const language = context.choice.labelLanguage ?? context.language;
  // All may read what is published, also with a token that is no good any more; it shows nobody a draft.
  const previewed = await context.visitor().then(
    (visitor) => visitor?.preview?.content,
    () => undefined,
  );
  const { date } = deps.clock.now();
  const rows = await findPages(deps.db, { language, date, previewed, key: locationId });
  return rows.map(({ key, title, body }) => ({ locationId: key, title, body }));
}
