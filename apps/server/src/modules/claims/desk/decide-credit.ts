import { type CreditMove, judgeCredit, judgeCreditMove } from "@vycep/domain/claims/credit-proposal";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type {
  DeskApproveCreditInput,
  DeskClaimAnswer,
  DeskDeclineCreditInput,
  DeskWithdrawCreditInput,
} from "../../../platform/desk/desk-graphql.gen.ts";
import { isErpOwned } from "../../orders/order-owner.facts.ts";
import { type ClaimInHand, changeClaim } from "./change-claim.ts";
import type { ClaimDeskDeps } from "./claim-desk.deps.ts";
import { decideProposal, type KeptProposal } from "./claim-record.repo.ts";
import { claimStanding, creditOf } from "./claim-standing.ts";
import { makeCredit } from "./make-credit.ts";

/** Agrees to a credit of somebody else: it is made with what the order has on its invoices now (DTICK-03). */
export async function approveCredit(
  deps: ClaimDeskDeps,
  context: DeskContext,
  { number, id }: DeskApproveCreditInput,
): Promise<DeskClaimAnswer> {
  return changeClaim(deps, context, {
    number,
    act: async (inHand) => {
      const { record, rollBack } = inHand;
      if (isErpOwned(deps.config)) return rollBack({ kind: "erp-owns-orders" });
      const { by, ...proposal } = movable(inHand, { move: "approve", id });
      const standing = await claimStanding(inHand.tx, record);
      const verdict = judgeCredit(proposal.lines, standing.lines);
      if (!verdict.ok) return rollBack(verdict.refusal);
      const day = deps.clock.now().date;
      const { totalMinor } = creditOf(proposal.lines, standing, { ...record, day });
      // What was agreed to is what was proposed and seen, to the last haléř.
      if (totalMinor !== proposal.totalMinor) return rollBack({ kind: "credit-differs" });
      return makeCredit(deps, inHand, { ...proposal, author: by ?? "" });
    },
  });
}

const mostLetters = 500;

/** Does not agree, and says why (DTICK-03). */
export async function declineCredit(
  deps: ClaimDeskDeps,
  context: DeskContext,
  { number, id, why: typed }: DeskDeclineCreditInput,
): Promise<DeskClaimAnswer> {
  const why = typed.toWellFormed().trim();
  return changeClaim(deps, context, {
    number,
    act: async (inHand) => {
      const { tx, staff, at, rollBack, audit } = inHand;
      if (why === "") return rollBack({ kind: "why-missing" });
      if (why.length > mostLetters) return rollBack({ kind: "why-too-long" });
      const { totalMinor: credit } = movable(inHand, { move: "decline", id });
      await decideProposal(tx, { id, state: "declined", uid: staff.uid, at, why });
      await audit("ticket.credit-declined", { credit, reason: why });
    },
  });
}

/** Takes back a credit of one's own that waits (DTICK-03). */
export async function withdrawCredit(
  deps: ClaimDeskDeps,
  context: DeskContext,
  { number, id }: DeskWithdrawCreditInput,
): Promise<DeskClaimAnswer> {
  return changeClaim(deps, context, {
    number,
    act: async (inHand) => {
      const { tx, staff, at, audit } = inHand;
      const { totalMinor: credit } = movable(inHand, { move: "withdraw", id });
      await decideProposal(tx, { id, state: "withdrawn", uid: staff.uid, at });
      await audit("ticket.credit-withdrawn", { credit });
    },
  });
}

/** The credit, where this person may do this with it now. */
function movable(
  { record, staff, rollBack }: ClaimInHand,
  { move, id }: { readonly move: CreditMove; readonly id: string },
): KeptProposal {
  const proposal = record.proposals.find((one) => one.id === id);
  if (proposal === undefined) return rollBack({ kind: "credit-unknown" });
  const { state, byUid, totalMinor: minor } = proposal;
  const facts = { state, by: byUid, credit: { minor, currency: record.currency } };
  const verdict = judgeCreditMove(move, facts, staff);
  return verdict.ok ? proposal : rollBack(verdict.refusal);
}
