import type { TermsAnswer } from "@vycep/contract/users/users.rest";
import { marketOf, parseCountry } from "@vycep/domain/market/market";
import { say } from "@vycep/words/engine/sentence";
import { userMessages } from "@vycep/words/users/answers";
import type { Deps } from "../../platform/deps.ts";
import { AppError } from "../../platform/errors.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { recordAudit } from "../audit/audit.commands.ts";
import { termsVersion } from "../content/content.facts.ts";
import { ownUser } from "./own-user.ts";
import { keepTermsConsent } from "./users.repo.ts";

type Agreed = { readonly uid: string; readonly version: string };

/** The person agrees to the terms in force; to others than were shown nobody agrees by accident. */
export async function setTermsAgreed(
  { db, clock }: Deps,
  context: RequestContext,
  { uid, version }: Agreed,
): Promise<TermsAnswer> {
  const actor = await ownUser(context, uid);
  const market = marketOf(parseCountry(actor.country ?? ""));
  const at = clock.instant();
  if (version !== (await termsVersion(db, market, at))) {
    const message = say(userMessages["terms-changed"], context.language);
    throw new AppError("conflict", { code: "terms-changed", message });
  }
  await inTransaction(db, async (tx) => {
    await keepTermsConsent(tx, { uid: actor.uid, version, at });
    await recordAudit(tx, {
      at,
      uid: actor.uid,
      companyId: actor.companyId ?? actor.homeCompanyId ?? "",
      action: "user.terms-agreed",
      subjectKind: "user",
      subjectId: actor.uid,
      requestId: context.requestId,
      detail: { version },
    });
  });
  return { termsToAgree: null };
}
