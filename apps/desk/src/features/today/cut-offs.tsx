import { useQuery } from "@tanstack/react-query";
import { hasPassed } from "@vycep/domain/calendar/countdown";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { dayInWords } from "@vycep/shell/words/weekday-forms";
import { Button } from "@vycep/ui/actions/button.tsx";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { formatTime } from "@vycep/words/engine/format-time";
import type { ReactNode } from "react";
import { useLocalClock } from "../../kit/use-local-clock.ts";
import { type CutOff, cutOffsQuery, nextCutOff, useNow } from "../../shared/cut-offs.ts";
import { useMay } from "../../shared/me.ts";
import { CutOffCard } from "./cut-off-card.tsx";
import { DayRuler } from "./day-ruler.tsx";

const nothing: readonly CutOff[] = [];

interface CutOffsProps {
  /** What else waits: beside it. */
  readonly work: ReactNode;
  /** What is no work: below it, or in its place on a day on which nothing closes. */
  readonly figures: ReactNode;
}

/** What closes today, by the server's clock: the nearest first, what has closed last (DTODAY-02). */
export function CutOffs({ work, figures }: CutOffsProps) {
  const t = useTexts("today");
  const reading = useQuery(cutOffsQuery());
  const all = reading.data ?? nothing;
  const nowMs = useNow(all);
  const { date: today } = useLocalClock();
  const seesPlaces = useMay({ area: "customers", power: "see" });
  const ofToday = all.filter(({ orderBy }) => orderBy.date === today);
  const open = ofToday.filter((one) => !hasPassed(one, nowMs));
  const closed = ofToday.filter((one) => hasPassed(one, nowMs));
  const cards = seesPlaces ? [...open, ...closed] : [];
  const closesNothing = reading.data !== undefined && cards.length === 0;
  return (
    <>
      {reading.error !== null && (
        <Alert
          tone="error"
          isLive
          title={t("cutOffsFailed")}
          action={
            <Button variant="outline" icon="repeat" onClick={() => void reading.refetch()}>
              {t("again")}
            </Button>
          }
        />
      )}
      {ofToday.length > 0 && <DayRuler cutOffs={ofToday} nowMs={nowMs} />}
      <div
        className={`grid grid-cols-[minmax(0,1.62fr)_minmax(0,1fr)] items-start gap-3.5 max-wide:grid-cols-1 ${closesNothing ? "grid-rows-[auto_1fr] max-wide:grid-rows-none" : ""}`}
      >
        <div className="grid min-w-0 gap-3.5">
          {reading.data !== undefined && ofToday.length === 0 && <NextOne next={nextCutOff(all, nowMs)} />}
          {cards.map((cutOff) => (
            <CutOffCard
              key={`${cutOff.key.orderBy} ${cutOff.key.kind} ${cutOff.key.day}`}
              cutOff={cutOff}
              isNearest={cutOff.instant === open[0]?.instant}
              leftMs={hasPassed(cutOff, nowMs) ? undefined : cutOff.instant - nowMs}
            />
          ))}
        </div>
        <div className={closesNothing ? "row-span-2 max-wide:row-span-1" : ""}>{work}</div>
        <div className={closesNothing ? "min-w-0" : "col-span-full min-w-0"}>{figures}</div>
      </div>
    </>
  );
}

/** On a day on which nothing closes: what comes next. */
function NextOne({ next }: { readonly next: CutOff | undefined }) {
  const t = useTexts("today");
  const desk = useTexts("desk");
  const language = useLanguage();
  const { date: today } = useLocalClock();
  if (next === undefined) return <p className="text-ink-soft">{t("noneToday")}</p>;
  const { kind, day, orderBy } = next;
  const what = desk(`cutOff.${kind}`, { day: dayInWords(day, "on", { language, today }) });
  const moment = `${dayInWords(orderBy.date, "on", { language, today })} ${formatTime(orderBy.minutes)}`;
  return (
    <p className="rounded-normal border border-line bg-foam px-card py-3">
      {t("noneToday")} {t("next", { what, moment })}
    </p>
  );
}
