import type { OwnDetailsAnswer } from "@vycep/contract/profile/profile.rest";
import { parseCountry } from "@vycep/domain/market/market";
import { type DetailProblem, judgeDetails, type OwnDetails } from "@vycep/domain/profile/own-details";
import { say } from "@vycep/words/engine/sentence";
import { profileMessages } from "@vycep/words/profile/answers";
import type { Deps } from "../../platform/deps.ts";
import { AppError } from "../../platform/errors.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { requirePermission } from "../access/access.facts.ts";
import { recordAudit } from "../audit/audit.commands.ts";
import { changeDetails, holdDetails } from "../users/own-details.commands.ts";

/**
 * Keeps what somebody changes of themselves (PROFILE-05); key users leave their phone as it is (PROFILE-04). The audit
 * says which details changed, and nobody's name or number: its rows stay for ever (decision 0151).
 */
export async function setOwnDetails(
  deps: Deps,
  context: RequestContext,
  wanted: OwnDetails,
): Promise<OwnDetailsAnswer> {
  const actor = await context.actor();
  requirePermission(actor, "My Profile");
  return inTransaction(deps.db, async (tx) => {
    const current = await holdDetails(tx, actor.uid);
    const verdict = judgeDetails(wanted, {
      current,
      isKeyAccount: actor.isKeyAccount,
      country: parseCountry(actor.country ?? ""),
    });
    if (!verdict.ok) throw detailsRefused(verdict.refusal.problems, context);
    const { details, changed } = verdict.value;
    if (changed.length === 0) return details;
    await changeDetails(tx, actor.uid, details);
    await recordAudit(tx, {
      at: deps.clock.instant(),
      uid: actor.uid,
      companyId: actor.homeCompanyId ?? actor.companyId ?? "",
      action: "user.own-details",
      subjectKind: "user",
      subjectId: actor.uid,
      requestId: context.requestId,
      detail: { changed: changed.join(",") },
    });
    return details;
  });
}

function detailsRefused(problems: readonly DetailProblem[], { language }: RequestContext): AppError {
  const [first] = problems;
  return new AppError("unprocessable", {
    code: first?.kind ?? "details-refused",
    ...(first && { message: say(profileMessages[first.kind], language) }),
    fields: problems.map(({ field, kind }) => ({ path: field, code: kind })),
  });
}
