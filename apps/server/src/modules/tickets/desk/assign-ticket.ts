import { statusAfterTaking } from "@vycep/domain/tickets/desk-step";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { DeskAssignTicketInput, DeskTicketAnswer } from "../../../platform/desk/desk-graphql.gen.ts";
import { changeTicket as changeForCustomer } from "../tickets.commands.ts";
import { toldOf } from "./answer-ticket.ts";
import { changeHeldTicket } from "./change-held-ticket.ts";
import { ticketWorkers } from "./ticket-choices.ts";
import type { TicketDeskDeps } from "./ticket-desk.deps.ts";
import { keepAssignee } from "./ticket-record.repo.ts";

/** Takes a ticket, hands it over or lets it go; a new one that somebody has is in progress (DTICK-01). */
export async function assignTicket(
  deps: TicketDeskDeps,
  context: DeskContext,
  { number, from, to }: DeskAssignTicketInput,
): Promise<DeskTicketAnswer> {
  return changeHeldTicket(deps, context, {
    number,
    act: async ({ tx, held, assignee, at, eventId, rollBack }) => {
      const uid = to ?? null;
      if (assignee === uid) return;
      if (assignee !== (from ?? null)) return rollBack({ kind: "taken-meanwhile" });
      // Whoever does not see the company would have a ticket that they cannot open.
      const workers = uid === null ? [] : await ticketWorkers(tx, held.companyId);
      if (uid !== null && !workers.some((person) => person.uid === uid))
        return rollBack({ kind: "person-unknown" });
      await keepAssignee(tx, { number, uid, at });
      const status = uid === null ? held.status : statusAfterTaking(held.status);
      const when = { eventId, at, today: deps.clock.now().date };
      const done = await changeForCustomer(tx, { caseNumber: number, status, ...when }, deps.config.secrets);
      if (!done.ok) return rollBack(toldOf(done.refusal.kind));
      return { action: "ticket.assigned", detail: { from: assignee, to: uid } };
    },
  });
}
