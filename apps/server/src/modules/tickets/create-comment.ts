import type { CreateCommentAnswer, CreateCommentBody } from "@vycep/contract/tickets/comments.rest";
import { isCommentComplete } from "@vycep/domain/tickets/new-ticket";
import { statusAfterComment } from "@vycep/domain/tickets/solved-ticket";
import { say } from "@vycep/words/engine/sentence";
import { ticketMessages } from "@vycep/words/tickets/answers";
import type { Deps } from "../../platform/deps.ts";
import { AppError, notFound } from "../../platform/errors.ts";
import { oncePerKey } from "../../platform/idempotency.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { insertComment, keepRead } from "./comments.repo.ts";
import { deleteDraft } from "./drafts.repo.ts";
import { noSuchTicket, supportedPlaces } from "./tickets.policy.ts";
import { holdTicket, keepStatus } from "./tickets.repo.ts";

/**
 * The customer says something to a ticket (TICKET-03, REST-64), exactly once a key, and only with user, text and ticket
 * (TICKET-14). It answers what the brewery waits for, and opens a solved ticket again within its days (D41).
 */
export async function createComment(
  deps: Deps,
  context: RequestContext,
  body: CreateCommentBody,
): Promise<CreateCommentAnswer> {
  const actor = await context.actor();
  const shipToIds = supportedPlaces(actor);
  const { language } = context;
  if (body.user !== actor.uid) throw notFound("user-not-found");
  if (!isCommentComplete(body)) throw refusedBecause("comment-incomplete");
  const { uid } = actor;
  const call = {
    uid,
    companyId: actor.companyId,
    key: context.idempotencyKey,
    operation: "CreateComment",
    body,
  };
  return oncePerKey(deps, call, async (tx) => {
    const ticket = await holdTicket(tx, body.ticketId, shipToIds);
    if (ticket === undefined) throw noSuchTicket(language);
    const verdict = statusAfterComment(ticket, deps.clock.now().date);
    if (!verdict.ok) throw refusedBecause(verdict.refusal.kind);
    const at = deps.clock.instant();
    const by = { kind: "customer", uid } as const;
    const id = await insertComment(tx, { ticket, at, text: body.description.trim(), by });
    if (verdict.value !== ticket.status) {
      await keepStatus(tx, { ticket, status: verdict.value, closed: undefined, at, uid });
    }
    await keepRead(tx, { caseNumber: ticket.caseNumber, uid, at });
    await deleteDraft(tx, { uid, key: ticket.caseNumber });
    return { id: id ?? "", status: verdict.value };
  });

  function refusedBecause(code: "comment-incomplete" | "ticket-closed" | "reopen-too-late"): AppError {
    return new AppError("unprocessable", { code, message: say(ticketMessages[code], language) });
  }
}
