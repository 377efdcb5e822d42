import { encodeInstant } from "@vycep/contract/calendar/calendar.codec";
import type { ClaimDraftAnswer, ClaimDraftBody } from "@vycep/contract/claims/claims.rest";
import { claimTermOf, lastDayToClaim } from "@vycep/domain/claims/claim-deadline";
import type { Deps } from "../../platform/deps.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { agreedTerms } from "./claim-lines.repo.ts";
import { wantedOrder } from "./claims.policy.ts";
import { keepDraft } from "./drafts.repo.ts";

/** Keeps what somebody has begun to claim: it outlives a reload, a cellar without network and a sign-out (C20). */
export async function setClaimDraft(
  { db, clock }: Pick<Deps, "db" | "clock">,
  context: RequestContext,
  { number, body }: { readonly number: string; readonly body: ClaimDraftBody },
): Promise<ClaimDraftAnswer> {
  const { uid, ...actor } = await context.actor();
  const order = await wantedOrder(db, { actor: { uid, ...actor }, number, language: context.language });
  const { orderNumber, companyId, shipToId, deliveryDate } = order;
  const term = claimTermOf(deliveryDate, await agreedTerms(db, companyId, deliveryDate));
  const days = body.lines.map(({ reason }) => lastDayToClaim(deliveryDate, reason, term)).sort();
  const savedAt = clock.instant();
  const draft = { uid, orderNumber, companyId, shipToId, body, savedAt, lastDay: days[0] ?? null };
  await inTransaction(db, (tx) => keepDraft(tx, draft));
  return { savedAt: encodeInstant(savedAt, "T") };
}
