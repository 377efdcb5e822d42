import type { Notice } from "@vycep/contract/notices/notices.rest";
import { addDays, type LocalDate } from "@vycep/domain/kernel/local-moment";

/** Notices of one stretch of days, the newest first. */
export interface NoticeGroup {
  readonly name: "today" | "thisWeek" | "older";
  readonly rows: readonly Notice[];
}

/**
 * Notices of today, of the last seven days, and older ones (BELL-01); a group of none is left out.
 *
 * @example noticesByDay([], toLocalDate("2026-11-20")) // []
 */
export function noticesByDay(notices: readonly Notice[], today: LocalDate): readonly NoticeGroup[] {
  const weekAgo = addDays(today, -7);
  const groups: readonly NoticeGroup[] = [
    { name: "today", rows: notices.filter(({ day }) => day >= today) },
    { name: "thisWeek", rows: notices.filter(({ day }) => day < today && day > weekAgo) },
    { name: "older", rows: notices.filter(({ day }) => day <= weekAgo) },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}
