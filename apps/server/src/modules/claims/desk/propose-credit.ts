import { createHash, randomUUID } from "node:crypto";
import { creditWeight, judgeCredit, lineComingAgain } from "@vycep/domain/claims/credit-proposal";
import { needsSecondPerson } from "@vycep/domain/staff/second-person";
import type { DeskContext } from "../../../platform/desk/desk-context.ts";
import type { DeskClaimAnswer, DeskProposeCreditInput } from "../../../platform/desk/desk-graphql.gen.ts";
import { isErpOwned } from "../../orders/order-owner.facts.ts";
import { changeClaim } from "./change-claim.ts";
import { versionOf } from "./claim.ts";
import type { ClaimDeskDeps } from "./claim-desk.deps.ts";
import { insertProposal } from "./claim-record.repo.ts";
import { claimStanding, creditOf } from "./claim-standing.ts";
import { makeCredit } from "./make-credit.ts";

const mostLetters = 1500;

/** Credits boxes of a claim: at once within one's limit, else once a second person agrees (DTICK-03). */
export async function proposeCredit(
  deps: ClaimDeskDeps,
  context: DeskContext,
  {
    number,
    version,
    lines: wanted,
    totalMinor: seenMinor,
    words: typed,
    isSolving,
    ...said
  }: DeskProposeCreditInput,
): Promise<DeskClaimAnswer> {
  const { uid, firstName, lastName, rights } = await context.staff();
  const { idempotencyKey: key } = context;
  const id =
    key === undefined ? randomUUID() : createHash("sha256").update(`${uid} ${number} ${key}`).digest("hex");
  const words = typed.toWellFormed().trim();
  return changeClaim(deps, context, {
    number,
    act: async (inHand) => {
      const { tx, record, at, rollBack, audit } = inHand;
      // The same call a moment before was first.
      if (record.proposals.some((one) => one.id === id)) return;
      if (isErpOwned(deps.config)) return rollBack({ kind: "erp-owns-orders" });
      if (versionOf(record) !== version) return rollBack({ kind: "changed-meanwhile" });
      if (record.proposals.some(({ state }) => state === "waiting"))
        return rollBack({ kind: "credit-waits" });
      if (words.length > mostLetters) return rollBack({ kind: "words-too-long" });
      const standing = await claimStanding(tx, record);
      const verdict = judgeCredit(wanted, standing.lines);
      if (!verdict.ok) return rollBack(verdict.refusal);
      const comingAgain = lineComingAgain(wanted, standing.lines);
      if (comingAgain !== undefined && said.knowsReplacement !== true)
        return rollBack({ kind: "replaced-line", lineNo: comingAgain });
      const lines = verdict.value.map(({ lineNo, boxes }) => ({ lineNo, boxes }));
      const day = deps.clock.now().date;
      const { totalMinor } = creditOf(lines, standing, { ...record, day });
      if (totalMinor !== seenMinor) return rollBack({ kind: "credit-differs" });
      if (totalMinor <= 0) return rollBack({ kind: "nothing-credited" });
      const weight = creditWeight({ minor: totalMinor, currency: record.currency });
      const proposal = { id, claim: record, uid, at, lines, totalMinor, weight, words, isSolving };
      await insertProposal(tx, proposal);
      const houseRights = await deps.houseRights(tx);
      if (needsSecondPerson({ area: "papers", amount: weight }, { rights, houseRights })) {
        if (record.status === "Cancelled") return rollBack({ kind: "ticket-closed" });
        return audit("ticket.credit-proposed", { credit: totalMinor });
      }
      return makeCredit(deps, inHand, { ...proposal, author: `${firstName} ${lastName}` });
    },
  });
}
