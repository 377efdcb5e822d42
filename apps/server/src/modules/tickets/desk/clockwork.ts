import {
  addDays,
  instantIn,
  type LocalDate,
  localMomentIn,
  parseLocalTime,
  toLocalDate,
} from "@vycep/domain/kernel/local-moment";
import { homeMarket, type Market, marketCodes, parseMarket } from "@vycep/domain/market/market";
import {
  type TicketClock,
  type TicketClocks,
  type TicketEvent,
  ticketClocks,
} from "@vycep/domain/tickets/ticket-clock";
import { parseTicketStatus } from "@vycep/domain/tickets/ticket-status";
import { type DatedTarget, targetOn } from "@vycep/domain/tickets/ticket-target";
import type { WorkCalendar } from "@vycep/domain/tickets/work-time";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../platform/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { DeskTicketClock, DeskTicketClocks } from "../../../platform/desk/desk-graphql.gen.ts";
import { Kept, ofDatabase } from "../../../platform/kept.ts";
import { daysOffOf, supportContacts } from "../../market/market.facts.ts";
import { shipToInSql } from "../../ship-to/ship-to.facts.ts";
import { targetsBesideRules } from "./targets.repo.ts";

const zone = "Europe/Prague";
/** Days off are known so far back and ahead. */
const daysBack = 1100;
const daysAhead = 800;

/** What the clocks of a ticket go by, as JSON has it. */
export type ClockParts = {
  /** Null of tickets from elsewhere: of them the day is known. */
  readonly sentAt: string | null;
  readonly opened: string;
  readonly status: string;
  readonly category: string;
  readonly market: string | null;
  readonly events: readonly { readonly at: string; readonly status: string | null }[];
};

/** What the clocks of a ticket go by: when it was opened, when people of the house spoke, and its changes. */
export function clockPartsOf(caseNumber: RawBuilder<unknown>): RawBuilder<ClockParts> {
  return sql`(
    select json_build_object('sentAt', clocked.sent_at, 'opened', clocked.opened, 'status', clocked.status,
      'category', clocked.category, 'market', ${shipToInSql.marketOf(sql`clocked.ship_to_id`)},
      'events', coalesce((
        select json_agg(json_build_object('at', event.at, 'status', event.status) order by event.at, event.rank)
        from (
          select c.at, null as status, 0 as rank from ticket_comment c
          where c.case_number = clocked.case_number and c.author is not null and not c.is_automatic
          union all
          select s.at, s.status, 1 from ticket_change s where s.case_number = clocked.case_number) event), '[]'))
    from ticket clocked where clocked.case_number = ${caseNumber})`;
}

/** Targets, hours and days off, by which any ticket's clocks can be read. */
export type Clockwork = {
  readonly now: ReturnType<Deps["clock"]["now"]>;
  readonly targets: ReadonlyMap<string, readonly DatedTarget[]>;
  readonly calendars: ReadonlyMap<Market, WorkCalendar>;
};

/** Hours and days off of a day as a process has read them, by the state of the rules that they are part of. */
const keptCalendars = ofDatabase(() => new Kept<Clockwork["calendars"]>(8));

/** Reads them, in one statement while the house's hours and days off are as they were. */
export async function clockwork({ db, clock }: Pick<Deps, "db" | "clock">): Promise<Clockwork> {
  const now = clock.now();
  const { rules, targets } = await targetsBesideRules(db);
  const calendars = await keptCalendars(db).get(`${rules} ${now.date}`, () => calendarsOn(db, now.date));
  return { now, targets: Map.groupBy(targets, ({ category }) => category), calendars };
}

async function calendarsOn(db: Db, today: LocalDate): Promise<Clockwork["calendars"]> {
  const hours = await serviceHours(db, today);
  const range = { from: addDays(today, -daysBack), to: addDays(today, daysAhead) };
  const daysOff = await daysOffOf(db, marketCodes(), range);
  return new Map(
    marketCodes().map((market) => {
      const off = new Set(daysOff.get(market));
      return [
        market,
        { hours: hours.get(market) ?? [], isDayOff: (day: LocalDate) => off.has(day) },
      ] as const;
    }),
  );
}

/** When customer service of each market is there. */
export async function serviceHours(
  db: Db,
  day: LocalDate,
): Promise<ReadonlyMap<Market, WorkCalendar["hours"]>> {
  const contacts = await supportContacts(db, day);
  return new Map(
    contacts.map(({ market, hours }) => [
      market,
      hours.flatMap(({ weekdays, from, to }) => {
        const [opens, closes] = [parseLocalTime(from), parseLocalTime(to)];
        return opens === undefined || closes === undefined ? [] : [{ weekdays, from: opens, to: closes }];
      }),
    ]),
  );
}

/** How a ticket stands against its target. One whose moment nobody knows was opened when its day began. */
export function clocksOf(parts: ClockParts, { now, targets, calendars }: Clockwork): TicketClocks {
  const day = toLocalDate(parts.opened);
  const opened = parts.sentAt === null ? { date: day, minutes: 0 } : momentOf(parts.sentAt);
  const events = parts.events.flatMap(({ at, status: text }): TicketEvent[] => {
    if (text === null) return [{ at: momentOf(at), kind: "answer" }];
    const status = parseTicketStatus(text);
    return status === undefined ? [] : [{ at: momentOf(at), kind: "status", status }];
  });
  const market = parseMarket(parts.market ?? "") ?? homeMarket();
  return ticketClocks({
    opened,
    // A status that came with the ticket from elsewhere holds since the house spoke last, else since it was opened.
    events: events.some(({ kind }) => kind === "status")
      ? events
      : [...events, ...cameAs(parts, events.at(-1)?.at ?? opened)],
    target: targetOn(targets.get(parts.category) ?? [], day),
    calendar: calendars.get(market) ?? { hours: [], isDayOff: () => false },
    now,
  });
}

function cameAs({ status: text }: ClockParts, at: TicketEvent["at"]): readonly TicketEvent[] {
  const status = parseTicketStatus(text);
  return status === undefined || status === "New" ? [] : [{ at, kind: "status", status }];
}

/** The same as the desk's contract says it. */
export function clocksTold({ answer, solution }: TicketClocks): DeskTicketClocks {
  return { answer: told(answer), solution: told(solution) };
}

/** When a ticket's time runs out first, of the clocks that run; undefined while none does. */
export function nextDue({ answer, solution }: TicketClocks): number | undefined {
  const running = [answer, solution].flatMap(({ state, due }) =>
    state === "running" && due !== undefined ? [instantIn(due, zone)] : [],
  );
  return running.length === 0 ? undefined : Math.min(...running);
}

function told({ due, ...clock }: TicketClock): DeskTicketClock {
  return { ...clock, due: due === undefined ? null : new Date(instantIn(due, zone)).toISOString() };
}

function momentOf(at: string) {
  return localMomentIn(Date.parse(at), zone);
}
