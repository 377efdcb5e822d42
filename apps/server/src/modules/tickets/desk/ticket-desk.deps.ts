import type { RawBuilder } from "kysely";
import type { Deps } from "../../../platform/deps.ts";

/** A credit of a ticket that waits for a second person, as JSON has it. */
export type CreditOfTicket = { readonly minor: number; readonly currency: string };

/** Credits of tickets, which belong to another noun, as pieces of SQL; the wiring brings them. */
export type BesideTickets = {
  /** The one that waits, a `CreditOfTicket`; null where none does. */
  readonly creditWaiting: (caseNumber: RawBuilder<unknown>) => RawBuilder<CreditOfTicket | null>;
  /** Tickets with one that somebody may agree to, up to so many haléře: `select case_number …`. */
  readonly ticketsToDecide: (by: {
    readonly uid: string;
    readonly upTo: number | undefined;
  }) => RawBuilder<unknown>;
};

export type TicketDeskDeps = Deps & { readonly beside: BesideTickets };
