import { localMomentIn } from "@vycep/domain/kernel/local-moment";
import { localNow } from "@vycep/shell/clock/clock";
import { formatNearDay } from "@vycep/words/engine/format";
import { formatTime } from "@vycep/words/engine/format-time";

/** When something happened, in the brewery's time: the time of today, the day of before. */
export function momentText(at: string): string {
  const { date, minutes } = localMomentIn(Date.parse(at), "Europe/Prague");
  const { date: today } = localNow();
  const time = formatTime(minutes);
  return date === today ? time : `${formatNearDay(date, today)} ${time}`;
}

/** The same on a page. */
export function Moment({ at }: { readonly at: string }) {
  return (
    <time dateTime={at} className="text-ink-soft">
      {momentText(at)}
    </time>
  );
}
