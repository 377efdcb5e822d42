import type { ClaimAnswer, ClaimFound, DeliveryToClaim } from "@vycep/contract/claims/claims.rest";
import { whyNotClaim } from "@vycep/domain/claims/claim";
import type { Db } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { paperTotals } from "../invoices/invoices.facts.ts";
import { claimFacts } from "./claim-facts.ts";
import { claimPlaces, wantedOrder } from "./claims.policy.ts";
import { claimOfDocument, claimOfTicket, claimsOfOrder, type KeptClaim } from "./claims.repo.ts";
import { findDraft } from "./drafts.repo.ts";

/** What may be claimed of an order, until when, what was begun and what was claimed before (B2). */
export async function getDeliveryToClaim(
  { db, clock }: Pick<Deps, "db" | "clock">,
  context: RequestContext,
  number: string,
): Promise<DeliveryToClaim> {
  const actor = await context.actor();
  const { language } = context;
  const order = await wantedOrder(db, { actor, number, language });
  const { orderNumber, companyId } = order;
  const facts = await claimFacts(db, order, clock.now().date);
  const draft = await findDraft(db, { uid: actor.uid, orderNumber });
  const claims = await claimsOfOrder(db, orderNumber, language);
  return {
    order: orderNumber,
    shipTo: order.shipToId,
    currency: order.currency,
    payment: facts.payment,
    deliveryDay: facts.deliveryDate,
    refusal: whyNotClaim(facts) ?? null,
    term: { ...facts.term },
    today: facts.today,
    lines: facts.lines.map(({ lineNo, names, ...line }) => ({
      ...{ line: lineNo, sku: line.sku, name: names[language], delivered: line.delivered, left: line.left },
      ...{
        unitPriceMinor: line.unitPriceMinor,
        unitDepositMinor: line.unitDepositMinor,
        vatPct: line.vatPct,
      },
    })),
    draft: draft ?? null,
    claims: [...(await withTotals(db, companyId, claims))],
  };
}

/** The claim that a ticket is; of another's ticket, and of one that is none, there is none (C16). */
export async function getClaimByTicketId(
  { db }: Pick<Deps, "db">,
  context: RequestContext,
  caseNumber: string,
): Promise<ClaimAnswer> {
  const shipToIds = claimPlaces(await context.actor());
  return answerOf(db, await claimOfTicket(db, { caseNumber, shipToIds }, context.language));
}

/** The claim that a credit note answers (DTICK-03); of another's, and of one that answers none, there is none (C16). */
export async function getClaimByDocument(
  { db }: Pick<Deps, "db">,
  context: RequestContext,
  document: string,
): Promise<ClaimAnswer> {
  const shipToIds = claimPlaces(await context.actor());
  return answerOf(db, await claimOfDocument(db, { document, shipToIds }, context.language));
}

async function answerOf(db: Db, kept: KeptClaim | undefined): Promise<ClaimAnswer> {
  if (kept === undefined) return { claim: null };
  const [claim] = await withTotals(db, kept.companyId, [kept]);
  return { claim: claim ?? null };
}

async function withTotals(
  db: Db,
  companyId: KeptClaim["companyId"],
  claims: readonly KeptClaim[],
): Promise<readonly ClaimFound[]> {
  const numbers = claims.flatMap(({ credits }) => credits.map(({ number }) => number));
  const totals = await paperTotals(db, companyId, numbers);
  return claims.map(({ companyId: _own, credits, ...claim }) => ({
    ...claim,
    credits: credits.map((credit) => ({ ...credit, totalMinor: totals.get(credit.number) ?? null })),
  }));
}
