import { decodeMoment } from "@vycep/contract/calendar/calendar.codec";
import { addDays, type LocalDate, type LocalMoment, parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { localNow } from "@vycep/shell/clock/clock";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { formatTime } from "@vycep/words/engine/format-time";
import type { Delivery } from "../../shared/ordering/use-delivery.ts";
import { momentInWords, shortDay } from "./moment-in-words.ts";

/** A day that can be taken with one click: "po 23.11.", "do dneška 16:00". */
export interface NextDay {
  readonly date: LocalDate;
  readonly title: string;
  readonly note: string;
}

/** So many days are in sight; the others are in the calendar. */
const daysShown = 4;

/** The next scheduled days with their order-by; a chosen day that is none of them stands first. */
export function useNextDays({ scheduledDays, chosenDay }: Delivery): readonly NextDay[] {
  const language = useLanguage();
  const until = useOrderUntil();
  const near = scheduledDays.slice(0, daysShown);
  const isFar = chosenDay !== undefined && !near.some(({ date }) => date === chosenDay.date);
  const shown = isFar ? [chosenDay, ...near.slice(0, daysShown - 1)] : near;
  return shown.flatMap(({ date: text, orderBy }) => {
    const date = parseLocalDate(text);
    const moment = decodeMoment(orderBy);
    if (date === undefined) return [];
    const title = shortDay(date, { language, now: localNow() });
    return [{ date, title, note: moment === undefined ? "" : until(moment) }];
  });
}

/** "do dneška 16:00", "do zítřka 13:30", "do středy 25.11. 16:00". */
function useOrderUntil(): (moment: LocalMoment) => string {
  const t = useTexts("checkout");
  const language = useLanguage();
  const now = localNow();
  return (moment) => {
    const time = formatTime(moment.minutes);
    if (moment.date === now.date) return t("orderUntilToday", { time });
    if (moment.date === addDays(now.date, 1)) return t("orderUntilTomorrow", { time });
    return t("orderUntil", { moment: momentInWords(moment, { language, now }) });
  };
}
