import { addDays, localMomentIn } from "@vycep/domain/kernel/local-moment";
import { localNow } from "@vycep/shell/clock/clock";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { dayInWords } from "@vycep/shell/words/weekday-forms";
import { formatTime } from "@vycep/words/engine/format-time";

/** "Naposledy změněna dnes v 8:52", from an instant as the server tells it; undefined for none. */
export function useChangedAtInWords(instant: string | undefined): string | undefined {
  const t = useTexts("delivery");
  const language = useLanguage();
  const ms = Date.parse(instant ?? "");
  if (Number.isNaN(ms)) return undefined;
  const { date, minutes } = localMomentIn(ms, "Europe/Prague");
  const today = localNow().date;
  const time = formatTime(Math.floor(minutes));
  if (date === today) return t("changedToday", { time });
  if (date === addDays(today, -1)) return t("changedYesterday", { time });
  return t("changedOn", { day: dayInWords(date, "on", { language, today }), time });
}
