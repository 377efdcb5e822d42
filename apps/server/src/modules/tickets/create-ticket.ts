import type {
  CreateTicketAnswer,
  CreateTicketBody,
  CreateTicketQuery,
} from "@vycep/contract/tickets/tickets.rest";
import { judgeNewTicket, type TicketProblem } from "@vycep/domain/tickets/new-ticket";
import { say } from "@vycep/words/engine/sentence";
import { ticketMessages } from "@vycep/words/tickets/answers";
import type { Deps } from "../../platform/deps.ts";
import { AppError } from "../../platform/errors.ts";
import { oncePerKey } from "../../platform/idempotency.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { requirePermission } from "../access/access.facts.ts";
import { shipToById } from "../ship-to/ship-to.facts.ts";
import { findSubcategories } from "./categories.repo.ts";
import { openTicket } from "./tickets.commands.ts";
import { placeToAskFor } from "./tickets.policy.ts";

type Wanted = { readonly query: CreateTicketQuery; readonly body: CreateTicketBody };

/**
 * Opens a ticket for a place where the actor holds Support (TICKET-02, REST-67), for the market of the theme (TICKET-18),
 * exactly once a key; its draft goes, and a mail says the number (MAIL-07).
 */
export async function createTicket(
  deps: Deps,
  context: RequestContext,
  { query, body }: Wanted,
): Promise<CreateTicketAnswer> {
  const actor = await context.actor();
  requirePermission(actor, "Support");
  const place = placeToAskFor(actor, body.shipTo, context.language);
  const call = {
    uid: actor.uid,
    companyId: actor.companyId,
    key: context.idempotencyKey,
    operation: "CreateTicket",
  };
  return oncePerKey(deps, { ...call, body: { ...query, ...body } }, async (tx) => {
    const shipTo = await shipToById(tx, place.shipToId);
    const subcategories = await findSubcategories(tx, context.language, null);
    const verdict = judgeNewTicket(body, { subcategories, country: shipTo?.facts.country });
    if (!verdict.ok) throw ticketRefused(verdict.refusal.problems, context);
    const { shipToId, companyId } = place;
    const when = { at: deps.clock.instant(), today: deps.clock.now().date };
    const caseNumber = await openTicket(
      tx,
      {
        ...{ ...verdict.value, ...when, uid: actor.uid, shipToId, companyId },
        ...{ market: query.market, about: body.about, draft: body.draft },
        shipToName: shipTo?.facts.name ?? "",
      },
      deps.config.secrets,
    );
    return { caseNumber };
  });
}

function ticketRefused(problems: readonly TicketProblem[], { language }: RequestContext): AppError {
  const [first] = problems;
  return new AppError("unprocessable", {
    code: first?.kind ?? "ticket-refused",
    ...(first && { message: say(ticketMessages[first.kind], language) }),
    fields: problems.map(({ field, kind }) => ({ path: field, code: kind })),
  });
}
