import type { Notice } from "@vycep/contract/notices/notices.rest";
import { parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { useTexts } from "@vycep/shell/words/i18n";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import { classNames } from "@vycep/ui/styles/class-names";
import { formatDayMonth } from "@vycep/words/engine/format";
import { formatTime } from "@vycep/words/engine/format-time";
import { useNoticeWords } from "./notice-words.ts";

interface NoticeRowProps {
  readonly notice: Notice;
  readonly isToday: boolean;
  /** The name of its place; left out of what concerns the company. */
  readonly place: string | undefined;
  readonly onMark: (isRead: boolean) => void;
  /** Somebody went where it leads. */
  readonly onFollow?: (() => void) | undefined;
}

/** One notice: what happened, where and when; reading on marks it as read, its dot marks it either way. */
export function NoticeRow({ notice, isToday, place, onMark, onFollow }: NoticeRowProps) {
  const t = useTexts("notices");
  const { title, text, icon, href } = useNoticeWords()(notice);
  const day = parseLocalDate(notice.day);
  const when = isToday || day === undefined ? formatTime(notice.minutes) : formatDayMonth(day);
  const { isRead } = notice;
  function handleFollow() {
    onMark(true);
    onFollow?.();
  }
  return (
    <li
      className={classNames(
        "flex items-start gap-3 border-b border-line px-5 py-3 last:border-b-0 max-mobile:px-3.5",
        !isRead && "bg-bottle-mist",
      )}
    >
      <span className="flex size-11 flex-none items-center justify-center rounded-control bg-bottle-tint text-bottle">
        <Icon name={icon} />
      </span>
      <div className="min-w-0 flex-1">
        <Anchor href={href} onClick={handleFollow} className="font-semibold hover:underline">
          {title}
        </Anchor>
        <p className="text-small text-ink-soft">{[place, text].filter(Boolean).join(" · ")}</p>
      </div>
      <span className="pt-0.5 text-small whitespace-nowrap text-ink-soft">{when}</span>
      <button
        type="button"
        onClick={() => onMark(!isRead)}
        aria-label={isRead ? t("markUnread", { title }) : t("markRead", { title })}
        className="-my-2 flex size-11 flex-none items-center justify-center rounded-control hover:bg-bottle-tint"
      >
        <span
          className={classNames("size-2.5 rounded-full", isRead ? "border border-line-strong" : "bg-amber")}
        />
      </button>
    </li>
  );
}
