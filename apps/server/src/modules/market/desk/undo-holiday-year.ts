import { toLocalDate, yearOf } from "@vycep/domain/kernel/local-moment";
import { parseMarket } from "@vycep/domain/market/market";
import type { HolidayDayInput } from "../../../platform/desk/desk-graphql.gen.ts";
import { type ToldFields, tooLittleKnown, type Undo } from "../../audit/undo.facts.ts";
import { confirmHolidayYear } from "./confirm-holiday-year.ts";
import { knownDays } from "./holiday-year.repo.ts";
import { seenOf } from "./holiday-years.ts";
import { dayOfField, readToldDay, toldOfYear } from "./told-holidays.ts";
import { type WithdrawDeps, withdrawHolidayYear } from "./withdraw-holiday-year.ts";

/**
 * Takes a confirmed year of holidays back, day by day; what the year would lack then, or what has been, is refused as ever. Of the first
 * confirmation of a year no day is left, and the year is unknown again (DEDIT-03).
 */
export function undoHolidayYear(deps: WithdrawDeps): Undo {
  return {
    ...{ action: "holidays.confirmed", needs: { area: "calendar", power: "change" } },
    find: async (context, { subject, after }) => {
      const [code = "", number = ""] = subject.split(" ");
      const [market, year] = [parseMarket(code), Number(number)];
      if (market === undefined || !Number.isInteger(year)) return;
      const held = (await knownDays(deps.db, market)).filter(({ day }) => yearOf(toLocalDate(day)) === year);
      const told = toldOfYear(held);
      const older = Object.entries(after).filter(([field]) => dayOfField(field) === undefined);
      return {
        now: { ...told, ...Object.fromEntries(older) },
        put: async (values) => {
          const days = daysWith(told, values);
          if (days === undefined) return tooLittleKnown(context.language);
          if (days.length === 0)
            return withdrawHolidayYear(deps, context, { market, year, seen: seenOf(held) });
          const input = { market, year, days, seen: seenOf(held) };
          return (await confirmHolidayYear(deps, context, input)).refusal ?? null;
        },
      };
    },
  };
}

/** The days of a year with some of them as they were; undefined where an entry does not tell them whole. */
function daysWith(told: ToldFields, values: ToldFields): HolidayDayInput[] | undefined {
  const days: HolidayDayInput[] = [];
  for (const [field, text] of Object.entries({ ...told, ...values })) {
    const day = dayOfField(field);
    if (day !== undefined && text === "") continue;
    const read = day === undefined ? undefined : readToldDay(day, text);
    if (read === undefined) return undefined;
    days.push(read);
  }
  return days;
}
