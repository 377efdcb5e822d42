import { NOTICE_TOPICS } from "@vycep/domain/notices/notice-kind";
import { useTexts } from "@vycep/shell/words/i18n";
import { Chip } from "@vycep/ui/actions/chip.tsx";
import { formatCount } from "@vycep/words/engine/format";
import type { NoticesChosen } from "./use-notices.ts";

interface NoticeChipsProps {
  readonly chosen: NoticesChosen;
  readonly unread: number;
  readonly onChoose: (chosen: NoticesChosen) => void;
}

/** All notices, the unread ones, or those of a topic (BELL-01). */
export function NoticeChips({ chosen, unread, onChoose }: NoticeChipsProps) {
  const t = useTexts("notices");
  return (
    <fieldset className="mb-4">
      <legend className="sr-only">{t("topics")}</legend>
      <div className="flex flex-wrap gap-2">
        <Chip text={t("all")} isOn={chosen === undefined} onClick={() => onChoose(undefined)} />
        <Chip
          text={unread === 0 ? t("unread") : `${t("unread")} ${formatCount(unread)}`}
          isOn={chosen === "unread"}
          onClick={() => onChoose("unread")}
        />
        {NOTICE_TOPICS.map((topic) => (
          <Chip
            key={topic}
            text={t(`topic.${topic}`)}
            isOn={chosen === topic}
            onClick={() => onChoose(topic)}
          />
        ))}
      </div>
    </fieldset>
  );
}
