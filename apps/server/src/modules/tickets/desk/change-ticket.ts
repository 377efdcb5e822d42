import { stepsFrom } from "@vycep/domain/tickets/desk-step";
import type { TicketStatus } from "@vycep/domain/tickets/ticket-status";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type {
  DeskChangeTicketInput,
  DeskMergeTicketInput,
  DeskTicketAnswer,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { changeTicket as changeForCustomer } from "../tickets.commands.ts";
import { toldOf } from "./answer-ticket.ts";
import { asSeen, changeHeldTicket, type Done, type InHand } from "./change-held-ticket.ts";
import type { TicketDeskDeps } from "./ticket-desk.deps.ts";
import { statusFrom } from "./tickets.ts";

/** Says how far a ticket is; the customer hears (DTICK-01). */
export async function changeTicket(
  deps: TicketDeskDeps,
  context: DeskContext,
  { number, version, status: chosen }: DeskChangeTicketInput,
): Promise<DeskTicketAnswer> {
  const status = statusFrom(chosen, "input.status");
  return changeHeldTicket(deps, context, {
    number,
    act: async (inHand) => {
      if (inHand.held.status === status) return;
      asSeen(inHand, version);
      if (!stepsFrom(inHand.held.status).includes(status)) inHand.rollBack({ kind: "step-not-allowed" });
      return moveTo(deps, inHand, { status });
    },
  });
}

/** Lets a ticket go on in another one of the same company; the customer hears (DTICK-01). */
export async function mergeTicket(
  deps: TicketDeskDeps,
  context: DeskContext,
  { number, version, into }: DeskMergeTicketInput,
): Promise<DeskTicketAnswer> {
  return changeHeldTicket(deps, context, {
    number,
    act: async (inHand) => {
      asSeen(inHand, version);
      if (stepsFrom(inHand.held.status).length === 1) inHand.rollBack({ kind: "ticket-closed" });
      const mergedInto = into.trim().toUpperCase();
      return moveTo(deps, inHand, { status: "Merged", mergedInto });
    },
  });
}

type Wanted = { readonly status: TicketStatus; readonly mergedInto?: string };

async function moveTo(
  { clock, config }: Pick<TicketDeskDeps, "clock" | "config">,
  { tx, held, at, eventId, rollBack }: InHand,
  wanted: Wanted,
): Promise<Done> {
  const { caseNumber, status: statusBefore } = held;
  const when = { eventId, at, today: clock.now().date };
  const done = await changeForCustomer(tx, { caseNumber, ...wanted, ...when }, config.secrets);
  if (!done.ok) return rollBack(toldOf(done.refusal.kind));
  return { action: "ticket.changed", detail: { statusBefore, ...wanted } };
}
