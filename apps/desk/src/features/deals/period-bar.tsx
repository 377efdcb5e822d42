import { type LocalDate, toLocalDate } from "@vycep/domain/kernel/local-moment";
import { useLanguage } from "@vycep/shell/words/i18n";
import { classNames } from "@vycep/ui/styles/class-names";
import { barOf, type MonthsShown, placeOf } from "./months.ts";
import type { Leaflet } from "./use-leaflets.ts";

const percent = (part: number) => `${(part * 100).toFixed(3)}%`;

/** Names of the months, each above its days. */
export function MonthNames({ shown }: { readonly shown: MonthsShown }) {
  const language = useLanguage();
  const name = new Intl.DateTimeFormat(language, { month: "short", timeZone: "UTC" });
  return (
    <span aria-hidden className="relative block h-4 min-w-64">
      {shown.months.map(({ first, at }) => (
        <span key={first} className="absolute" style={{ left: percent(at) }}>
          {name.format(new Date(`${first}T00:00:00Z`))}
        </span>
      ))}
    </span>
  );
}

interface PeriodBarProps {
  readonly leaflet: Pick<Leaflet, "validFrom" | "validTo" | "state">;
  readonly shown: MonthsShown;
  readonly today: LocalDate;
  /** The days in words, for whoever cannot see the bar. */
  readonly text: string;
}

/** The days of a leaflet as a bar over the months, with today as a line. */
export function PeriodBar({ leaflet: { validFrom, validTo, state }, shown, today, text }: PeriodBarProps) {
  const bar = barOf(shown, {
    validFrom: toLocalDate(validFrom),
    validTo: validTo == null ? null : toLocalDate(validTo),
  });
  const isUnseen = state === "draft" || state === "waiting" || state === "withdrawn";
  return (
    <span className="relative block h-7 min-w-64" title={text}>
      <span className="sr-only">{text}</span>
      {shown.months.map(({ first, at }) => (
        <span
          key={first}
          aria-hidden
          className="absolute -inset-y-1.5 border-l border-line"
          style={{ left: percent(at) }}
        />
      ))}
      {bar !== undefined && (
        <span
          aria-hidden
          className={classNames(
            "absolute top-2 h-3 min-w-1",
            bar.goesOn ? "rounded-l-small" : "rounded-small",
            state === "holds" && "bg-amber",
            (state === "ahead" || state === "over") && "bg-line-strong",
            isUnseen && "border-field border-dashed border-line-strong",
          )}
          style={{ left: percent(bar.at), width: percent(bar.width) }}
        />
      )}
      <span
        aria-hidden
        className="absolute -inset-y-1.5 border-l-2 border-red"
        style={{ left: percent(placeOf(shown, today)) }}
      />
    </span>
  );
}

const keys = [
  { id: "holds", look: "bg-amber" },
  { id: "other", look: "bg-line-strong" },
  { id: "unseen", look: "border-field border-dashed border-line-strong" },
] as const;

/** What the looks of bars mean. */
export function BarLegend({ say, today }: { readonly say: (id: string) => string; readonly today: string }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 px-1 py-2 text-small text-ink-soft">
      {keys.map(({ id, look }) => (
        <span key={id} className="inline-flex items-center gap-1.5">
          <span aria-hidden className={classNames("inline-block h-3 w-4 rounded-small", look)} />
          {say(id)}
        </span>
      ))}
      <span className="inline-flex items-center gap-1.5">
        <span aria-hidden className="inline-block h-4 border-l-2 border-red" />
        {today}
      </span>
    </p>
  );
}
