import { compareMoments, type LocalMoment } from "../kernel/local-moment.ts";
import { isEnd, type TicketStatus } from "./ticket-status.ts";
import { afterWork, type WorkCalendar, workMinutes } from "./work-time.ts";

/** What happened to a ticket, as far as its clocks go by it: a person of the house spoke, or its status changed. */
export type TicketEvent =
  | { readonly at: LocalMoment; readonly kind: "answer" }
  | { readonly at: LocalMoment; readonly kind: "status"; readonly status: TicketStatus };

/** How long it may take, in minutes of the house's hours. */
export type TicketTarget = { readonly answerMinutes: number; readonly solutionMinutes: number };

/**
 * One of a ticket's two clocks. It runs while the ball is with the house, waits while the customer is asked for details, is done with
 * the answer or the solution, and off where the ticket ended without (cancelled, merged).
 */
export type TicketClock = {
  readonly state: "running" | "waiting" | "done" | "off";
  /** Whole minutes; what is late is judged to the second. */
  readonly usedMinutes: number;
  readonly targetMinutes: number;
  /** When the time runs out, or ran out; undefined while nobody can say because it waits, and where it was done or off in time. */
  readonly due: LocalMoment | undefined;
  readonly isLate: boolean;
};

export type TicketClocks = { readonly answer: TicketClock; readonly solution: TicketClock };

export type ClockFacts = {
  readonly opened: LocalMoment;
  /** In their order. */
  readonly events: readonly TicketEvent[];
  readonly target: TicketTarget;
  readonly calendar: WorkCalendar;
  readonly now: LocalMoment;
};

/**
 * How a ticket stands against its target (DTICK-04). The first answer is what a person says, not a program, or the solution where it
 * comes without a word. Waiting for Details is the customer's time and counts for neither; On Hold is the house's. A ticket that is
 * opened again begins the solution anew, the first answer stays what it was.
 *
 * @example ticketClocks({ opened: at("2026-11-23 09:00"), events: [], target: { answerMinutes: 240, solutionMinutes: 2400 },
 *   calendar: { hours: [], isDayOff: () => false }, now: at("2026-11-23 10:00") }).answer.usedMinutes // 60
 */
export function ticketClocks(facts: ClockFacts): TicketClocks {
  const { events, opened, target } = facts;
  const answered = events.find((event) => event.kind === "answer" || isOver(event));
  const begun = events.findLast((event, at) => isReopening(event, events.slice(0, at)))?.at ?? opened;
  const last = events.findLast((event) => event.kind === "status");
  const ended = last && isOver(last) ? last : undefined;
  return {
    answer: clockOf(facts, { begun: opened, ended: answered, targetMinutes: target.answerMinutes }),
    solution: clockOf(facts, { begun, ended, targetMinutes: target.solutionMinutes }),
  };
}

function isOver(event: TicketEvent): boolean {
  return event.kind === "status" && (event.status === "Problem Solved" || isEnd(event.status));
}

function isReopening(event: TicketEvent, before: readonly TicketEvent[]): boolean {
  const was = before.findLast((one) => one.kind === "status");
  return event.kind === "status" && !isOver(event) && was !== undefined && isOver(was);
}

type Asked = {
  readonly begun: LocalMoment;
  readonly ended: TicketEvent | undefined;
  readonly targetMinutes: number;
};

function clockOf(facts: ClockFacts, { begun, ended, targetMinutes }: Asked): TicketClock {
  const { calendar, now } = facts;
  const spans = spansOf(facts.events, begun, ended?.at);
  const last = spans.at(-1);
  const usedMinutes = spans.reduce((sum, { from, to }) => sum + workMinutes(from, to ?? now, calendar), 0);
  const runsOut = dueOf(spans, targetMinutes, calendar);
  const isWithout = ended?.kind === "status" && isEnd(ended.status);
  const isLate =
    !isWithout &&
    (ended === undefined
      ? runsOut !== undefined && compareMoments(runsOut, now) < 0
      : usedMinutes > targetMinutes);
  const state = isWithout ? "off" : ended ? "done" : last?.to === undefined ? "running" : "waiting";
  const due = state === "running" || isLate ? runsOut : undefined;
  return { state, usedMinutes: Math.floor(usedMinutes), targetMinutes, due, isLate };
}

type Span = { readonly from: LocalMoment; readonly to: LocalMoment | undefined };

/** When the ball was with the house, from the beginning to the end; the last one is open while it still is. */
function spansOf(
  events: readonly TicketEvent[],
  begun: LocalMoment,
  ended: LocalMoment | undefined,
): readonly Span[] {
  const spans: Span[] = [];
  let from: LocalMoment | undefined = begun;
  for (const event of events) {
    if (event.kind !== "status" || compareMoments(event.at, begun) < 0) continue;
    if (ended !== undefined && compareMoments(event.at, ended) > 0) break;
    const isWaiting = event.status === "Waiting for Details";
    if (isWaiting && from !== undefined) {
      spans.push({ from, to: event.at });
      from = undefined;
    }
    if (!isWaiting) from ??= event.at;
  }
  return from === undefined ? spans : [...spans, { from, to: ended }];
}

/** When the time ran out or runs out; undefined where it does not before the ball is with the house again. */
function dueOf(spans: readonly Span[], target: number, calendar: WorkCalendar): LocalMoment | undefined {
  let left = target;
  for (const { from, to } of spans) {
    const room = to === undefined ? Number.POSITIVE_INFINITY : workMinutes(from, to, calendar);
    if (room >= left) return afterWork(from, left, calendar);
    left -= room;
  }
  return;
}
