import { hasPassed } from "@vycep/domain/calendar/countdown";
import { localMomentIn } from "@vycep/domain/kernel/local-moment";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { dayInWords } from "@vycep/shell/words/weekday-forms";
import { classNames } from "@vycep/ui/styles/class-names";
import { formatTime } from "@vycep/words/engine/format-time";
import type { CutOff } from "../../shared/cut-offs.ts";
import { useLeft } from "../../shared/time-left.ts";

interface DayRulerProps {
  readonly cutOffs: readonly CutOff[];
  readonly nowMs: number;
}

const hour = 60;
/** A working day, and longer where something closes outside of it. */
const opens = 6 * hour;
const ends = 18 * hour;
/** So much of the day the words of a closing take; what closes sooner after it stands below it. */
const wordsTake = 1.5 * hour;

/** The day from morning to evening with its cut-offs and where it stands (DTODAY-02). */
export function DayRuler({ cutOffs, nowMs }: DayRulerProps) {
  const t = useTexts("today");
  const { minutes: now, date: today } = localMomentIn(nowMs, "Europe/Prague");
  const moments = cutOffs.map(({ orderBy }) => orderBy.minutes);
  const from = Math.floor(Math.min(opens, ...moments) / hour) * hour;
  const to = Math.ceil(Math.max(ends, ...moments.map((one) => one + wordsTake)) / hour) * hour;
  const placeOf = (minutes: number) =>
    `${((Math.min(to, Math.max(from, minutes)) - from) / (to - from)) * 100}%`;
  const hours = Array.from(
    { length: Math.floor((to - from) / (2 * hour)) + 1 },
    (_, at) => from + at * 2 * hour,
  );
  const alike = Map.groupBy(cutOffs, ({ orderBy, day }) => `${orderBy.minutes} ${day}`);
  const starts = columnStarts(moments);
  const widths = [from, ...starts].map((start, at) => `minmax(0,${(starts[at] ?? to) - start}fr)`);
  const next = cutOffs.find((one) => !hasPassed(one, nowMs));
  return (
    <section
      aria-label={t("ruler")}
      className="rounded-normal border border-line bg-foam px-card pt-2.5 pb-3"
    >
      <div aria-hidden="true" className="relative mx-4 mb-2 h-11 text-small text-ink-soft">
        {hours.map((minutes) => (
          <span key={minutes} className="absolute top-0 -translate-x-1/2" style={{ left: placeOf(minutes) }}>
            {formatTime(minutes)}
          </span>
        ))}
        <span className="absolute inset-x-0 top-7 h-2 rounded-tag bg-void" />
        <span
          className="absolute top-7 left-0 h-2 rounded-tag bg-bottle-edge"
          style={{ width: placeOf(now) }}
        />
        {[...new Set(moments)].map((minutes) => (
          <span
            key={minutes}
            className={classNames(
              "absolute top-5.5 h-5 w-0.5 -translate-x-1/2",
              minutes === next?.orderBy.minutes ? "bg-amber-edge" : "bg-control",
            )}
            style={{ left: placeOf(minutes) }}
          />
        ))}
        <span
          className="absolute -top-0.5 -translate-x-1/2 rounded-tag bg-red-strong px-1.5 font-bold text-foam"
          style={{ left: placeOf(now) }}
        >
          {formatTime(Math.floor(now))}
        </span>
      </div>
      <ul
        className="mx-4 grid grid-flow-dense gap-y-2 max-wide:mx-0 max-wide:flex max-wide:flex-wrap max-wide:justify-between max-wide:gap-x-6"
        style={{ gridTemplateColumns: widths.join(" ") }}
      >
        {[...alike.values()].map((same) => (
          <Closing
            key={`${same[0]?.key.orderBy} ${same[0]?.key.day}`}
            same={same}
            // The first column is the morning before anything closes.
            column={2 + starts.findLastIndex((start) => start <= (same[0]?.orderBy.minutes ?? from))}
            {...{ nowMs, today }}
          />
        ))}
      </ul>
    </section>
  );
}

/** Where the words of what closes begin: under its mark, or with the one before where there is no room between. */
function columnStarts(moments: readonly number[]): readonly number[] {
  const starts: number[] = [];
  for (const one of moments.toSorted((left, right) => left - right))
    if (one - (starts.at(-1) ?? Number.NEGATIVE_INFINITY) >= wordsTake) starts.push(one);
  return starts;
}

interface ClosingProps {
  readonly same: readonly CutOff[];
  /** Of the ruler, from one on. */
  readonly column: number;
  readonly nowMs: number;
  readonly today: CutOff["day"];
}

/** What closes at one moment for one day. */
function Closing({ same, column, nowMs, today }: ClosingProps) {
  const t = useTexts("today");
  const language = useLanguage();
  const left = useLeft();
  const [first] = same;
  if (first === undefined) return null;
  const leftMs = hasPassed(first, nowMs) ? undefined : first.instant - nowMs;
  const isSoon = leftMs !== undefined && leftMs <= hour * 60_000;
  return (
    <li
      style={{ gridColumn: column }}
      className={classNames(
        "min-w-0 pr-2",
        leftMs === undefined && "text-ink-soft",
        isSoon && "text-amber-ink",
      )}
    >
      <span className="block font-bold">
        {formatTime(first.orderBy.minutes)} {same.map(({ kind }) => t(`kind.${kind}`)).join(", ")}
      </span>
      <span className="block text-small tabular-nums">
        {leftMs === undefined ? t("passed") : t("left", { left: left(leftMs) })}{" "}
        {t("forDay", { day: dayInWords(first.day, "to", { language, today }) })}
      </span>
    </li>
  );
}
