import { statusAfterAnswer } from "@vycep/domain/tickets/desk-step";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { DeskAnswerTicketInput, DeskTicketAnswer } from "../../../platform/desk/desk-graphql.gen.ts";
import { changeTicket as changeForCustomer, answerTicket as sayToCustomer } from "../tickets.commands.ts";
import { asSeen, changeHeldTicket } from "./change-held-ticket.ts";
import type { TicketDeskDeps } from "./ticket-desk.deps.ts";
import { keepAssignee } from "./ticket-record.repo.ts";
import { statusFrom } from "./tickets.ts";

/** Says something to the customer, with what the ticket is from then on; who answers one that nobody has, has it (DTICK-01). */
export async function answerTicket(
  deps: TicketDeskDeps,
  context: DeskContext,
  { number, version, text, status: chosen }: DeskAnswerTicketInput,
): Promise<DeskTicketAnswer> {
  const wanted = chosen == null ? undefined : statusFrom(chosen, "input.status");
  const { secrets } = deps.config;
  return changeHeldTicket(deps, context, {
    number,
    act: async (inHand) => {
      const { tx, held, assignee, staff, at, eventId, rollBack } = inHand;
      asSeen(inHand, version);
      const verdict = statusAfterAnswer(held.status, wanted);
      if (!verdict.ok) return rollBack(verdict.refusal);
      const author = `${staff.firstName} ${staff.lastName}`;
      const answer = {
        caseNumber: number,
        author,
        text: text.toWellFormed(),
        isAutomatic: false,
        eventId,
        at,
      };
      const said = await sayToCustomer(tx, answer, secrets);
      if (!said.ok) return rollBack(toldOf(said.refusal.kind));
      const status = verdict.value;
      const today = deps.clock.now().date;
      // That it is solved is news of its own; how else it goes on, the answer itself tells.
      const isQuiet = status !== "Problem Solved";
      const change = { caseNumber: number, status, isQuiet, eventId, at, today };
      const changed = await changeForCustomer(tx, change, secrets);
      if (!changed.ok) return rollBack(toldOf(changed.refusal.kind));
      if (assignee === null) await keepAssignee(tx, { number, uid: staff.uid, at });
      const isMoved = status !== held.status;
      return { action: "ticket.answered", detail: isMoved ? { statusBefore: held.status, status } : {} };
    },
  });
}

/** The commands' own word for a ticket that is gone is ours of one that is not theirs. */
export function toldOf<Kind extends string>(kind: Kind | "no-such-ticket") {
  return { kind: kind === "no-such-ticket" ? ("ticket-unknown" as const) : kind };
}
