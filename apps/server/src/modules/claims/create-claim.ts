import type { CreateClaimAnswer, CreateClaimBody } from "@vycep/contract/claims/claims.rest";
import { type ClaimRefusal, judgeClaim } from "@vycep/domain/claims/claim";
import { claimDraftKey } from "@vycep/domain/claims/draft-key";
import { claimMessages } from "@vycep/words/claims/answers";
import { say } from "@vycep/words/engine/sentence";
import type { Deps } from "../../platform/deps.ts";
import { AppError } from "../../platform/errors.ts";
import { oncePerKey } from "../../platform/idempotency.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { filesOfDraft } from "../tickets/tickets.facts.ts";
import { claimFacts } from "./claim-facts.ts";
import { holdOrder } from "./claim-lines.repo.ts";
import { wantedOrder } from "./claims.policy.ts";
import { openClaim, worthOfClaim } from "./open-claim.ts";

/**
 * Claims lines of a delivery (B2), exactly once a key: judged by the domain with fresh facts, it becomes a ticket with its
 * photos, and says which credit is to be expected. Whoever saw another sum is told so, and nothing is sent (C12).
 */
export async function createClaim(
  deps: Deps,
  context: RequestContext,
  body: CreateClaimBody,
): Promise<CreateClaimAnswer> {
  const actor = await context.actor();
  const { language } = context;
  const { orderNumber } = await wantedOrder(deps.db, { actor, number: body.order, language });
  const call = {
    uid: actor.uid,
    companyId: actor.companyId,
    key: context.idempotencyKey,
    operation: "CreateClaim",
    body,
  };
  return oncePerKey(deps, call, async (tx) => {
    await holdOrder(tx, orderNumber);
    const order = await wantedOrder(tx, { actor, number: body.order, language });
    const facts = await claimFacts(tx, order, deps.clock.now().date);
    const wanted = body.lines.map(({ line, reason, boxes }) => ({ lineNo: line, reason, boxes }));
    const verdict = judgeClaim(wanted, facts);
    if (!verdict.ok) throw refusedBecause(verdict.refusal);
    const expectedMinor = worthOfClaim(wanted, { order, facts });
    if (expectedMinor !== body.expectedMinor) throw refusedBecause({ kind: "credit-differs" });
    const draft = claimDraftKey(orderNumber);
    const photos = await filesOfDraft(tx, { uid: actor.uid, key: draft });
    if (body.lines.some((line) => line.photos.some((id) => !photos.has(id)))) {
      throw refusedBecause({ kind: "photo-unknown" });
    }
    const lines = body.lines.map(({ line: lineNo, ...line }) => ({ ...line, lineNo }));
    const { note, market } = body;
    const caseNumber = await openClaim(
      tx,
      {
        ...{ order, facts, lines, note, expectedMinor, uid: actor.uid, language, draft, market },
        at: deps.clock.instant(),
      },
      deps.config.secrets,
    );
    return { caseNumber, expectedMinor };
  });

  function refusedBecause(
    refusal: ClaimRefusal | { readonly kind: "credit-differs" | "photo-unknown" },
  ): AppError {
    const { kind } = refusal;
    const most = "most" in refusal ? refusal.most : 0;
    const isNow = kind === "not-delivered" || kind === "claim-too-late" || kind === "credit-differs";
    return new AppError(isNow ? "conflict" : "unprocessable", {
      code: kind,
      message: say(claimMessages[kind], language, { count: String(most) }),
      ...("lineNo" in refusal && { fields: [{ path: `lines.${refusal.lineNo}`, code: kind }] }),
    });
  }
}
