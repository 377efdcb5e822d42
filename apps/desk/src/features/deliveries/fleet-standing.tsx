import { absenceOn } from "@vycep/domain/deliveries/fleet";
import { isWeekday, parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { localNow } from "@vycep/shell/clock/clock";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { Status } from "@vycep/ui/data/badge.tsx";
import { formatDayMonth } from "@vycep/words/engine/format";
import { weekdayNames } from "@vycep/words/engine/weekday-names";
import type { Driver, Vehicle } from "./use-fleet.ts";

type FleetRecord = Pick<Vehicle | Driver, "weekdays" | "outFrom" | "outTo" | "isActive">;

/** When a record is there, as the rules know it. */
export function availabilityOf({ weekdays, outFrom, outTo, isActive }: FleetRecord) {
  return {
    isActive,
    weekdays: weekdays.filter(isWeekday),
    outFrom: parseLocalDate(outFrom ?? ""),
    outTo: parseLocalDate(outTo ?? ""),
  };
}

/** The days of the week of a record in a few letters: "Po Út St". */
export function DaysOfWeek({ weekdays }: Pick<FleetRecord, "weekdays">) {
  const t = useTexts("deliveries");
  const names = weekdayNames(useLanguage(), "short");
  if (weekdays.length === 0) return <span className="text-ink-soft">{t("noDay")}</span>;
  return <span className="capitalize">{weekdays.map((day) => names[day - 1] ?? "").join(" ")}</span>;
}

interface FleetStandingProps {
  readonly record: FleetRecord;
  readonly kind: "vehicle" | "driver";
}

/** Whether it drives, and since when or until when it does not. */
export function FleetStanding({ record, kind }: FleetStandingProps) {
  const t = useTexts("deliveries");
  const { date } = localNow();
  const { isActive, outFrom } = availabilityOf(record);
  if (!isActive) return <Status tone="muted" text={t(kind === "vehicle" ? "retired" : "left")} />;
  const isOut = absenceOn(availabilityOf(record), date) === "out-of-service";
  const isToCome = outFrom !== undefined && outFrom > date;
  if (!isOut && !isToCome) return <Status tone="done" text={t("drives")} />;
  return <Out record={record} kind={kind} isOut={isOut} />;
}

/** Not there now until when, or not there from when. */
function Out({ record, kind, isOut }: FleetStandingProps & { readonly isOut: boolean }) {
  const t = useTexts("deliveries");
  const { outFrom, outTo } = availabilityOf(record);
  const look = isOut
    ? ({ tone: "refused", icon: "warning" } as const)
    : ({ tone: "preparing", icon: "clock" } as const);
  const isVehicle = kind === "vehicle";
  const to = outTo === undefined ? undefined : formatDayMonth(outTo);
  if (isOut || outFrom === undefined) {
    if (to === undefined) return <Status {...look} text={t(isVehicle ? "outForNow" : "awayForNow")} />;
    return <Status {...look} text={t(isVehicle ? "outUntil" : "awayUntil", { day: to })} />;
  }
  const from = formatDayMonth(outFrom);
  if (to === undefined)
    return <Status {...look} text={t(isVehicle ? "outFromOn" : "awayFromOn", { from })} />;
  return <Status {...look} text={t(isVehicle ? "outFromTo" : "awayFromTo", { from, to })} />;
}
