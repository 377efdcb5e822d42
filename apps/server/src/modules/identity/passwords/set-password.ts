import type { FirstPasswordBody, JoinBody, ResetPasswordBody } from "@vycep/contract/identity/password.rest";
import { PASSWORD_HISTORY } from "@vycep/domain/identity/password-rules";
import { toId, type UserId } from "@vycep/domain/kernel/ids";
import type { Tx } from "../../../platform/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { RequestContext } from "../../../platform/request-context.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { recordAudit } from "../../audit/audit.commands.ts";
import { writeMail } from "../../mail/mail.commands.ts";
import { activateInvited, joinInvited, keepInvitedConsent } from "../../users/invited.commands.ts";
import type { LinkedPerson } from "../../users/invited.facts.ts";
import { endLinks, useLink } from "../password-link.repo.ts";
import { endSessions } from "../session-end.repo.ts";
import { hashOfNew, passwordRefused } from "./new-password.ts";
import { linkRefused, type OpenLink, openLink } from "./open-link.ts";
import { savePassword } from "./password.repo.ts";
import { newTicket } from "./sign-in-ticket.ts";

type Call = { readonly deps: Deps; readonly context: RequestContext };

/** An invited user sets the first password and may sign in from now on (AUTH-16, REST-10); answers a ticket to do so. */
export async function setFirstPassword(
  deps: Deps,
  context: RequestContext,
  { token, ...wanted }: FirstPasswordBody,
): Promise<string> {
  const opened = await openLink(deps, { token, language: context.language });
  if (opened.link.purpose !== "set" || opened.person.known_uid !== null) {
    throw linkRefused("link-expired", context.language);
  }
  const hash = await hashOfNew(deps.db, { uid: opened.person.uid, language: context.language }, wanted);
  return withUsedLink({ deps, context }, opened, async (tx, now) => {
    await activateInvited(tx, opened.person.uid);
    const { uid, country } = opened.person;
    await keepInvitedConsent(tx, { uid, country: country ?? "", at: deps.clock.instant() });
    await savePassword(tx, { uid: opened.person.uid, hash, now }, PASSWORD_HISTORY);
    await audit(tx, { deps, context }, { person: opened.person, action: "user.invitation-accepted" });
    return newTicket(tx, { uid: opened.person.uid, now });
  });
}

/** Whoever is known from another company adds the inviting one; there is a password already (D47). */
export async function joinCompany(
  deps: Deps,
  context: RequestContext,
  { token, termsAgreed }: JoinBody,
): Promise<void> {
  const opened = await openLink(deps, { token, language: context.language });
  const known = opened.person.known_uid;
  if (known === null) throw linkRefused("link-expired", context.language);
  if (!termsAgreed) throw passwordRefused("terms-not-accepted", context.language);
  await withUsedLink({ deps, context }, opened, async (tx) => {
    const person = { ...opened.person, uid: known };
    await audit(tx, { deps, context }, { person, action: "user.invitation-accepted" });
    await joinInvited(tx, { invited: opened.person.uid, known });
  });
}

/** Another password by a link for the forgotten one: all sessions end, and a mail says so. Answers a ticket. */
export async function resetPassword(
  deps: Deps,
  context: RequestContext,
  { token, ...wanted }: ResetPasswordBody,
): Promise<string> {
  const opened = await openLink(deps, { token, language: context.language });
  if (opened.link.purpose !== "reset") throw linkRefused("link-expired", context.language);
  const { person } = opened;
  const hash = await hashOfNew(deps.db, { uid: person.uid, language: context.language }, wanted);
  return withUsedLink({ deps, context }, opened, async (tx, now) => {
    await replacePassword({ deps, context }, tx, { person, hash, now });
    return newTicket(tx, { uid: person.uid, now });
  });
}

/** The password changes: sessions end but for those named, no link is good any more, and a mail tells the person. */
export async function replacePassword(
  call: Call,
  tx: Tx,
  change: {
    readonly person: Pick<LinkedPerson, "uid" | "email" | "language" | "company_id">;
    readonly hash: string;
    readonly now: Date;
    readonly besides?: readonly string[];
  },
): Promise<void> {
  const { person, hash, now, besides } = change;
  const { uid, email: to, language } = person;
  await savePassword(tx, { uid, hash, now }, PASSWORD_HISTORY);
  await endLinks(tx, uid, now);
  await endSessions(tx, { uid, besides });
  const cause = `${uid} ${now.toISOString()}`;
  await writeMail(tx, { kind: "password-changed", at: now, to, language, cause }, call.deps.config.secrets);
  await audit(tx, call, { person, action: "user.password-changed" });
}

/** Uses the link up and does the rest in the same transaction; of two submits the second is told that it was used. */
function withUsedLink<T>(
  { deps, context }: Call,
  { hash }: OpenLink,
  work: (tx: Tx, now: Date) => Promise<T>,
): Promise<T> {
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock.realTime();
    if (!(await useLink(tx, hash, now))) throw linkRefused("link-used", context.language);
    return work(tx, now);
  });
}

async function audit(
  tx: Tx,
  { deps, context }: Call,
  done: { readonly person: Pick<LinkedPerson, "uid" | "company_id">; readonly action: string },
): Promise<void> {
  const { uid, company_id: companyId } = done.person;
  if (companyId === null) return;
  await recordAudit(tx, {
    at: deps.clock.instant(),
    uid: toId<UserId>(uid),
    companyId,
    action: done.action,
    subjectKind: "user",
    subjectId: uid,
    requestId: context.requestId,
    detail: {},
  });
}
