import type { TicketAnswer } from "@vycep/contract/tickets/tickets.rest";
import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { noSuchTicket, supportedPlaces } from "./tickets.policy.ts";
import { findTicket } from "./tickets.repo.ts";

/** One ticket with all that is known of it (TICKET-05), for who holds Support at its place (D41). */
export async function getTicketById(
  { db }: Pick<Deps, "db">,
  context: RequestContext,
  caseNumber: string,
): Promise<TicketAnswer> {
  const actor = await context.actor();
  const reader = { uid: actor.uid, language: context.language };
  const ticket = await findTicket(db, reader, { caseNumber, shipToIds: supportedPlaces(actor) });
  if (ticket === undefined) throw noSuchTicket(context.language);
  return ticket;
}
