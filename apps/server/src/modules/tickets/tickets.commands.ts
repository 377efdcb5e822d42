import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { ok, type Result, refused } from "@vycep/domain/kernel/result";
import { DESCRIPTION_MAX, lengthOf } from "@vycep/domain/tickets/new-ticket";
import { isEnd, type TicketStatus } from "@vycep/domain/tickets/ticket-status";
import type { Tx } from "../../platform/db.ts";
import type { Secrets } from "../../platform/secrets/sealed-text.ts";
import { giveToTicket } from "./attachments.repo.ts";
import { insertComment } from "./comments.repo.ts";
import { deleteDraft } from "./drafts.repo.ts";
import { tellPeople } from "./ticket-mails.ts";
import { holdTicket, insertTicket, keepStatus, type TicketToKeep } from "./tickets.repo.ts";

/** A ticket that was judged to be good. */
export type TicketToOpen = TicketToKeep & {
  readonly shipToName: string;
  /** What its writer began it as: its files go with it, and it goes. */
  readonly draft: string | null;
};

/** Opens a ticket with the files of its draft, and a mail says its number (MAIL-07). */
export async function openTicket(
  tx: Tx,
  { shipToName, draft, ...ticket }: TicketToOpen,
  secrets: Secrets,
): Promise<string> {
  const caseNumber = await insertTicket(tx, ticket);
  const { uid, at, companyId, shipToId, title } = ticket;
  if (draft !== null) {
    await giveToTicket(tx, { uid, key: draft, caseNumber });
    await deleteDraft(tx, { uid, key: draft });
  }
  await tellPeople(
    tx,
    { caseNumber, companyId, title, shipToId, shipToName },
    { news: { kind: "ticket-opened" }, cause: "opened", at, secrets },
  );
  return caseNumber;
}

/** What the brewery says to a ticket. */
export type BreweryAnswer = {
  readonly caseNumber: string;
  readonly author: string;
  readonly text: string;
  readonly isAutomatic: boolean;
  /** Under which it is told: told again under the same it changes nothing. */
  readonly eventId: string;
  readonly at: Date;
};

/** How the brewery changes a ticket. */
export type BreweryChange = {
  readonly caseNumber: string;
  readonly status: TicketStatus;
  /** The ticket in which this one goes on; only of one that is merged. */
  readonly mergedInto?: string | undefined;
  /** An answer that came with it has told people already. */
  readonly isQuiet?: boolean | undefined;
  readonly eventId: string;
  readonly at: Date;
  readonly today: LocalDate;
};

export type BreweryRefusal =
  | { readonly kind: "no-such-ticket" }
  | { readonly kind: "ticket-closed" }
  | { readonly kind: "answer-empty" }
  | { readonly kind: "answer-too-long" }
  | { readonly kind: "merged-into-unknown" };

type News = { readonly isNews: boolean; readonly status: TicketStatus };

/** The brewery answers a ticket, and its people get a mail (MAIL-07). */
export async function answerTicket(
  tx: Tx,
  { caseNumber, author, text, isAutomatic, eventId, at }: BreweryAnswer,
  secrets: Secrets,
): Promise<Result<News, BreweryRefusal>> {
  const said = text.trim();
  if (said === "") return refused({ kind: "answer-empty" });
  if (lengthOf(said) > DESCRIPTION_MAX) return refused({ kind: "answer-too-long" });
  const ticket = await holdTicket(tx, caseNumber);
  if (ticket === undefined) return refused({ kind: "no-such-ticket" });
  const { status } = ticket;
  if (isEnd(status)) return refused({ kind: "ticket-closed" });
  const by = { kind: "brewery", author, isAutomatic } as const;
  const id = await insertComment(tx, { ticket, at, text: said, by, eventId });
  if (id === undefined) return ok({ isNews: false, status });
  // What a program says by itself stands in the conversation; nobody is woken for it.
  if (!isAutomatic) {
    const news = { kind: "ticket-answered", author, text: said } as const;
    await tellPeople(tx, ticket, { news, cause: eventId, at, secrets });
  }
  return ok({ isNews: true, status });
}

/** The brewery says how far a ticket is, and its people get a mail (MAIL-07). */
export async function changeTicket(
  tx: Tx,
  { caseNumber, status, mergedInto, isQuiet, eventId, at, today }: BreweryChange,
  secrets: Secrets,
): Promise<Result<News, BreweryRefusal>> {
  const ticket = await holdTicket(tx, caseNumber);
  if (ticket === undefined) return refused({ kind: "no-such-ticket" });
  if (mergedInto !== undefined) {
    const other = mergedInto === caseNumber ? undefined : await holdTicket(tx, mergedInto);
    // Nobody is led to a ticket of another company, nor to one that is over.
    if (other?.companyId !== ticket.companyId || isEnd(other.status))
      return refused({ kind: "merged-into-unknown" });
  }
  if (ticket.status === status) return ok({ isNews: false, status });
  const closed = status === "Problem Solved" || isEnd(status) ? today : undefined;
  const isNews = await keepStatus(tx, {
    ...{ ticket, status, closed, at, uid: undefined, eventId },
    mergedInto: status === "Merged" ? mergedInto : undefined,
  });
  if (!isNews) return ok({ isNews, status: ticket.status });
  if (isQuiet !== true)
    await tellPeople(tx, ticket, { news: { kind: "ticket-changed", status }, cause: eventId, at, secrets });
  return ok({ isNews: true, status });
}
