import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { weeksOf } from "@vycep/ui/calendar/month-days";
import { classNames } from "@vycep/ui/styles/class-names";
import { weekdayNames } from "@vycep/words/engine/weekday-names";
import type { DraftDay } from "./holiday-draft.ts";

interface YearGlanceProps {
  readonly year: number;
  readonly days: readonly Pick<DraftDay, "day" | "isDayOff" | "shops">[];
  /** Days on which what falls away is delivered instead. */
  readonly insteads: readonly string[];
}

const months = ["01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12"] as const;

type Mark = "off" | "half" | "shops" | "instead";

/** A year on one picture: the same days as in the table below, so it is one picture to whoever hears it (DCAL-01). */
export function YearGlance({ year, days, insteads }: YearGlanceProps) {
  const t = useTexts("holidays");
  const marks = new Map<string, Mark>(insteads.map((day) => [day, "instead"]));
  for (const day of days) {
    const mark = markOf(day);
    if (mark !== undefined) marks.set(day.day, mark);
  }
  const count = (wanted: Mark) => [...marks.values()].filter((mark) => mark === wanted).length;
  const told = (["off", "half", "shops", "instead"] as const).filter((mark) => count(mark) > 0);
  const legend = told.map((mark) => `${t(`mark.${mark}`)}: ${count(mark)}`).join(", ");
  return (
    <figure className="rounded-normal border border-line bg-foam p-card">
      <div
        role="img"
        aria-label={t("yearPicture", { year: String(year), marks: legend })}
        className="grid grid-cols-6 gap-x-5 gap-y-3 max-wide:grid-cols-4 max-mobile:grid-cols-2"
      >
        {months.map((month) => (
          <Month key={month} month={`${year}-${month}`} marks={marks} />
        ))}
      </div>
      <figcaption className="mt-3 flex flex-wrap gap-x-4 gap-y-1 border-t border-line pt-2 text-small text-ink-soft">
        {told.map((mark) => (
          <span key={mark} className="flex items-center gap-1.5">
            <span aria-hidden className={classNames("size-4 rounded-small", looks[mark])} />
            {t(`mark.${mark}`)} {count(mark)}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

function markOf({ isDayOff, shops }: Pick<DraftDay, "isDayOff" | "shops">): Mark | undefined {
  if (shops.endsWith("from_noon")) return "half";
  if (isDayOff) return "off";
  return shops === "open" ? undefined : "shops";
}

const looks: Readonly<Record<Mark, string>> = {
  off: "bg-red-strong text-foam font-bold",
  half: "bg-linear-135 from-red-strong from-30% to-amber to-30% font-bold text-amber-on",
  shops: "border border-red-strong font-bold text-red-strong",
  instead: "bg-amber font-bold text-amber-on",
};

function Month({ month, marks }: { readonly month: string; readonly marks: ReadonlyMap<string, Mark> }) {
  const language = useLanguage();
  const name = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
  return (
    <div>
      <strong className="text-small">{name.format(Date.parse(`${month}-15T00:00:00Z`))}</strong>
      <div className="mt-1 grid grid-cols-7 text-center text-fine tabular-nums">
        {weekdayNames(language, "short").map((weekday) => (
          <span key={weekday} className="text-ink-faint">
            {weekday}
          </span>
        ))}
        {weeksOf(month)
          .flat()
          .map((day, at) => (
            <Day
              key={day}
              day={day}
              isOther={!day.startsWith(month)}
              isWeekend={at % 7 > 4}
              mark={marks.get(day)}
            />
          ))}
      </div>
    </div>
  );
}

interface DayProps {
  readonly day: string;
  readonly isOther: boolean;
  readonly isWeekend: boolean;
  readonly mark: Mark | undefined;
}

function Day({ day, isOther, isWeekend, mark }: DayProps) {
  if (isOther) return <span />;
  const plain = isWeekend ? "text-ink-faint" : "";
  return (
    <span className={classNames("rounded-small py-px", mark === undefined ? plain : looks[mark])}>
      {Number(day.slice(8))}
    </span>
  );
}
