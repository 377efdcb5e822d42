import type { Notice } from "@vycep/contract/notices/notices.rest";
import { addDays } from "@vycep/domain/kernel/local-moment";
import { localNow } from "@vycep/shell/clock/clock";
import { useTexts } from "@vycep/shell/words/i18n";
import { Card } from "@vycep/ui/layout/card.tsx";
import { NoticeRow } from "./notice-row.tsx";

interface NoticeDaysProps {
  readonly notices: readonly Notice[];
  readonly places: readonly { readonly shipToId: string; readonly shipToName: string }[];
  readonly onMark: (marked: { readonly ids: readonly number[]; readonly isRead: boolean }) => void;
}

/** Notices of today, of the last seven days, and older ones (BELL-01). */
export function NoticeDays({ notices, places, onMark }: NoticeDaysProps) {
  const t = useTexts("notices");
  const today = localNow().date;
  const weekAgo = addDays(today, -7);
  const names = new Map(places.map(({ shipToId, shipToName }) => [shipToId, shipToName]));
  const groups = [
    { name: "today", rows: notices.filter(({ day }) => day >= today) },
    { name: "thisWeek", rows: notices.filter(({ day }) => day < today && day > weekAgo) },
    { name: "older", rows: notices.filter(({ day }) => day <= weekAgo) },
  ] as const;
  return groups
    .filter(({ rows }) => rows.length > 0)
    .map(({ name, rows }) => (
      <section key={name} aria-labelledby={`notices-${name}`}>
        <h2 id={`notices-${name}`} className="mb-1.5 type-label">
          {t(name)}
        </h2>
        <Card isFlush>
          <ul>
            {rows.map((notice) => (
              <NoticeRow
                key={notice.id}
                notice={notice}
                isToday={name === "today"}
                place={names.get(notice.shipToId ?? "")}
                onMark={(isRead) => onMark({ ids: [notice.id], isRead })}
              />
            ))}
          </ul>
        </Card>
      </section>
    ));
}
