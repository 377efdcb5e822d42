import { setTimeout as pause } from "node:timers/promises";
import type { Deps } from "../../platform/deps.ts";
import type { Job } from "../../platform/jobs/job.ts";
import type { MailSettings } from "../../platform/settings/mail-settings.ts";
import type { MailPort } from "./mail.port.ts";
import { demoMailbox } from "./mailbox.ts";
import { type MailPaper, type MailReceiver, type SendDeps, sendDueMails } from "./send-mails.ts";
import { smtpMail } from "./smtp-mail.ts";

/** What mails are made of besides their words; the wiring brings it. */
type MailParts = {
  readonly serviceOf: (
    deps: Pick<Deps, "db" | "clock">,
    receiver: MailReceiver,
  ) => ReturnType<SendDeps["serviceOf"]>;
  readonly brandOf: (
    deps: Pick<Deps, "db" | "clock">,
    receiver: Parameters<NonNullable<SendDeps["brandOf"]>>[0],
  ) => ReturnType<NonNullable<SendDeps["brandOf"]>>;
  readonly papersOf: (deps: Deps, papers: readonly MailPaper[]) => ReturnType<SendDeps["papersOf"]>;
};

/** Sends what was written, until the process stops; where there is no way out it says so at start (MAIL-01). */
export const sendMailsJob = ({ serviceOf, brandOf, papersOf }: MailParts): Job => ({
  name: "mail",
  start: async (deps) => {
    const port = portOf(deps.config.mail);
    if (port !== undefined)
      return startMailWorker({
        ...{ ...deps, port },
        serviceOf: (receiver) => serviceOf(deps, receiver),
        brandOf: (receiver) => brandOf(deps, receiver),
        papersOf: (papers) => papersOf(deps, papers),
      });
    deps.log.warn("no mail can be sent, so nobody can be invited or set a password: VYCEP_SMTP_URL is empty");
    return async () => undefined;
  },
});

function portOf(settings: MailSettings): MailPort | undefined {
  switch (settings.kind) {
    case "smtp":
      return smtpMail(settings);
    case "mailbox":
      return demoMailbox;
    case "none":
      return undefined;
  }
}

/** A small loop over the table that holds the truth, like that of the ERP; two workers share it by `skip locked`. */
export function startMailWorker(deps: SendDeps, lookEveryMs = 500): () => Promise<void> {
  const stopping = new AbortController();
  const done = work(deps, lookEveryMs, stopping.signal);
  return async () => {
    stopping.abort();
    await done;
    deps.port.close();
  };
}

async function work(deps: SendDeps, lookEveryMs: number, stopping: AbortSignal): Promise<void> {
  let failures = 0;
  while (!stopping.aborted) {
    let sent = 0;
    try {
      sent = await sendDueMails(deps);
      failures = 0;
    } catch (error) {
      failures += 1;
      deps.log.warn({ err: error, failures }, "the mail worker will try again");
    }
    // As long as there is something to do, it is done at once.
    if (sent === 0) await rest(Math.min(lookEveryMs * 2 ** Math.min(failures, 4), 5000), stopping);
  }
}

async function rest(ms: number, stopping: AbortSignal): Promise<void> {
  // Being woken to stop is what the signal is for, no failure.
  await pause(ms, undefined, { signal: stopping, ref: false }).catch(() => undefined);
}
