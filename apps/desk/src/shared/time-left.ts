import { useTexts } from "@vycep/shell/words/i18n";
import { formatCountdown } from "@vycep/words/engine/format-time";

const minute = 60_000;
const secondsFrom = 10 * minute;

/** How long there is, as short as it can be said: "4:38", "2 h 34 min", "2 dny". Rounded up, as the clock on the wall does it. */
export function useLeft(): (leftMs: number) => string {
  const t = useTexts("desk");
  return (leftMs) => {
    if (leftMs <= secondsFrom) return formatCountdown(Math.max(0, leftMs));
    const minutes = Math.ceil(leftMs / minute);
    const hours = Math.floor(minutes / 60);
    if (hours === 0) return t("leftMinutes", { minutes });
    return hours < 24
      ? t("leftHours", { hours, minutes: minutes % 60 })
      : t("leftDays", { count: Math.ceil(hours / 24) });
  };
}
