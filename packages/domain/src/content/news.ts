import { addDays, compareDates, type LocalDate } from "../kernel/local-moment.ts";

/** For so long an article is news to who has not seen it. */
export const NEWS_DAYS = 30;

type Published = {
  readonly publishedOn: LocalDate | undefined;
  /** Whether it stood in a list that the person has looked at. */
  readonly isSeen: boolean;
};

/**
 * Whether an article is new to somebody since their last visit: not seen, and not older than a month, so that a first visit
 * does not find everything new (CONTENT-01).
 *
 * @example isNewArticle({ publishedOn: toLocalDate("2026-11-20"), isSeen: false }, toLocalDate("2026-11-23")) // true
 */
export function isNewArticle({ publishedOn, isSeen }: Published, today: LocalDate): boolean {
  return !isSeen && publishedOn !== undefined && compareDates(addDays(publishedOn, NEWS_DAYS), today) >= 0;
}
