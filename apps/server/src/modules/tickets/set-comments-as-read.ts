import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { keepRead } from "./comments.repo.ts";
import { noSuchTicket, supportedPlaces } from "./tickets.policy.ts";
import { holdTicket } from "./tickets.repo.ts";

/** Somebody has read what was said to a ticket until now; others of the company have not (REST-66). */
export async function setCommentsAsRead(
  { db, clock }: Pick<Deps, "db" | "clock">,
  context: RequestContext,
  ticketId: string,
): Promise<{ result: true }> {
  const actor = await context.actor();
  const shipToIds = supportedPlaces(actor);
  return inTransaction(db, async (tx) => {
    const ticket = await holdTicket(tx, ticketId, shipToIds);
    if (ticket === undefined) throw noSuchTicket(context.language);
    await keepRead(tx, { caseNumber: ticket.caseNumber, uid: actor.uid, at: clock.instant() });
    return { result: true as const };
  });
}
