import type { TicketStatusAnswer } from "@vycep/contract/tickets/tickets.rest";
import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import type { Result } from "@vycep/domain/kernel/result";
import {
  canBeRated,
  type Rating,
  statusAfterReopening,
  statusAfterSolving,
} from "@vycep/domain/tickets/solved-ticket";
import type { TicketStatus } from "@vycep/domain/tickets/ticket-status";
import { say } from "@vycep/words/engine/sentence";
import { ticketMessages } from "@vycep/words/tickets/answers";
import type { Deps } from "../../platform/deps.ts";
import { AppError } from "../../platform/errors.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { noSuchTicket, supportedPlaces } from "./tickets.policy.ts";
import { type HeldTicket, holdTicket, keepRating, keepStatus } from "./tickets.repo.ts";

type Deciding = Pick<Deps, "db" | "clock">;
type Refusable = Exclude<keyof typeof ticketMessages, "ticket-not-found">;

/** The customer opens a solved ticket again, within its days (D41). */
export async function reopenTicket(
  deps: Deciding,
  context: RequestContext,
  caseNumber: string,
): Promise<TicketStatusAnswer> {
  return changeStatus(deps, context, {
    caseNumber,
    judge: (ticket, today) => statusAfterReopening(ticket, today),
  });
}

/** The customer says that it is solved. */
export async function solveTicket(
  deps: Deciding,
  context: RequestContext,
  caseNumber: string,
): Promise<TicketStatusAnswer> {
  return changeStatus(deps, context, { caseNumber, judge: ({ status }) => statusAfterSolving(status) });
}

/** The customer says how it was solved, once. */
export async function rateTicket(
  { db, clock }: Deciding,
  context: RequestContext,
  rated: { readonly caseNumber: string; readonly rating: Rating; readonly note: string },
): Promise<TicketStatusAnswer> {
  const actor = await context.actor();
  const shipToIds = supportedPlaces(actor);
  return inTransaction(db, async (tx) => {
    const ticket = await holdTicket(tx, rated.caseNumber, shipToIds);
    if (ticket === undefined) throw noSuchTicket(context.language);
    if (!canBeRated(ticket)) throw notNow("rated-already", context);
    await keepRating(tx, { ...rated, note: rated.note.trim(), uid: actor.uid, at: clock.instant() });
    return { caseNumber: ticket.caseNumber, status: ticket.status };
  });
}

type Change = {
  readonly caseNumber: string;
  readonly judge: (
    ticket: HeldTicket,
    today: LocalDate,
  ) => Result<TicketStatus, { readonly kind: Refusable }>;
};

async function changeStatus(
  { db, clock }: Deciding,
  context: RequestContext,
  { caseNumber, judge }: Change,
): Promise<TicketStatusAnswer> {
  const actor = await context.actor();
  const shipToIds = supportedPlaces(actor);
  return inTransaction(db, async (tx) => {
    const ticket = await holdTicket(tx, caseNumber, shipToIds);
    if (ticket === undefined) throw noSuchTicket(context.language);
    const today = clock.now().date;
    const verdict = judge(ticket, today);
    if (!verdict.ok) throw notNow(verdict.refusal.kind, context);
    const status = verdict.value;
    const closed = status === "Problem Solved" ? today : undefined;
    await keepStatus(tx, { ticket, status, closed, at: clock.instant(), uid: actor.uid });
    return { caseNumber: ticket.caseNumber, status };
  });
}

function notNow(code: Refusable, { language }: RequestContext): AppError {
  return new AppError("conflict", { code, message: say(ticketMessages[code], language) });
}
