import { useTexts } from "../words/i18n.ts";
import { documentTitle, useOwnTitle } from "./page-title.ts";
import type { PageInfo } from "./screen.ts";

/** The title of the document, on every page (ROUTE-35, ROUTE-37). */
export function PageHead({ page }: { readonly page: PageInfo }) {
  const t = useTexts("shell");
  const own = useOwnTitle();
  return <title>{documentTitle(own ?? t(page.title))}</title>;
}
