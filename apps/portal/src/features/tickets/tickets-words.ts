import { decodeMoment } from "@vycep/contract/calendar/calendar.codec";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import type { TicketStatus } from "@vycep/domain/tickets/ticket-status";
import { localNow } from "@vycep/shell/clock/clock";
import { useTexts } from "@vycep/shell/words/i18n";
import { formatDate, formatNearDay } from "@vycep/words/engine/format";
import { formatTime } from "@vycep/words/engine/format-time";

const statusKeys = {
  New: "status.New",
  Cancelled: "status.Cancelled",
  Merged: "status.Merged",
  "Waiting for Details": "status.WaitingForDetails",
  "In Progress": "status.InProgress",
  "Information Provided": "status.InformationProvided",
  "On Hold": "status.OnHold",
  "Problem Solved": "status.ProblemSolved",
  Researching: "status.Researching",
} as const satisfies Record<TicketStatus, string>;

/** How tickets, their states and moments are called. */
export function useTicketsWords() {
  const t = useTexts("tickets");
  return {
    t,
    statusName: (status: TicketStatus) => t(statusKeys[status]),
    day: (text: string) => formatDate(toLocalDate(text)),
    moment(text: string) {
      const moment = decodeMoment(text);
      if (moment === undefined) return "";
      return `${formatNearDay(moment.date, localNow().date)} ${formatTime(moment.minutes)}`;
    },
    time(text: string) {
      const moment = decodeMoment(text);
      return moment === undefined ? "" : formatTime(moment.minutes);
    },
  };
}

/**
 * The letters of somebody's picture; what is behind a comma is where they work.
 *
 * @example initialsOf("Petra Nová, zákaznický servis") // "PN"
 */
export function initialsOf(name: string): string {
  const words = (name.split(",")[0] ?? "").trim().split(/\s+/);
  return words
    .slice(0, 2)
    .map((word) => word.slice(0, 1))
    .join("")
    .toUpperCase();
}
