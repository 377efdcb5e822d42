import { randomUUID } from "node:crypto";
import { toId, type UserId } from "@vycep/domain/kernel/ids";
import type { Tx } from "../../../platform/db.ts";
import type { DeskContext, Staff } from "../../../platform/desk/desk-context.ts";
import type { DeskTicketAnswer } from "../../../platform/desk/desk-graphql.gen.ts";
import { doneOrRolledBack, inTransaction, type RollBack } from "../../../platform/transaction.ts";
import { recordAudit } from "../../audit/audit.commands.ts";
import type { AuditDetail } from "../../audit/audit-detail.facts.ts";
import { type HeldTicket, holdTicket } from "../tickets.repo.ts";
import { ticket } from "./ticket.ts";
import type { TicketDeskDeps } from "./ticket-desk.deps.ts";
import { ticketStanding } from "./ticket-record.repo.ts";
import { type NotDone, ticketRefusal } from "./ticket-refusal.ts";

/** A ticket in the hands of one of the staff, held until the transaction ends. */
export type InHand = {
  readonly tx: Tx;
  readonly held: HeldTicket;
  readonly version: number;
  readonly assignee: string | null;
  readonly staff: Staff;
  readonly at: Date;
  /** Under which customers are told of it, once. */
  readonly eventId: string;
  readonly rollBack: RollBack<NotDone>;
};

/** What was done, for the audit; nothing where nothing had to be. */
export type Done = { readonly action: string; readonly detail: AuditDetail } | undefined;

/** Does something with a ticket of theirs, all of it or nothing, and answers it as it is then (DEDIT-01, DEDIT-02). */
export async function changeHeldTicket(
  deps: TicketDeskDeps,
  context: DeskContext,
  { number, act }: { readonly number: string; readonly act: (inHand: InHand) => Promise<Done> },
): Promise<DeskTicketAnswer> {
  const staff = await context.staff();
  const at = deps.clock.instant();
  const eventId = `desk ${randomUUID()}`;
  const done = await doneOrRolledBack<void, NotDone>((rollBack) =>
    inTransaction(deps.db, async (tx) => {
      const held = await holdTicket(tx, number);
      if (!held || (staff.reach !== "everything" && !staff.reach.has(held.companyId)))
        return rollBack({ kind: "ticket-unknown" });
      const what = await act({
        tx,
        held,
        ...(await ticketStanding(tx, number)),
        staff,
        at,
        eventId,
        rollBack,
      });
      if (what === undefined) return;
      await recordAudit(tx, {
        ...{ at, uid: toId<UserId>(staff.uid), companyId: held.companyId, ...what },
        ...{ subjectKind: "ticket", subjectId: number, requestId: context.requestId },
      });
    }),
  );
  return {
    ticket: await ticket(deps, context, number),
    refusal: done.ok ? null : ticketRefusal(done.refusal.kind, context.language),
  };
}

/** Whoever was quicker is not overwritten (DEDIT-01). */
export function asSeen({ version, rollBack }: InHand, seen: number): void {
  if (version !== seen) rollBack({ kind: "changed-meanwhile" });
}
