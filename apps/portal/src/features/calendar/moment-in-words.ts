import { addDays, type LocalDate, type LocalMoment } from "@vycep/domain/kernel/local-moment";
import type { Language } from "@vycep/domain/market/language";
import { dayInWords } from "@vycep/shell/words/weekday-forms";
import { formatNearDay } from "@vycep/words/engine/format";
import { formatTime } from "@vycep/words/engine/format-time";
import type { Speak } from "@vycep/words/engine/texts";
import { weekdayName } from "@vycep/words/engine/weekday-names";
import type { Originals } from "@vycep/words/nouns";

interface Speaker {
  readonly language: Language;
  readonly now: LocalMoment;
}

/** "dnes do 16:00", "zítra do 13:30", "v pátek 20.11. do 13:30". */
export function untilInWords(
  moment: LocalMoment,
  { t, language, now }: Speaker & { readonly t: Speak<Originals["delivery"]> },
): string {
  const time = formatTime(moment.minutes);
  if (moment.date === now.date) return t("cutOffUntilToday", { time });
  if (moment.date === addDays(now.date, 1)) return t("cutOffUntilTomorrow", { time });
  return t("cutOffUntilDay", { day: dayInWords(moment.date, "on", { language, today: now.date }), time });
}

/** What comes after "do" in a sentence: "pátku 20.11. 13:30". */
export function momentInWords({ date, minutes }: LocalMoment, { language, now }: Speaker): string {
  return `${dayInWords(date, "until", { language, today: now.date })} ${formatTime(minutes)}`;
}

/** In tables and tiles: "pá 20.11.", with the year where it is not this one. */
export function shortDay(date: LocalDate, { language, now }: Speaker): string {
  return `${weekdayName(date, language, "short")}\u00a0${formatNearDay(date, now.date)}`;
}

/** In tables and tiles: "pá 20.11. 13:30". */
export function shortMoment({ date, minutes }: LocalMoment, speaker: Speaker): string {
  return `${shortDay(date, speaker)} ${formatTime(minutes)}`;
}
