import { DESCRIPTION_MAX, lengthOf } from "@vycep/domain/tickets/new-ticket";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { DeskTicketAnswer, DeskTicketNoteInput } from "../../../platform/desk/desk-graphql.gen.ts";
import { changeHeldTicket } from "./change-held-ticket.ts";
import type { TicketDeskDeps } from "./ticket-desk.deps.ts";
import { insertTicketNote } from "./ticket-record.repo.ts";

/** A note inside the house: no customer's operation reads it (DTICK-01). */
export async function addTicketNote(
  deps: TicketDeskDeps,
  context: DeskContext,
  { number, text: typed }: DeskTicketNoteInput,
): Promise<DeskTicketAnswer> {
  const text = typed.toWellFormed().trim();
  return changeHeldTicket(deps, context, {
    number,
    act: async ({ tx, held: { companyId }, staff: { uid }, at, rollBack }) => {
      if (text === "") return rollBack({ kind: "answer-empty" });
      if (lengthOf(text) > DESCRIPTION_MAX) return rollBack({ kind: "answer-too-long" });
      const isNew = await insertTicketNote(tx, { number, companyId, at, uid, text });
      return isNew ? { action: "ticket.noted", detail: {} } : undefined;
    },
  });
}
