import { type ClaimRefusal, judgeClaimOfStaff } from "@vycep/domain/claims/claim";
import { CLAIM_REASONS } from "@vycep/domain/claims/claim-reason";
import { type OrderNumber, toId, type UserId } from "@vycep/domain/kernel/ids";
import { parseLanguage } from "@vycep/domain/market/language";
import { ticketOfClaim } from "@vycep/words/claims/answers";
import { say } from "@vycep/words/engine/sentence";
import { sql } from "kysely";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type {
  DeskClaimDeliveryAnswer,
  DeskClaimDeliveryInput,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { doneOrRolledBack, inTransaction } from "../../../platform/transaction.ts";
import { recordAudit } from "../../audit/audit.commands.ts";
import { claimableAtDesk } from "../../orders/claimable-order.facts.ts";
import { usersInSql } from "../../users/users.facts.ts";
import { claimFacts } from "../claim-facts.ts";
import { holdOrder } from "../claim-lines.repo.ts";
import { claimedJustNow } from "../claims.repo.ts";
import { openClaim, worthOfClaim } from "../open-claim.ts";
import { reachOf } from "./claim.ts";
import type { ClaimDeskDeps } from "./claim-desk.deps.ts";
import { claimRefusal, type NotDone } from "./claim-refusal.ts";

const mostLetters = 500;

/**
 * Writes a claim down for whoever ordered, as after a call: judged as the customer's own, but for the days that they have, so that the
 * house may be kind; its ticket is theirs and says who wrote it. A button that was pressed twice writes it once (DTICK-03, DORD-03).
 */
export async function claimDelivery(
  deps: ClaimDeskDeps,
  context: DeskContext,
  input: DeskClaimDeliveryInput,
): Promise<DeskClaimDeliveryAnswer> {
  const staff = await context.staff();
  const done = await doneOrRolledBack<{ number: string }, NotDone>((rollBack) =>
    inTransaction(deps.db, async (tx) => {
      await holdOrder(tx, toId<OrderNumber>(input.order));
      const order = await claimableAtDesk(tx, input.order, reachOf(staff));
      if (order === undefined) return rollBack({ kind: "order-unknown" });
      const { orderedBy: uid, orderNumber, companyId } = order;
      if (uid === null) return rollBack({ kind: "nobody-ordered" });
      const note = input.note.toWellFormed().trim();
      if (note.length > mostLetters) return rollBack({ kind: "note-too-long" });
      const facts = await claimFacts(tx, order, deps.clock.now().date);
      const wanted = input.lines.map(({ lineNo, reason, boxes }) => ({
        ...{ lineNo, boxes },
        reason: CLAIM_REASONS.find((known) => known === reason.replace("_", "-")) ?? "short",
      }));
      const at = deps.clock.instant();
      const before = await claimedJustNow(tx, { orderNumber, at, lines: wanted });
      if (before !== undefined) return { number: before };
      const verdict = judgeClaimOfStaff(wanted, facts);
      if (!verdict.ok) return rollBack(notDone(verdict.refusal));
      const { rows } = await sql<{
        language: string;
      }>`select ${usersInSql.languageOf(sql`${uid}`)} as language`.execute(tx);
      const language = parseLanguage(rows[0]?.language ?? "") ?? "cs";
      const name = `${staff.firstName} ${staff.lastName}`;
      const number = await openClaim(
        tx,
        {
          ...{ order, facts, uid, language, at, draft: null, market: "CZ" },
          expectedMinor: worthOfClaim(wanted, { order, facts }),
          lines: wanted.map((line) => ({ ...line, photos: [] })),
          note: [say(ticketOfClaim.byStaff, language, { name }), note]
            .filter((part) => part !== "")
            .join("\n\n"),
        },
        deps.config.secrets,
      );
      await recordAudit(tx, {
        ...{ at, uid: toId<UserId>(staff.uid), companyId, requestId: context.requestId },
        ...{ subjectKind: "ticket", subjectId: number, action: "ticket.claimed" },
        detail: { order: orderNumber },
      });
      return { number };
    }),
  );
  return done.ok
    ? { number: done.value.number, refusal: null }
    : { number: null, refusal: claimRefusal(done.refusal, context.language) };
}

function notDone(refusal: ClaimRefusal): NotDone {
  const lineNo = "lineNo" in refusal ? { lineNo: refusal.lineNo } : {};
  const kind = refusal.kind === "claim-too-late" ? "not-delivered" : refusal.kind;
  return { kind, ...lineNo, ...("most" in refusal && { most: refusal.most }) };
}
