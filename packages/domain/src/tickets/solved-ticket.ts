import { addDays, compareDates, type LocalDate } from "../kernel/local-moment.ts";
import { ok, type Result, refused } from "../kernel/result.ts";
import { isEnd, type TicketStatus } from "./ticket-status.ts";

/** How many days after its solution a ticket may be opened again (D41). */
export const REOPEN_DAYS = 14;

/** How a ticket stands; of one that is solved also since when. */
export type TicketState = {
  readonly status: TicketStatus;
  /** The day on which it was solved or closed. */
  readonly closed: LocalDate | undefined;
};

/**
 * Until when, that day included, a solved ticket may be opened again (D41).
 *
 * @example lastDayToReopen("2026-11-24") // "2026-12-08"
 */
export function lastDayToReopen(closed: LocalDate): LocalDate {
  return addDays(closed, REOPEN_DAYS);
}

export type CommentRefusal = { readonly kind: "ticket-closed" } | { readonly kind: "reopen-too-late" };

/**
 * The status after the customer has said something: it is what was waited for, or it opens a solved ticket again; or why
 * nothing more can be said (D41).
 *
 * @example statusAfterComment({ status: "Waiting for Details" }, "2026-11-23") // { ok: true, value: "Information Provided" }
 */
export function statusAfterComment(
  state: TicketState,
  today: LocalDate,
): Result<TicketStatus, CommentRefusal> {
  if (isEnd(state.status)) return refused({ kind: "ticket-closed" });
  if (state.status === "Problem Solved") return reopened(state, today);
  return ok(state.status === "Waiting for Details" ? "Information Provided" : state.status);
}

export type ReopenRefusal = { readonly kind: "not-solved" } | { readonly kind: "reopen-too-late" };

/**
 * The status of a ticket that the customer opens again within the days that there are for it (D41).
 *
 * @example statusAfterReopening({ status: "Problem Solved", closed: "2026-11-09" }, "2026-11-24")
 *   // refused "reopen-too-late"
 */
export function statusAfterReopening(
  state: TicketState,
  today: LocalDate,
): Result<TicketStatus, ReopenRefusal> {
  return state.status === "Problem Solved" ? reopened(state, today) : refused({ kind: "not-solved" });
}

/**
 * The status of a ticket that the customer calls solved.
 *
 * @example statusAfterSolving("On Hold") // { ok: true, value: "Problem Solved" }
 */
export function statusAfterSolving(
  status: TicketStatus,
): Result<TicketStatus, { readonly kind: "ticket-closed" }> {
  const isOver = status === "Problem Solved" || isEnd(status);
  return isOver ? refused({ kind: "ticket-closed" }) : ok("Problem Solved");
}

/** The worst and the best of a rating. */
export const RATINGS = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof RATINGS)[number];

/**
 * Whether a ticket can be rated: once, when it is solved.
 *
 * @example canBeRated({ status: "Problem Solved", rating: undefined }) // true
 */
export function canBeRated({
  status,
  rating,
}: {
  readonly status: TicketStatus;
  readonly rating: Rating | undefined;
}): boolean {
  return status === "Problem Solved" && rating === undefined;
}

function reopened(
  { closed }: TicketState,
  today: LocalDate,
): Result<TicketStatus, { readonly kind: "reopen-too-late" }> {
  const isLate = closed === undefined || compareDates(today, lastDayToReopen(closed)) > 0;
  return isLate ? refused({ kind: "reopen-too-late" }) : ok("In Progress");
}
