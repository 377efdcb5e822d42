import { useInfiniteQuery } from "@tanstack/react-query";
import { localNow } from "@vycep/shell/clock/clock";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Count } from "@vycep/ui/data/badge.tsx";
import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import { FloatingPanel } from "@vycep/ui/overlays/floating-panel.tsx";
import { formatCount } from "@vycep/words/engine/format";
import { type RefObject, useRef } from "react";
import { paths } from "../../shared/paths.ts";
import { useCurrentUser } from "../../shared/user/current-user.ts";
import { NoticeRow } from "./notice-row.tsx";
import { noticesByDay } from "./notices-by-day.ts";
import { noticesQuery, useMarkNotices } from "./use-notices.ts";

/** So many fit above the fold of a small laptop with a little to scroll. */
const mostShown = 8;

interface NoticePanelProps {
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly unread: number;
}

/** The latest notices under the bell (BELL-01): read one by one or all, and the way to all of them. */
export function NoticePanel({ triggerRef, isOpen, onClose, unread }: NoticePanelProps) {
  const t = useTexts("notices");
  const { shipTos } = useCurrentUser();
  const mark = useMarkNotices(t("markFailed"));
  const { data, isError, refetch } = useInfiniteQuery({ ...noticesQuery({}), enabled: isOpen });
  const notices = data?.pages[0]?.notices.slice(0, mostShown);
  const headingRef = useRef<HTMLHeadingElement>(null);
  function handleAllRead() {
    void mark.run({ isRead: true });
    // The button goes with the last unread one; the focus stays in the panel.
    headingRef.current?.focus();
  }
  const places = new Map(shipTos.map(({ shipToId, shipToName }) => [shipToId, shipToName]));
  return (
    <FloatingPanel triggerRef={triggerRef} isOpen={isOpen} onClose={onClose} label={t("bell")}>
      <div className="flex min-h-14 flex-none items-center gap-2 border-b border-line px-5">
        <h2 ref={headingRef} tabIndex={-1} className="type-heading outline-none">
          {t("bell")}
        </h2>
        {unread > 0 && (
          <>
            <Count value={formatCount(unread)} />
            <span className="flex-1" />
            <Button size="small" variant="quiet" onClick={handleAllRead}>
              {t("allRead")}
            </Button>
          </>
        )}
      </div>
      <div className="max-h-[60vh] min-h-0 overflow-y-auto overscroll-contain">
        {notices === undefined && (
          <p role="status" className="px-5 py-6 text-ink-soft">
            {t(isError ? "loadFailed" : "loading")}
          </p>
        )}
        {isError && (
          <p className="px-5 pb-5">
            <Button size="small" variant="outline" icon="repeat" onClick={() => void refetch()}>
              {t("loadAgain")}
            </Button>
          </p>
        )}
        {notices?.length === 0 && <p className="px-5 py-6 text-ink-soft">{t("emptyText")}</p>}
        {noticesByDay(notices ?? [], localNow().date).map(({ name, rows }) => (
          <section key={name} aria-labelledby={`panel-${name}`}>
            <h3 id={`panel-${name}`} className="type-label bg-foam-dim px-5 py-1.5 text-ink-soft">
              {t(name)}
            </h3>
            <ul>
              {rows.map((notice) => (
                <NoticeRow
                  key={notice.id}
                  notice={notice}
                  isToday={name === "today"}
                  place={places.get(notice.shipToId ?? "")}
                  onMark={(isRead) => void mark.run({ ids: [notice.id], isRead })}
                  onFollow={onClose}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <Anchor
        href={paths.notices()}
        onClick={onClose}
        className="flex min-h-12 flex-none items-center justify-center border-t border-line font-semibold text-bottle underline-offset-text hover:underline"
      >
        {t("allNotices")}
      </Anchor>
    </FloatingPanel>
  );
}
