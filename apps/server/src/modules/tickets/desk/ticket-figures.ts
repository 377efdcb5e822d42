import { daysBetween, parseLocalDate } from "@vycep/domain/kernel/local-moment";
import type { Language } from "@vycep/domain/market/language";
import { shareInTime, type TimesKept, ticketFigures } from "@vycep/domain/tickets/ticket-figures";
import { sql } from "kysely";
import type { Db } from "../../../platform/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { DeskContext, Staff } from "../../../platform/desk/desk-context.ts";
import type {
  DeskTicketFigures,
  DeskTimesKept,
  QueryTicketFiguresArgs,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { badInput } from "../../../platform/errors.ts";
import { noSuchDay } from "../../../platform/list/filter-input.ts";
import { categoryName } from "../ticket-in-sql.ts";
import { type ClockParts, clockPartsOf, clocksOf, clockwork } from "./clockwork.ts";

/** Tickets that are looked at, the newest: so that a large brewery waits no longer than a small one. */
const mostTickets = 10_000;
const mostDays = 366;

/** How tickets that were opened in some days kept their targets, by category; those of which the day alone is known are left out (DTICK-04). */
export async function deskTicketFigures(
  deps: Pick<Deps, "db" | "clock">,
  context: DeskContext,
  { from, to }: QueryTicketFiguresArgs,
): Promise<DeskTicketFigures> {
  const [first, last] = [parseLocalDate(from), parseLocalDate(to)];
  if (first === undefined || last === undefined) throw noSuchDay(first === undefined ? "from" : "to");
  if (daysBetween(first, last) > mostDays)
    throw badInput("invalid-input", undefined, [{ path: "to", code: "range" }]);
  const { reach } = await context.staff();
  const found = await timedTickets(deps.db, { from: first, to: last, reach, language: context.language });
  const work = await clockwork(deps);
  const timed = found
    .slice(0, mostTickets)
    .map(({ name, clockParts }) => ({ category: name, clocks: clocksOf(clockParts, work) }));
  const alphabet = new Intl.Collator(context.language);
  return {
    isMore: found.length > mostTickets,
    items: ticketFigures(timed)
      .map(({ answers, solutions, ...of }) => ({ ...of, answers: told(answers), solutions: told(solutions) }))
      .toSorted((one, other) => alphabet.compare(one.category, other.category)),
  };
}

function told(kept: TimesKept): DeskTimesKept {
  return { ...kept, share: shareInTime(kept) ?? null };
}

type Asked = Pick<Staff, "reach"> & {
  readonly from: string;
  readonly to: string;
  readonly language: Language;
};

async function timedTickets(
  db: Db,
  { from, to, reach, language }: Asked,
): Promise<readonly { readonly name: string; readonly clockParts: ClockParts }[]> {
  const companies = reach === "everything" ? null : [...reach];
  const { rows } = await sql<{ name: string; clockParts: ClockParts }>`
    select ${categoryName(sql`t.category`, language)} as name, ${clockPartsOf(sql`t.case_number`)} as "clockParts"
    from ticket t where t.opened between ${from}::date and ${to}::date and t.sent_at is not null
      and (${companies === null} or t.company_id = any(${companies ?? []}::text[]))
    order by t.opened desc, t.case_number desc limit ${mostTickets + 1}`.execute(db);
  return rows;
}
