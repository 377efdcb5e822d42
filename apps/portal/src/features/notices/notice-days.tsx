import type { Notice } from "@vycep/contract/notices/notices.rest";
import { localNow } from "@vycep/shell/clock/clock";
import { useTexts } from "@vycep/shell/words/i18n";
import { Card } from "@vycep/ui/layout/card.tsx";
import { NoticeRow } from "./notice-row.tsx";
import { noticesByDay } from "./notices-by-day.ts";

interface NoticeDaysProps {
  readonly notices: readonly Notice[];
  readonly places: readonly { readonly shipToId: string; readonly shipToName: string }[];
  readonly onMark: (marked: { readonly ids: readonly number[]; readonly isRead: boolean }) => void;
}

/** Notices of today, of the last seven days, and older ones (BELL-01). */
export function NoticeDays({ notices, places, onMark }: NoticeDaysProps) {
  const t = useTexts("notices");
  const names = new Map(places.map(({ shipToId, shipToName }) => [shipToId, shipToName]));
  return noticesByDay(notices, localNow().date).map(({ name, rows }) => (
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
