import type { Deps } from "../../platform/deps.ts";
import type { Job } from "../../platform/jobs/job.ts";
import { startSteadyWork } from "../../platform/jobs/steady-job.ts";
import type { MailSettings } from "../../platform/settings/mail-settings.ts";
import type { MailPort } from "./mail.port.ts";
import { mailIsDue } from "./mail.repo.ts";
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
    if (port === undefined) {
      deps.log.warn(
        "no mail can be sent, so nobody can be invited or set a password: VYCEP_SMTP_URL is empty",
      );
      return async () => undefined;
    }
    const sending: SendDeps = {
      ...{ ...deps, port },
      serviceOf: (receiver) => serviceOf(deps, receiver),
      brandOf: (receiver) => brandOf(deps, receiver),
      papersOf: (papers) => papersOf(deps, papers),
    };
    const next = async () => (await sendDueMails(sending)) > 0;
    const stop = startSteadyWork(deps, { name: "mail", isDue: mailIsDue, next });
    return async () => {
      await stop();
      port.close();
    };
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
