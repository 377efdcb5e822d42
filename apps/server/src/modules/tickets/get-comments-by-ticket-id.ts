import type { CommentAnswer } from "@vycep/contract/tickets/comments.rest";
import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { findComments } from "./comments.repo.ts";
import { noSuchTicket, supportedPlaces } from "./tickets.policy.ts";

/** What was said to a ticket, the newest within the limit (REST-62, TICKET-08). */
export async function getCommentsByTicketId(
  { db }: Pick<Deps, "db">,
  context: RequestContext,
  { caseNumber, limit }: { readonly caseNumber: string; readonly limit: number },
): Promise<readonly CommentAnswer[]> {
  const actor = await context.actor();
  const shipToIds = supportedPlaces(actor);
  const comments = await findComments(db, actor.uid, { caseNumber, shipToIds, limit });
  if (comments === undefined) throw noSuchTicket(context.language);
  return comments;
}
