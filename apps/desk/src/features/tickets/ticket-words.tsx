import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { parseTicketStatus, type TicketStatus } from "@vycep/domain/tickets/ticket-status";
import { useTexts } from "@vycep/shell/words/i18n";
import { Status } from "@vycep/ui/data/badge.tsx";
import { formatDayMonth } from "@vycep/words/engine/format";
import type { ComponentProps } from "react";

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

/** How states are called; one that a newer server tells is shown as it is. */
export function useStatusName(): (status: string) => string {
  const t = useTexts("ticket-desk");
  return (text) => {
    const status = parseTicketStatus(text);
    return status === undefined ? text : t(statusKeys[status]);
  };
}

type Look = Pick<ComponentProps<typeof Status>, "tone" | "icon">;

const looks: Readonly<Record<TicketStatus, Look>> = {
  New: { tone: "fresh" },
  Cancelled: { tone: "muted" },
  Merged: { tone: "muted", icon: "arrow-right" },
  "Waiting for Details": { tone: "muted", icon: "clock" },
  "In Progress": { tone: "preparing" },
  "Information Provided": { tone: "done", icon: "mail" },
  "On Hold": { tone: "muted", icon: "pause" },
  "Problem Solved": { tone: "done", icon: "check" },
  Researching: { tone: "preparing", icon: "search" },
};

/** How far a ticket is; that the customer has answered is said before it (TICKET-11). */
export function TicketState({
  status,
  isAnswered,
}: {
  readonly status: string;
  readonly isAnswered: boolean;
}) {
  const t = useTexts("ticket-desk");
  const statusName = useStatusName();
  const known = parseTicketStatus(status);
  return (
    <span className="inline-flex flex-wrap gap-1">
      {isAnswered && <Status tone="moving" icon="mail" text={t("answered")} />}
      <Status text={statusName(status)} {...(known === undefined ? { tone: "muted" } : looks[known])} />
    </span>
  );
}

export function dayText(day: string): string {
  return formatDayMonth(toLocalDate(day));
}
