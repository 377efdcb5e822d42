import type { IncomingMessage } from "node:http";
import type { ChangeEmailBody, EmailChangeAnswer } from "@vycep/contract/profile/email-change.rest";
import { EMAIL_CHANGE_MINUTES, judgeNewEmail } from "@vycep/domain/profile/email-change";
import { say } from "@vycep/words/engine/sentence";
import { emailChangeMessages } from "@vycep/words/profile/answers";
import { AppError } from "../../platform/errors.ts";
import type { RequestContext } from "../../platform/request-context.ts";
import { newSecret } from "../../platform/secrets/one-time-secret.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { requirePermission } from "../access/access.facts.ts";
import { recordAudit } from "../audit/audit.commands.ts";
import { writeMail } from "../mail/mail.commands.ts";
import type { ProfileDeps } from "./profile.deps.ts";
import { saveEmailChange } from "./profile.repo.ts";

type Wanted = ChangeEmailBody & { readonly request: Pick<IncomingMessage, "headers"> };

/**
 * Begins the change of one's own e-mail: with the password, and links to the old and the new address that must both be
 * confirmed (decision 0152). Whether somebody else has the new address is answered, written and mailed alike: only who
 * reads its mailbox ever learns.
 */
export async function changeOwnEmail(
  deps: ProfileDeps,
  context: RequestContext,
  { newEmail, password, request }: Wanted,
): Promise<EmailChangeAnswer> {
  const actor = await context.actor();
  requirePermission(actor, "My Profile");
  if (deps.config.externalIssuer) throw refusedBecause("email-elsewhere", context);
  const verdict = judgeNewEmail(newEmail, actor.email);
  if (!verdict.ok) throw refusedBecause(verdict.refusal.kind, context, "newEmail");
  const isKnown = await deps.confirmsPassword(deps, { actor, password, address: context.address, request });
  if (!isKnown) throw refusedBecause("password-wrong", context, "password");

  const wanted = verdict.value;
  const now = deps.clock.instant();
  const until = new Date(now.getTime() + EMAIL_CHANGE_MINUTES * 60_000);
  const links = { old: newSecret(), new: newSecret() };
  const link = (secret: string) => `/confirm-email#${secret}`;
  const { language } = actor;
  const { origin } = context.site;
  await inTransaction(deps.db, async (tx) => {
    await saveEmailChange(tx, {
      uid: actor.uid,
      oldEmail: actor.email,
      newEmail: wanted,
      oldSecretHash: links.old.hash,
      newSecretHash: links.new.hash,
      expiresAt: until,
    });
    await writeMail(
      tx,
      {
        kind: "email-change-old",
        to: actor.email,
        language,
        origin,
        cause: links.old.hash,
        path: link(links.old.secret),
        until,
        newEmail: wanted,
      },
      deps.config.secrets,
    );
    await writeMail(
      tx,
      {
        kind: "email-change-new",
        to: wanted,
        language,
        origin,
        cause: links.new.hash,
        path: link(links.new.secret),
        until,
      },
      deps.config.secrets,
    );
    await recordAudit(tx, {
      at: now,
      uid: actor.uid,
      companyId: actor.homeCompanyId ?? actor.companyId ?? "",
      action: "user.email-change-asked",
      subjectKind: "user",
      subjectId: actor.uid,
      requestId: context.requestId,
      detail: {},
    });
  });
  return {
    isOffered: true,
    change: { newEmail: wanted, until: until.toISOString(), isOldConfirmed: false, isNewConfirmed: false },
  };
}

function refusedBecause(
  kind: keyof typeof emailChangeMessages,
  { language }: RequestContext,
  field?: "newEmail" | "password",
): AppError {
  return new AppError("unprocessable", {
    code: kind,
    message: say(emailChangeMessages[kind], language),
    fields: field === undefined ? [] : [{ path: field, code: kind }],
  });
}
