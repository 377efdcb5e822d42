/** A page of the tutorial, as far as the rules look at it (TUTOR-19, TUTOR-20). */
export type HelpPage = {
  readonly id: string;
  readonly sortOrder: number;
  readonly isNewCapability: boolean;
  /** ISO 8601 in UTC; undefined when it never changed. */
  readonly modifiedAt: string | undefined;
};

/** What a browser remembers of one person (TUTOR-17, STORAGE-14, OP-43). */
export type SeenTutorial = {
  /** ISO 8601, a day or a moment of it; undefined when an older version kept only that it was seen. */
  readonly date: string | undefined;
  readonly pages: readonly string[];
};

export type TutorialFacts<Page extends HelpPage> = {
  readonly isFirstLogin: boolean;
  /** How often it was closed; null when nobody counted yet. */
  readonly counter: number | null;
  /** Who has only the academy never sees the tutorial (SESSION-09). */
  readonly isAcademyOnly: boolean;
  readonly pages: readonly Page[];
  /** Undefined is nothing seen yet. */
  readonly seen: SeenTutorial | undefined;
};

export type TutorialVerdict<Page extends HelpPage> =
  | { readonly kind: "none" }
  /** The first login: every help page, and no way out but to the end or by skipping (TUTOR-07, TUTOR-11). */
  | { readonly kind: "first"; readonly pages: readonly Page[] }
  /** A first login without any help page: the five steps that the portal brings along (TUTOR-09, OP-09). */
  | { readonly kind: "built-in" }
  /** Who comes back sees what is new since (TUTOR-14, TUTOR-18). */
  | { readonly kind: "news"; readonly pages: readonly Page[] };

/**
 * Which pages the tutorial shows, in their order, if it shows at all (TUTOR-11…14, TUTOR-18, TUTOR-19, SESSION-09,
 * OP-08, OP-09).
 *
 * @example tutorialOf({ isFirstLogin: true, counter: null, isAcademyOnly: false, pages: [], seen: undefined }).kind // "built-in"
 */
export function tutorialOf<Page extends HelpPage>(facts: TutorialFacts<Page>): TutorialVerdict<Page> {
  const { isFirstLogin, counter, isAcademyOnly, seen } = facts;
  if (isAcademyOnly) return { kind: "none" };
  const pages = sortedHelpPages(facts.pages);
  if (isFirstLogin) return pages.length > 0 ? { kind: "first", pages } : { kind: "built-in" };
  const news = pages.filter((page) => isNews(page, seen));
  const isDue = isTutorialDue({ isFirstLogin, counter, newPages: news.length });
  // A window without a page opens for nobody (OP-08).
  return isDue && news.length > 0 ? { kind: "news", pages: news } : { kind: "none" };
}

/**
 * The triggers as the seeds have them (TUTOR-11…14).
 *
 * @example isTutorialDue({ isFirstLogin: false, counter: 0, newPages: 0 }) // false
 */
export function isTutorialDue({
  isFirstLogin,
  counter,
  newPages,
}: Pick<TutorialFacts<HelpPage>, "isFirstLogin" | "counter"> & { readonly newPages: number }): boolean {
  return isFirstLogin || counter === null || counter > 0 || newPages > 0;
}

/**
 * Help pages in their order (TUTOR-19).
 *
 * @example sortedHelpPages([]) // []
 */
export function sortedHelpPages<Page extends HelpPage>(pages: readonly Page[]): readonly Page[] {
  return pages.toSorted((left, right) => left.sortOrder - right.sortOrder || (left.id < right.id ? -1 : 1));
}

/** New or changed after the last view (TUTOR-18); what was seen on an unknown day counts as seen for good (OP-43). */
function isNews(page: HelpPage, seen: SeenTutorial | undefined): boolean {
  if (!page.isNewCapability) return false;
  if (seen === undefined) return true;
  if (seen.date === undefined) return false;
  return !seen.pages.includes(page.id) || (page.modifiedAt !== undefined && page.modifiedAt > seen.date);
}

/**
 * What is remembered after pages were shown: those of before and these, at this moment (TUTOR-17).
 *
 * @example seenNow(undefined, ["tut-order"], "2026-11-23T08:00:00Z").pages // ["tut-order"]
 */
export function seenNow(
  before: SeenTutorial | undefined,
  shown: readonly string[],
  moment: string,
): SeenTutorial {
  return { date: moment, pages: [...new Set([...(before?.pages ?? []), ...shown])] };
}
