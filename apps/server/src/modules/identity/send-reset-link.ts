import type { Tx } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { newSecret } from "../../platform/secrets/one-time-secret.ts";
import { writeMail } from "../mail/mail.commands.ts";
import { saveLink } from "./password-link.repo.ts";
import { resetMs } from "./passwords/forgotten-password.ts";

type Person = { readonly uid: string; readonly email: string; readonly language: string };

/** Mails a link for another password because the brewery's people asked for it; every earlier link is good no more (DCUST-03). */
export async function sendResetLink(
  tx: Tx,
  { uid, email: to, language }: Person,
  { clock, config }: Pick<Deps, "clock" | "config">,
): Promise<void> {
  const { secret, hash } = newSecret();
  const now = clock.realTime();
  const until = new Date(now.getTime() + resetMs);
  const link = { hash, uid, purpose: "reset", createdAt: now, expiresAt: until } as const;
  await saveLink(tx, { ...link, inviter: null, company: null });
  const path = `/reset-password#${secret}`;
  const { origin } = config;
  await writeMail(
    tx,
    { kind: "reset-password", path, until, to, language, cause: hash, origin },
    config.secrets,
  );
}
