import { ok, type Result, refused } from "../kernel/result.ts";
import { isEnd, type TicketStatus } from "./ticket-status.ts";

/** What staff can say a ticket is; merged it becomes by naming the other one. */
const SETTABLE = [
  ...(["In Progress", "Waiting for Details", "Researching", "On Hold"] as const),
  ...(["Problem Solved", "Cancelled"] as const),
] as const satisfies readonly TicketStatus[];

export type StepRefusal = { readonly kind: "ticket-closed" } | { readonly kind: "step-not-allowed" };

/**
 * What staff may make of a ticket: one that is over or solved is opened again and nothing else, an open one becomes any of the
 * others (DTICK-01, TICKET-11).
 *
 * @example stepsFrom("Problem Solved") // ["In Progress"]
 */
export function stepsFrom(status: TicketStatus): readonly TicketStatus[] {
  if (status === "Problem Solved" || isEnd(status)) return ["In Progress"];
  return SETTABLE.filter((one) => one !== status);
}

/**
 * The status once staff have answered: the one they chose with it; else a new ticket is in progress, and another stays as it
 * is. Nothing is said to one that is over (DTICK-01).
 *
 * @example statusAfterAnswer("New", "Waiting for Details") // { ok: true, value: "Waiting for Details" }
 */
export function statusAfterAnswer(
  status: TicketStatus,
  wanted: TicketStatus | undefined,
): Result<TicketStatus, StepRefusal> {
  if (isEnd(status)) return refused({ kind: "ticket-closed" });
  if (wanted === undefined || wanted === status) return ok(status === "New" ? "In Progress" : status);
  return stepsFrom(status).includes(wanted) ? ok(wanted) : refused({ kind: "step-not-allowed" });
}

/**
 * The status once somebody has taken a ticket: a new one is in progress.
 *
 * @example statusAfterTaking("New") // "In Progress"
 */
export function statusAfterTaking(status: TicketStatus): TicketStatus {
  return status === "New" ? "In Progress" : status;
}

/**
 * Whether the customer waits for a word: they spoke last, and the ticket is neither solved nor over. It is a mark of a ticket,
 * not a status.
 *
 * @example isAnsweredByCustomer({ status: "On Hold", spokeLast: "customer" }) // true
 */
export function isAnsweredByCustomer({
  status,
  spokeLast,
}: {
  readonly status: TicketStatus;
  readonly spokeLast: "customer" | "brewery" | undefined;
}): boolean {
  return spokeLast === "customer" && status !== "Problem Solved" && !isEnd(status);
}
