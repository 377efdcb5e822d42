import type { ConfirmEmailAnswer } from "@vycep/contract/profile/email-change.rest";
import { toId, type UserId } from "@vycep/domain/kernel/ids";
import { type EmailSide, judgeConfirmation } from "@vycep/domain/profile/email-change";
import { say } from "@vycep/words/engine/sentence";
import { emailChangeMessages } from "@vycep/words/profile/answers";
import type { Tx } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { AppError, notFound } from "../../platform/errors.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { recordAudit } from "../audit/audit.commands.ts";
import { writeMail } from "../mail/mail.commands.ts";
import { changeEmail } from "../users/own-email.commands.ts";
import {
  deleteEmailChange,
  type EmailChangeRow,
  holdBySecret,
  markConfirmed,
  markDone,
} from "./profile.repo.ts";

type Outcome = ConfirmEmailAnswer["outcome"] | "expired" | "taken";

/**
 * Confirms one side of a change of e-mail by the secret of its link, whoever is signed in; with the second side the
 * address changes, sessions stay, and the old mailbox is told (decision 0152).
 */
export async function confirmOwnEmail(
  deps: Deps,
  context: RequestContext,
  secretHash: string,
): Promise<ConfirmEmailAnswer> {
  const outcome = await inTransaction(deps.db, (tx) => confirm(tx, { deps, context, secretHash }));
  if (outcome === "expired") {
    throw notFound("link-expired", say(emailChangeMessages["link-expired"], context.language));
  }
  if (outcome === "taken") {
    const message = say(emailChangeMessages["email-taken"], context.language);
    throw new AppError("conflict", { code: "email-taken", message });
  }
  return { outcome };
}

type Confirming = {
  readonly deps: Deps;
  readonly context: RequestContext;
  readonly secretHash: string;
};

async function confirm(tx: Tx, { deps, context, secretHash }: Confirming): Promise<Outcome> {
  const change = await holdBySecret(tx, secretHash);
  if (!change) return "expired";
  const now = deps.clock.instant();
  const verdict = judgeConfirmation(
    { expiresAt: change.expires_at.getTime(), confirmed: confirmedSides(change) },
    change.side,
    now.getTime(),
  );
  if (verdict.kind === "expired") return "expired";
  if (change.is_done) return "changed";
  await markConfirmed(tx, change, now);
  if (verdict.kind === "one-left") return "one-left";

  const uid = toId<UserId>(change.uid);
  const person = await changeEmail(tx, { uid, from: change.old_email, to: change.new_email });
  if (!person) {
    await deleteEmailChange(tx, uid);
    return "taken";
  }
  await markDone(tx, uid, now);
  await writeMail(
    tx,
    {
      kind: "email-changed",
      to: change.old_email,
      language: person.language,
      cause: secretHash,
      newEmail: change.new_email,
    },
    deps.config.secrets,
  );
  await recordAudit(tx, {
    at: now,
    uid,
    companyId: person.company_id ?? "",
    action: "user.email-changed",
    subjectKind: "user",
    subjectId: uid,
    requestId: context.requestId,
    detail: {},
  });
  return "changed";
}

function confirmedSides(change: EmailChangeRow): readonly EmailSide[] {
  const sides = [change.is_old_confirmed && "old", change.is_new_confirmed && "new"] as const;
  return sides.filter((side) => side !== false);
}
