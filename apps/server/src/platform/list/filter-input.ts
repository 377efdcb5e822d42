import { type LocalDate, parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { dayAfter, dayBegins } from "../day-bounds.ts";
import { badInput } from "../errors.ts";

/** A day that a caller sent. `refuse` says it in the API's own way when it is none. */
export function dayOf(text: string | null | undefined, refuse: () => Error): LocalDate | undefined {
  if (text === null || text === undefined) return undefined;
  const day = parseLocalDate(text);
  if (day === undefined) throw refuse();
  return day;
}

/** How Magento's kind of API refuses a day. */
export function noSuchDay(path?: string): Error {
  const fields = path === undefined ? [] : [{ path, code: "date" }];
  return badInput("date-invalid", "A date must be written yyyy-MM-dd.", fields);
}

/** Days, both ends included, as the moments between which something was stored. */
export function momentsOf(days: {
  readonly from: LocalDate | undefined;
  readonly to: LocalDate | undefined;
}) {
  const { from, to } = days;
  return { from: from && dayBegins(from), before: to && dayBegins(dayAfter(to)) };
}

type EqualsInput = {
  readonly eq?: string | null | undefined;
  readonly in?: readonly (string | null)[] | null | undefined;
};

/** One value or several, as Magento's filters ask for them; undefined asks for nothing. */
export function oneOrMore(filter: EqualsInput | null | undefined): readonly string[] | undefined {
  const values = [filter?.eq, ...(filter?.in ?? [])].filter((value) => typeof value === "string");
  return values.length > 0 ? values : undefined;
}
