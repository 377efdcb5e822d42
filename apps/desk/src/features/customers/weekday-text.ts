import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { weekdayNames } from "@vycep/words/engine/weekday-names";
import type { ShipToRow } from "./use-customers.ts";

/** The days of deliveries in a few letters: "Po Čt · Út kamion". */
export function useWeekdayText(): (weekdays: ShipToRow["weekdays"]) => string {
  const t = useTexts("weekdays");
  const daysOf = useDayNames();
  return ({ standard, truck, tank, unfiltered }) =>
    [
      ...(standard.length > 0 ? [daysOf(standard)] : []),
      ...(truck.length > 0 ? [t("daysTruck", { days: daysOf(truck) })] : []),
      ...(tank.length > 0 ? [t("daysTank", { days: daysOf(tank) })] : []),
      ...(unfiltered.length > 0 ? [t("daysUnfiltered", { days: daysOf(unfiltered) })] : []),
    ].join(" · ");
}

/** Days of the week in two letters each. */
export function useDayNames(): (days: readonly number[]) => string {
  const names = weekdayNames(useLanguage(), "short").map(capital);
  return (days) => days.map((day) => names[day - 1] ?? "").join(" ");
}

/** Czech and Slovak write days small; at the head of a cell they read better large. */
export function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
