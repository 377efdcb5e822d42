import type { Language } from "@vycep/domain/market/language";
import { type CalendarDeskMessage, calendarDeskMessages } from "@vycep/words/calendar-desk/answers";
import { say } from "@vycep/words/engine/sentence";
import type { CalendarRefusal } from "../../../platform/desk/desk-graphql.gen.ts";

/** Why something of the calendar was not done, and the field that it is about, where it is one. */
export type NotDone = { readonly kind: CalendarDeskMessage; readonly field?: string };

/** The same as the desk's contract says it. */
export function calendarRefusal({ kind, field }: NotDone, language: Language): CalendarRefusal {
  return { code: kind, message: say(calendarDeskMessages[kind], language), field: field ?? null };
}
