import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { localNow } from "@vycep/shell/clock/clock";
import { useLanguage } from "@vycep/shell/words/i18n";
import { formatNearDay } from "@vycep/words/engine/format";
import { weekdayName } from "@vycep/words/engine/weekday-names";

/** "čt 3.12." of a day as an answer writes it. */
export function useShortDay(): (date: string) => string {
  const language = useLanguage();
  return (text) => {
    const date = toLocalDate(text);
    return `${weekdayName(date, language, "short")}\u00a0${formatNearDay(date, localNow().date)}`;
  };
}
