import { useQuery } from "@tanstack/react-query";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { dayInWords } from "@vycep/shell/words/weekday-forms";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import { classNames } from "@vycep/ui/styles/class-names";
import { formatTime } from "@vycep/words/engine/format-time";
import { useLocalClock } from "../kit/use-local-clock.ts";
import { type CutOff, cutOffsNeed, cutOffsQuery, nextCutOff, useNow } from "../shared/cut-offs.ts";
import { type Me, may } from "../shared/me.ts";
import { paths } from "../shared/paths.ts";
import { useLeft } from "../shared/time-left.ts";

/** How long there is to the next cut-off, for whom it matters; what is further than a working day is nobody's hurry (DTODAY-04). */
export function NextCutOff({ me }: { readonly me: Me | undefined }) {
  return may(me, cutOffsNeed) ? <Countdown /> : null;
}

const nothing: readonly CutOff[] = [];

function Countdown() {
  const { data = nothing } = useQuery(cutOffsQuery());
  const t = useTexts("desk");
  const language = useLanguage();
  const left = useLeft();
  const { date: today } = useLocalClock();
  const nowMs = useNow(data);
  const next = nextCutOff(data, nowMs);
  if (next === undefined) return null;
  const { kind, day, orderBy, instant } = next;
  const leftMs = instant - nowMs;
  const what = t(`cutOff.${kind}`, { day: dayInWords(day, "on", { language, today }) });
  const isToday = orderBy.date === today;
  const at = formatTime(orderBy.minutes);
  const until = t("cutOffUntil", {
    time: isToday ? at : `${dayInWords(orderBy.date, "name", { language, today })} ${at}`,
  });
  const isSoon = leftMs <= hour;
  return (
    <Anchor
      href={paths.today()}
      className={classNames(
        "flex min-h-control min-w-0 items-center gap-2 rounded-control px-3 whitespace-nowrap max-desktop:px-2.5 max-mobile:flex-none",
        isSoon
          ? "bg-amber text-amber-on"
          : "border border-line bg-foam-dim text-ink-soft hover:border-control",
      )}
    >
      <Icon name={kind === "truck" ? "truck" : "clock"} size="small" />
      <span className="truncate font-semibold max-desktop:sr-only">{what}</span>{" "}
      <span className="text-small max-desktop:sr-only">{until}</span>{" "}
      <span className="sr-only">{t("cutOffLeft")}</span>{" "}
      <span className="font-bold tabular-nums">{left(leftMs)}</span>
    </Anchor>
  );
}

const hour = 3_600_000;
