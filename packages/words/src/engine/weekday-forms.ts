import { type LocalDate, weekdayOf } from "@vycep/domain/kernel/local-moment";
import type { Language } from "@vycep/domain/market/language";
import { formatNearDay } from "./format.ts";

/**
 * What a weekday does in a sentence: it is named ("pondělí"), something happens on it ("ve středu"), something is
 * moved to it ("středu"), or goes on until it ("středy"). A short "po" would read there as "after" (LANG-17).
 */
export type WeekdayForm = "name" | "on" | "to" | "until";

type Week = readonly [string, string, string, string, string, string, string];

const english: Week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** Monday to Sunday in each form; those of "to" and "until" without their preposition, which the texts bring. */
const forms: Readonly<Record<Language, Readonly<Record<WeekdayForm, Week>>>> = {
  cs: {
    name: ["pondělí", "úterý", "středa", "čtvrtek", "pátek", "sobota", "neděle"],
    on: ["v pondělí", "v úterý", "ve středu", "ve čtvrtek", "v pátek", "v sobotu", "v neděli"],
    to: ["pondělí", "úterý", "středu", "čtvrtek", "pátek", "sobotu", "neděli"],
    until: ["pondělí", "úterý", "středy", "čtvrtka", "pátku", "soboty", "neděle"],
  },
  sk: {
    name: ["pondelok", "utorok", "streda", "štvrtok", "piatok", "sobota", "nedeľa"],
    on: ["v pondelok", "v utorok", "v stredu", "vo štvrtok", "v piatok", "v sobotu", "v nedeľu"],
    to: ["pondelok", "utorok", "stredu", "štvrtok", "piatok", "sobotu", "nedeľu"],
    until: ["pondelka", "utorka", "stredy", "štvrtka", "piatka", "soboty", "nedele"],
  },
  en: {
    name: english,
    on: ["on Monday", "on Tuesday", "on Wednesday", "on Thursday", "on Friday", "on Saturday", "on Sunday"],
    to: english,
    until: english,
  },
};

/** @example weekdayForm(toLocalDate("2026-11-25"), "on", "cs") // "ve středu" */
export function weekdayForm(date: LocalDate, form: WeekdayForm, language: Language): string {
  return forms[language][form][weekdayOf(date) - 1] ?? "";
}

/** In which language, and seen from which day. */
export interface Speaker {
  readonly language: Language;
  readonly today: LocalDate;
}

/**
 * A day within a sentence, never torn at the end of a line; the year stands only where it is not this one.
 *
 * @example dayInWords("2026-11-23", "on", { language: "cs", today: "2026-11-20" }) // "v pondělí 23.11."
 */
export function dayInWords(date: LocalDate, form: WeekdayForm, { language, today }: Speaker): string {
  const day = `${weekdayForm(date, form, language)} ${formatNearDay(date, today)}`;
  return day.replaceAll(" ", "\u00a0");
}
