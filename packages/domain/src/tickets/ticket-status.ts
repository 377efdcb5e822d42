import { isNameIn, namesIn } from "../kernel/closed-list.ts";

/** The states of a ticket in the words of the seeds (TICKET-11). */
export type TicketStatus =
  | "New"
  | "Cancelled"
  | "Merged"
  | "Waiting for Details"
  | "In Progress"
  | "Information Provided"
  | "On Hold"
  | "Problem Solved"
  | "Researching";

/** What a list of tickets is filtered by (TICKET-13). */
export type TicketGroup = "open" | "in-progress" | "solved" | "closed";

export const TICKET_GROUPS = ["open", "in-progress", "solved", "closed"] as const;

type StatusRow = {
  readonly group: TicketGroup;
  /** Nothing more is said to it. */
  readonly isEnd: boolean;
};

/** Which status is in which group (OP-124); one that is cancelled is shown as closed (TICKET-12). */
const STATUSES: Readonly<Record<TicketStatus, StatusRow>> = {
  New: { group: "open", isEnd: false },
  "Waiting for Details": { group: "open", isEnd: false },
  "Information Provided": { group: "open", isEnd: false },
  "On Hold": { group: "open", isEnd: false },
  "In Progress": { group: "in-progress", isEnd: false },
  Researching: { group: "in-progress", isEnd: false },
  "Problem Solved": { group: "solved", isEnd: false },
  Cancelled: { group: "closed", isEnd: true },
  Merged: { group: "closed", isEnd: true },
};

export const TICKET_STATUSES: readonly TicketStatus[] = namesIn(STATUSES);

/**
 * Reads a status as the seeds write it; undefined when it is none.
 *
 * @example parseTicketStatus("On Hold") // "On Hold"
 */
export function parseTicketStatus(text: string): TicketStatus | undefined {
  return isNameIn(STATUSES, text) ? text : undefined;
}

/**
 * The filter group of a status (TICKET-13, OP-124).
 *
 * @example groupOf("Researching") // "in-progress"
 */
export function groupOf(status: TicketStatus): TicketGroup {
  return STATUSES[status].group;
}

/**
 * The statuses of a filter group (TICKET-13).
 *
 * @example statusesOf("closed") // ["Cancelled", "Merged"]
 */
export function statusesOf(group: TicketGroup): readonly TicketStatus[] {
  return TICKET_STATUSES.filter((status) => STATUSES[status].group === group);
}

/**
 * Whether a ticket is over for good.
 *
 * @example isEnd("Merged") // true
 */
export function isEnd(status: TicketStatus): boolean {
  return STATUSES[status].isEnd;
}
