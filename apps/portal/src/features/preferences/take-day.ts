import { type CalendarFacts, judgeDay } from "@vycep/domain/calendar/delivery-day";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { localNow } from "@vycep/shell/clock/clock";
import { changeChoice } from "../../shared/ordering/choice.ts";
import { type ApplyFacts, applyChange } from "./apply-change.ts";
import { datesToRemember } from "./dates-to-remember.ts";

/** Takes a day that the server proposes, without a question; one that has closed meanwhile is repaired and told. */
export function takeDay(date: LocalDate, calendar: CalendarFacts, facts: ApplyFacts): void {
  const verdict = judgeDay(calendar, localNow(), date);
  if (verdict.open) void applyChange({ kind: "date", date, verdict }, facts);
  else changeChoice(datesToRemember(date, undefined));
}
