import { useLanguage } from "@vycep/shell/words/i18n";
import { weekdayForm } from "@vycep/shell/words/weekday-forms";
import { formatNearDay } from "@vycep/words/engine/format";
import { formatTime } from "@vycep/words/engine/format-time";
import { useLocalClock } from "../kit/use-local-clock.ts";
import type { Me } from "../shared/me.ts";
import { NextCutOff } from "./next-cut-off.tsx";

/** What time it is, and how long there is to the next cut-off; it comes after the page has been drawn. */
export function TopClock({ me }: { readonly me: Me | undefined }) {
  return (
    <>
      <NextCutOff me={me} />
      <Now />
    </>
  );
}

/** The day and time of the brewery, by the server's clock. */
function Now() {
  const language = useLanguage();
  const { date, minutes } = useLocalClock();
  return (
    <span className="whitespace-nowrap text-ink-soft max-mobile:hidden">
      {`${weekdayForm(date, "name", language).slice(0, 2)} ${formatNearDay(date, date)} · ${formatTime(minutes)}`}
    </span>
  );
}
