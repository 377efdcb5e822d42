import { namesIn } from "@vycep/domain/kernel/closed-list";
import { parseLocalDate } from "@vycep/domain/kernel/local-moment";
import type { HolidayDayInput } from "../../../platform/desk/desk-graphql.gen.ts";
import type { HolidayDayRow } from "./holiday-year.repo.ts";
import { shopsOf, shopTexts } from "./holiday-years.ts";

const between = " | ";

/** A year for the log of changes, a field a day with all that is told of it, so that it can be taken back: `off closed Nový rok | New Year`. */
export function toldOfYear(days: readonly HolidayDayRow[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    days.map(({ day, name, names, isDayOff, shops }) => [
      `day ${day}`,
      `${isDayOff ? "off" : "working"} ${shopsOf(shops)} ${name}${between}${names["en"] ?? name}`,
    ]),
  );
}

/** The day of a field of such an entry; undefined of entries that were written before days had fields. */
export function dayOfField(field: string): string | undefined {
  return field.startsWith("day ") ? parseLocalDate(field.slice("day ".length)) : undefined;
}

/** A day as the log tells it; undefined where its words do not say which of them are the name. */
export function readToldDay(day: string, text: string): HolidayDayInput | undefined {
  const [, standing, code = "", words = ""] = /^(off|working) (\S+) (.+)$/.exec(text) ?? [];
  const shops = namesIn(shopTexts).find((one) => one === code);
  const [name, nameEn, ...more] = words.split(between);
  if (shops === undefined || name === undefined || nameEn === undefined || more.length > 0) return undefined;
  return { day, name, nameEn, isDayOff: standing === "off", shops };
}
