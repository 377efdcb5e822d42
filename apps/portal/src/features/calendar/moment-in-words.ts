import { addDays, type LocalMoment } from "@vycep/domain/kernel/local-moment";
import type { Language } from "@vycep/domain/market/language";
import { formatDayMonth, formatTime, weekdayName } from "../../shared/format.ts";
import type { Originals } from "../../shared/i18n/namespaces.ts";
import type { Speak } from "../../shared/i18n/texts.ts";

/** "dnes do 16:00", "zítra do 13:30", "pá 20.11. do 13:30". */
export function untilInWords(
  moment: LocalMoment,
  {
    t,
    language,
    now,
  }: { readonly t: Speak<Originals["delivery"]>; readonly language: Language; readonly now: LocalMoment },
): string {
  const time = formatTime(moment.minutes);
  if (moment.date === now.date) return t("cutOffUntilToday", { time });
  if (moment.date === addDays(now.date, 1)) return t("cutOffUntilTomorrow", { time });
  return t("cutOffUntilDay", { day: dayInWords(moment, language), time });
}

/** "pá 20.11. 13:30". */
export function momentInWords(moment: LocalMoment, language: Language): string {
  return `${dayInWords(moment, language)} ${formatTime(moment.minutes)}`;
}

function dayInWords({ date }: LocalMoment, language: Language): string {
  return `${weekdayName(date, language, "short")}\u00a0${formatDayMonth(date)}`;
}
