import { useRouter } from "@tanstack/react-router";
import { findTexts } from "@vycep/domain/content/find-texts";
import { type Match, matchOf } from "@vycep/domain/search/rank-hits";
import { searchedText } from "@vycep/domain/search/searched-text";
import type { PageInfo } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import type { PlainKey } from "@vycep/words/engine/texts";
import type { Originals } from "@vycep/words/nouns";
import { useMayOpen } from "../../shared/user/menu-entries.ts";

/** A page of the portal that was found. */
export interface FoundPage {
  readonly title: string;
  readonly path: string;
  readonly match: Match;
}

/** Pages that are reached by doing something, and tell nothing when they are opened by name. */
const inPassing: ReadonlySet<string> = new Set(["thanks", "order-recap", "emptiesSummary", "Error403"]);

/** Other words by which a page is looked for; the page is named by its address. */
const otherWords: Readonly<
  Record<string, Extract<PlainKey<Originals["search"]>, `words.${string}`> | undefined>
> = {
  "/catalog/products": "words.products",
  "/catalog/fast-entry": "words.fastEntry",
  "/catalog/favorites": "words.favourites",
  "/my-documents": "words.documents",
  "/my-profile/company": "words.company",
  "/my-profile/devices": "words.devices",
  "/my-profile/users": "words.users",
  "/support/contact": "words.contact",
  "/support/tickets/new": "words.newTicket",
  "/notices": "words.notices",
};

/**
 * The pages that a text finds, of those that exist and are open to who looks for them (PERM-08, PERM-19); asks nobody, so
 * they are found at once and without a connection.
 */
export function useFoundPages(): (typed: string) => readonly FoundPage[] {
  const router = useRouter();
  const shell = useTexts("shell");
  const t = useTexts("search");
  const mayOpen = useMayOpen();
  const otherWordsOf = (path: string) => {
    const key = otherWords[path];
    return key === undefined ? "" : t(key);
  };
  return (typed) => {
    const text = searchedText(typed);
    if (text === undefined) return [];
    const pages = Object.values(router.routesById).flatMap(({ fullPath, options: { staticData } }) => {
      const page: PageInfo | undefined = staticData?.page;
      const isWhole = page?.layout.startsWith("portal") === true && !String(fullPath).includes("$");
      if (page === undefined || !isWhole || inPassing.has(page.name) || !mayOpen(page)) return [];
      return [{ title: shell(page.title), path: String(fullPath), words: otherWordsOf(fullPath) }];
    });
    return findTexts(pages, text).map(({ text: { title, path } }) => ({
      title,
      path,
      match: matchOf({ numbers: [], title }, text),
    }));
  };
}
