import { STAFF_PASSWORD_PATH } from "@vycep/contract/identity/desk-door";
import type { StaffLink } from "@vycep/contract/identity/desk-door.rest";
import { foldEmail } from "@vycep/domain/identity/email";
import { PASSWORD_HISTORY } from "@vycep/domain/identity/password-rules";
import { toId, type UserId } from "@vycep/domain/kernel/ids";
import type { Language } from "@vycep/domain/market/language";
import type { Tx } from "../../../platform/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { hashOfSecret, newSecret } from "../../../platform/secrets/one-time-secret.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { recordAudit } from "../../audit/audit.commands.ts";
import { writeMail } from "../../mail/mail.commands.ts";
import { activateStaff } from "../../staff/staff.commands.ts";
import { type StaffRow, staffByEmail, staffByUid } from "../../staff/staff.facts.ts";
import { endLinks, findLink, type LinkRow, saveLink, useLink } from "../password-link.repo.ts";
import { askEvenly, mayAskForLink, resetMs } from "../passwords/forgotten-password.ts";
import { hashOfNew } from "../passwords/new-password.ts";
import { linkRefused } from "../passwords/open-link.ts";
import { savePassword } from "../passwords/password.repo.ts";
import { newTicket } from "../passwords/sign-in-ticket.ts";
import { endSessions } from "../session-end.repo.ts";
import { isOfProvider } from "../staff-provider/staff-identity.repo.ts";

/** What a call at the door knows of itself. */
export type AtDoor = { readonly language: Language; readonly address: string; readonly requestId: string };

type Opened = { readonly hash: string; readonly link: LinkRow; readonly person: StaffRow };

/** The link of one of the staff behind a secret, as long as it is good. Looking at it uses nothing up. */
async function openStaffLink({ db, clock }: Deps, token: string, language: Language): Promise<Opened> {
  const hash = hashOfSecret(token);
  const link = await findLink(db, hash);
  const person = link && (await staffByUid(db, link.uid));
  // A customer's link is none of the desk's.
  if (!link || !person) throw linkRefused("link-unknown", language);
  if (link.used_at) throw linkRefused("link-used", language);
  const wanted = link.purpose === "set" ? "invited" : "active";
  if (link.expires_at <= clock.realTime() || person.status !== wanted)
    throw linkRefused("link-expired", language);
  return { hash, link, person };
}

/** What the page of a link shows. */
export async function lookAtStaffLink(deps: Deps, { language }: AtDoor, token: string): Promise<StaffLink> {
  const { link, person } = await openStaffLink(deps, token, language);
  return {
    kind: link.purpose === "set" ? "first-password" : "reset",
    email: person.email,
    firstName: person.first_name,
    lastName: person.last_name,
    roles: [...person.roles],
  };
}

/** Sets the first password, or another one, by the link; answers a ticket that lets this browser in once. */
export async function setStaffPassword(
  deps: Deps,
  at: AtDoor,
  {
    token,
    ...wanted
  }: { readonly token: string; readonly newPassword: string; readonly retypePassword: string },
): Promise<string> {
  const { language } = at;
  const { hash: link, person } = await openStaffLink(deps, token, language);
  const { uid } = person;
  const hash = await hashOfNew(deps.db, { uid, language }, wanted);
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock.realTime();
    if (!(await useLink(tx, link, now))) throw linkRefused("link-used", language);
    await savePassword(tx, { uid, hash, now }, PASSWORD_HISTORY);
    if (person.status === "invited") await activateStaff(tx, uid);
    else await tellChanged({ deps, tx, person, now });
    await audit({ deps, tx, person, at });
    return newTicket(tx, { uid, now });
  });
}

type Changed = { readonly deps: Deps; readonly tx: Tx; readonly person: StaffRow };

/** All sessions end, no other link is good any more, and a mail says so. */
async function tellChanged({ deps, tx, person, now }: Changed & { readonly now: Date }): Promise<void> {
  const { uid, email: to, language } = person;
  await endLinks(tx, uid, now);
  await endSessions(tx, { uid });
  const cause = `${uid} ${now.toISOString()}`;
  await writeMail(
    tx,
    { kind: "staff-password-changed", at: now, to, language, cause, atDesk: true },
    deps.config.secrets,
  );
}

function audit({ deps, tx, person, at }: Changed & { readonly at: AtDoor }): Promise<void> {
  return recordAudit(tx, {
    at: deps.clock.instant(),
    uid: toId<UserId>(person.uid),
    companyId: null,
    action: person.status === "invited" ? "staff.invitation-accepted" : "staff.password-changed",
    subjectKind: "staff",
    subjectId: person.uid,
    requestId: at.requestId,
    detail: {},
  });
}

/** Mails a link for another password; answers the same whether the address is known or not. */
export async function forgotStaffPassword(deps: Deps, at: AtDoor, email: string): Promise<void> {
  const work = async () => {
    if (!(await mayAskForLink(deps, at, { account: `staff ${foldEmail(email)}`, realm: "staff" }))) return;
    const account = await staffByEmail(deps.db, email);
    if (account?.status !== "active") return;
    // Who comes by the brewery's identity provider has no use for a password (DSIGN-04).
    if (await isOfProvider(deps.db, account.uid, deps.config.staffProvider?.issuer)) return;
    const { secret, hash } = newSecret();
    const now = deps.clock.realTime();
    const until = new Date(now.getTime() + resetMs);
    const { uid, email: to, language } = account;
    await inTransaction(deps.db, async (tx) => {
      await saveLink(tx, {
        ...{ hash, uid, purpose: "reset", createdAt: now, expiresAt: until, inviter: null, company: null },
      });
      const path = `${STAFF_PASSWORD_PATH}#${secret}`;
      await writeMail(
        tx,
        { kind: "staff-reset-password", to, language, cause: hash, path, until },
        deps.config.secrets,
      );
    });
  };
  await askEvenly(deps, work());
}
