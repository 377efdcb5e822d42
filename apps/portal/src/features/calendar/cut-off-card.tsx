import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { RichText } from "@vycep/shell/words/rich-text.tsx";
import { dayInWords } from "@vycep/shell/words/weekday-forms";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { Meter } from "@vycep/ui/meters/meter.tsx";
import { formatCountdown, formatTime, formatWindow } from "@vycep/words/engine/format-time";
import { useState } from "react";
import type { CutOff } from "./cut-off.ts";
import { momentInWords, untilInWords } from "./moment-in-words.ts";

interface CutOffCardProps {
  readonly cutOff: CutOff;
  /** "7:00-11:00", as the place knows it. */
  readonly deliveryWindow: string | undefined;
}

/**
 * How long there is to order, and what comes of it (B1): the one dark card of its page. It is to be made anew for
 * another place or way, or a change of choice would sound like a cut-off that has passed.
 */
export function CutOffCard({ cutOff, deliveryWindow }: CutOffCardProps) {
  const t = useTexts("delivery");
  const language = useLanguage();
  const moved = useMovedNote(cutOff);
  const { day, next, now, stage } = cutOff;
  const isUrgent = stage !== "calm";
  return (
    <Card tone="dark">
      <h2
        className={`type-label flex items-center gap-1.5 ${isUrgent ? "text-amber" : "text-on-bottle-soft"}`}
      >
        {isUrgent && <Icon name="clock" size="small" />}
        {t("cutOff")}
      </h2>
      <Figure cutOff={cutOff} />
      <p className="mt-2 text-pretty">
        <RichText
          text={t("cutOffSentence", {
            moment: `<b>${untilInWords(day.orderBy, { t, language, now })}</b>`,
            day: `<b>${dayWithWindow(dayInWords(day.date, "on", { language, today: now.date }), deliveryWindow)}</b>`,
          })}
        />
      </p>
      {moved && (
        <p className="mt-2 flex gap-2 text-small text-amber">
          <Icon name="info" size="small" />
          {moved}
        </p>
      )}
      <CutOffMeter cutOff={cutOff} />
      {next && (
        <p className="mt-4 flex items-center gap-3 border-t border-on-bottle/15 pt-4 text-small text-on-bottle-soft max-mobile:hidden">
          <span className="text-amber">
            <Icon name="truck" size="small" />
          </span>
          {t("cutOffNext", {
            day: dayInWords(next.date, "on", { language, today: now.date }),
            moment: momentInWords(next.orderBy, { language, now }),
          })}
        </p>
      )}
    </Card>
  );
}

/** "6 h 19 min", "2 dny 6 h", in the last ten minutes "9:59". */
function Figure({ cutOff: { left, leftMs, stage } }: { readonly cutOff: CutOff }) {
  const t = useTexts("delivery");
  const { days, hours, minutes } = left;
  const look = `type-figure mt-1 flex flex-wrap items-baseline gap-x-2 ${stage === "calm" ? "" : "text-amber"}`;
  const part = (value: number | string, unit: string) => (
    <span key={unit} className="whitespace-nowrap">
      {value}
      <span className="ml-1 text-large font-bold">{unit}</span>
    </span>
  );
  if (stage === "last-minutes") return <p className={look}>{formatCountdown(leftMs)}</p>;
  return (
    <p className={look}>
      {days > 0 && part(days, t("days", { count: days }).replace(/^\S+\s/, ""))}
      {hours > 0 && part(hours, t("hours"))}
      {days === 0 && part(minutes, t("minutes"))}
    </p>
  );
}

function CutOffMeter({ cutOff: { meter, now } }: { readonly cutOff: CutOff }) {
  const t = useTexts("delivery");
  const { from, to, at, isToday } = meter;
  const cutOffTime = t("cutOffAt", { time: formatTime(to) });
  const nowTime = t("cutOffNow", { time: formatTime(now.minutes) });
  return (
    <div className="mt-4 max-mobile:mt-2.5">
      <Meter
        label={t("cutOffProgress")}
        value={at - from}
        max={to - from}
        valueText={isToday ? `${nowTime}, ${cutOffTime}` : cutOffTime}
        surface="dark"
      />
      <div aria-hidden="true" className="mt-1.5 grid grid-cols-[1fr_auto_1fr] text-fine text-on-bottle-soft">
        <span>{formatTime(from)}</span>
        <span>{isToday && nowTime}</span>
        <span className="text-right">{cutOffTime}</span>
      </div>
    </div>
  );
}

/** "v pondělí 23.11., 7:00–11:00". */
function dayWithWindow(day: string, window: string | undefined): string {
  return window === undefined ? day : `${day}, ${formatWindow(window)}`;
}

/** Once a cut-off has passed and the countdown has gone on to the next day, this stays in sight. */
function useMovedNote({ day, now }: CutOff): string {
  const t = useTexts("delivery");
  const language = useLanguage();
  const [seen, setSeen] = useState<LocalDate>(day.date);
  const [moved, setMoved] = useState("");
  if (seen !== day.date) {
    setSeen(day.date);
    if (seen < day.date)
      setMoved(t("cutOffMoved", { day: dayInWords(day.date, "name", { language, today: now.date }) }));
  }
  return moved;
}
