import { useTexts } from "../words/i18n.ts";
import { documentTitle, useOwnTitle } from "./page-title.ts";
import type { PageInfo } from "./screen.ts";

/**
 * The title of the document, on every page (ROUTE-35, ROUTE-37). A page without a name of its own adds the one above it:
 * the notices of the profile are not the list of notices.
 */
export function PageHead({ page }: { readonly page: PageInfo }) {
  const t = useTexts("shell");
  const own = useOwnTitle();
  return <title>{documentTitle(own ?? namesOf(page).map(t).join(" · "))}</title>;
}

/** What tells one page from all others: its title and that of the page above. */
export function namesOf({ title, above }: PageInfo): readonly PageInfo["title"][] {
  const nearest = above?.at(-1);
  return nearest === undefined ? [title] : [title, nearest.title];
}
