import type { TicketStatus } from "@vycep/domain/tickets/ticket-status";
import { Status } from "@vycep/ui/data/badge.tsx";
import type { ComponentProps } from "react";
import { useTicketsWords } from "./tickets-words.ts";

type Look = Pick<ComponentProps<typeof Status>, "tone" | "icon">;

const looks: Readonly<Record<TicketStatus, Look>> = {
  New: { tone: "fresh" },
  Cancelled: { tone: "muted" },
  Merged: { tone: "muted", icon: "arrow-right" },
  "Waiting for Details": { tone: "partial", icon: "warning" },
  "In Progress": { tone: "moving" },
  "Information Provided": { tone: "preparing", icon: "mail" },
  "On Hold": { tone: "muted", icon: "pause" },
  "Problem Solved": { tone: "done", icon: "check" },
  Researching: { tone: "moving", icon: "search" },
};

/** How far a ticket is (TICKET-11); one that is cancelled reads as closed (TICKET-12). */
export function TicketStatusPill({ status }: { readonly status: TicketStatus }) {
  const { statusName } = useTicketsWords();
  return <Status text={statusName(status)} {...looks[status]} />;
}
