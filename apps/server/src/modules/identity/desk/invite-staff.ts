import { STAFF_PASSWORD_PATH } from "@vycep/contract/identity/desk-door";
import type { Tx } from "../../../platform/db.ts";
import { newSecret } from "../../../platform/secrets/one-time-secret.ts";
import { writeMail } from "../../mail/mail.commands.ts";
import { INVITATION_DAYS, type InvitationLink, type InviteDeps } from "../invite-user.ts";
import { saveLink } from "../password-link.repo.ts";

/**
 * Writes the mail with the link by which one of the staff sets the first password (DSIGN-07, DSIGN-08). Every earlier link of
 * theirs is good no more. The link is answered for those who must hand it over without mail.
 */
export async function inviteStaff(
  tx: Tx,
  { uid, email, language }: { readonly uid: string; readonly email: string; readonly language: string },
  { config, clock }: InviteDeps,
): Promise<InvitationLink> {
  const { secret, hash } = newSecret();
  const now = clock.realTime();
  const until = new Date(now.getTime() + INVITATION_DAYS * 24 * 60 * 60 * 1000);
  await saveLink(tx, {
    hash,
    uid,
    purpose: "set",
    createdAt: now,
    expiresAt: until,
    inviter: null,
    company: null,
  });
  const path = `${STAFF_PASSWORD_PATH}#${secret}`;
  await writeMail(
    tx,
    { kind: "staff-invitation", to: email, language, cause: hash, path, until },
    config.secrets,
  );
  return { path, until };
}
