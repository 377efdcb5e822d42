import type { Deps } from "../../../platform/deps.ts";
import { type Job, repeatingJob } from "../../../platform/jobs/job.ts";
import type { ImapSettings } from "../../../platform/settings/mail-settings.ts";
import { parseMail, type TakeInbound } from "./parse-mail.ts";

const mostAtOnce = 50;
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/**
 * Takes what is new in a mailbox, one mail after the other, and marks each as seen once something became of it (MAIL-07).
 * A fault on our side leaves it new: the next turn takes it again, and nothing twice.
 */
export async function readInbox(
  settings: ImapSettings,
  take: TakeInbound,
  { log }: Pick<Deps, "log">,
): Promise<void> {
  const client = await clientOf(settings);
  // Without a listener, what breaks while nobody waits would end the process.
  client.on("error", (error: unknown) => log.warn({ err: error }, "the mailbox broke off"));
  await client.connect();
  try {
    await client.mailboxOpen(settings.mailbox);
    const found = await client.search({ seen: false }, { uid: true });
    for (const uid of (found || []).slice(0, mostAtOnce)) {
      const mail = await client.fetchOne(String(uid), { source: true }, { uid: true });
      if (mail === false || mail.source === undefined) continue;
      const result = await take(await parseMail(mail.source));
      log.info({ result, uid }, "a mail of the mailbox was read");
      await client.messageFlagsAdd(String(uid), ["\\Seen"], { uid: true });
    }
  } finally {
    await client.logout().catch(() => client.close());
  }
}

/** Signs in and opens the mailbox, and reads nothing; rejects with what the server said. */
export async function checkMailbox(settings: ImapSettings): Promise<void> {
  const client = await clientOf(settings);
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.mailboxOpen(settings.mailbox, { readOnly: true });
  } finally {
    await client.logout().catch(() => client.close());
  }
}

async function clientOf({ host, port, isEncryptedFromStart, isHere, user, password }: ImapSettings) {
  const { ImapFlow } = await import("imapflow");
  return new ImapFlow({
    ...{ host, port, secure: isEncryptedFromStart, logger: false, disableAutoIdle: true, ...patience },
    ...(!isEncryptedFromStart && { doSTARTTLS: !isHere }),
    auth: { user, pass: password },
  });
}

/** Looks into the mailbox twice a minute, where there is one. */
export function readInboxJob(takeOf: (deps: Deps) => TakeInbound): Job {
  return repeatingJob("mail: inbox", 30_000, async (deps) => {
    const { imap } = deps.config.inbound;
    if (imap !== undefined) await readInbox(imap, takeOf(deps), deps);
  });
}
