import type { Clock } from "../../platform/clock.ts";
import type { Config } from "../../platform/config.ts";
import type { Tx } from "../../platform/db.ts";
import { newSecret } from "../../platform/secrets/one-time-secret.ts";
import { writeMail } from "../mail/mail.commands.ts";
import { saveLink } from "./password-link.repo.ts";

export type Invitation = {
  readonly uid: string;
  readonly email: string;
  readonly language: string;
  /** Who invites and where to, as the mail and the page say it. */
  readonly inviter: string | null;
  readonly company: string | null;
  /** The portal's name under which the inviter is; the link leads there. */
  readonly origin?: string | undefined;
};

export type InviteDeps = { readonly config: Pick<Config, "secrets">; readonly clock: Clock };

/** Where an invitation leads. The secret stands behind `#`, so that no server, log or referrer ever sees it. */
export type InvitationLink = { readonly path: string; readonly until: Date };

/** D49: an invitation is good for seven days. */
export const INVITATION_DAYS = 7;

/**
 * Writes the mail with the link by which an invited user sets the first password. Every earlier link of theirs is good no
 * more. The link is answered for those who must hand it over without mail.
 */
export async function inviteUser(
  tx: Tx,
  { uid, email, language, inviter, company, origin }: Invitation,
  { config, clock }: InviteDeps,
): Promise<InvitationLink> {
  const { secret, hash } = newSecret();
  const now = clock.realTime();
  const until = new Date(now.getTime() + INVITATION_DAYS * 24 * 60 * 60 * 1000);
  await saveLink(tx, { hash, uid, purpose: "set", createdAt: now, expiresAt: until, inviter, company });
  const path = `/verification#${secret}`;
  await writeMail(
    tx,
    { kind: "invitation", to: email, language, cause: hash, path, until, inviter, company, origin },
    config.secrets,
  );
  return { path, until };
}
