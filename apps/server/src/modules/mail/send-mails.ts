import { judgeFailedMail } from "@vycep/domain/mail/failed-mail";
import { FALLBACK_LANGUAGE, type Language, parseLanguage } from "@vycep/domain/market/language";
import type { Deps } from "../../platform/deps.ts";
import { openText, type Secrets } from "../../platform/secrets/sealed-text.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { factsPurpose } from "./mail.commands.ts";
import type { MailAnswer, MailPort, ReadyMail } from "./mail.port.ts";
import {
  claimDueMails,
  forgetBounce,
  markBounced,
  markSent,
  markWaiting,
  setAside,
  type WaitingMail,
} from "./mail.repo.ts";
import { contentOf } from "./mail-content.ts";
import { mailFactsSchema } from "./mail-kinds.ts";
import { type CustomerService, htmlOf, plainTextOf } from "./mail-layout.ts";
import { mailsAtOnce } from "./smtp-mail.ts";

export type SendDeps = Pick<Deps, "db" | "log"> & {
  readonly config: Pick<Deps["config"], "secrets" | "origin">;
  readonly port: MailPort;
  /** Customer service of whoever is written to; it stands at the end of every mail (D28). */
  readonly serviceOf: (receiver: MailReceiver) => Promise<CustomerService | undefined>;
};

export type MailReceiver = { readonly to: string; readonly language: Language };

/**
 * Hands over the mails that are due, and says how many those were (MAIL-02). A mail counts as sent only when that is
 * noted after the server took it: a worker that dies in between sends it once more, under the same id. It is
 * either noted or tried again, so none is lost.
 */
export async function sendDueMails(deps: SendDeps): Promise<number> {
  const mails = await inTransaction(deps.db, (tx) => claimDueMails(tx, { most: mailsAtOnce, keptMs }));
  await Promise.all(mails.map((mail) => send(deps, mail)));
  return mails.length;
}

/** Longer than a server may take for one mail, short enough that the mail of a dead worker is not missed. */
const keptMs = 90_000;

async function send(deps: SendDeps, waiting: WaitingMail): Promise<void> {
  const { db, log, config, port } = deps;
  const { messageId } = waiting;
  const mail = readyMail(waiting, { ...config, service: await serviceFor(deps, waiting) });
  if (typeof mail === "string") {
    log.error({ messageId, reason: mail }, "a mail cannot be read and is set aside");
    return inTransaction(db, (tx) => setAside(tx, messageId, mail));
  }
  const answer = await port.hand(mail);
  if (answer.kind === "not-taken") return keepFailure(deps, waiting, answer);
  await inTransaction(db, async (tx) => {
    await port.keep(tx, mail);
    await markSent(tx, messageId);
    await forgetBounce(tx, mail.to);
  });
}

async function keepFailure(
  { db, log }: SendDeps,
  { messageId, recipient, attempts, waitedMs }: WaitingMail,
  { failure, reason }: Extract<MailAnswer, { kind: "not-taken" }>,
): Promise<void> {
  const verdict = judgeFailedMail({ failure, attempts, waitedMs });
  log.warn({ messageId, attempts, reason, verdict: verdict.kind }, "a mail was not taken");
  await inTransaction(db, async (tx) => {
    if (verdict.kind === "again") return markWaiting(tx, messageId, { afterMs: verdict.afterMs, reason });
    await setAside(tx, messageId, reason);
    if (verdict.isDead) await markBounced(tx, recipient, reason);
  });
}

/** A mail goes out without it rather than not at all. */
async function serviceFor(
  { serviceOf, log }: SendDeps,
  { recipient: to, language }: WaitingMail,
): Promise<CustomerService | undefined> {
  try {
    return await serviceOf({ to, language: languageOf(language) });
  } catch (error) {
    log.warn({ err: error }, "a mail goes out without the contact of customer service");
    return undefined;
  }
}

function languageOf(stored: string): Language {
  return parseLanguage(stored) ?? FALLBACK_LANGUAGE;
}

type Setting = {
  readonly secrets: Secrets;
  readonly origin: string;
  readonly service: CustomerService | undefined;
};

/** The mail in words, or why it has none. */
function readyMail(
  { messageId, recipient: to, language: stored, sealedFacts }: WaitingMail,
  { secrets, origin, service }: Setting,
): ReadyMail | string {
  const opened = openText(sealedFacts, factsPurpose, secrets);
  if (opened === undefined) return "sealed with a VYCEP_SECRET that is not given any more";
  const facts = mailFactsSchema.safeParse(JSON.parse(opened));
  if (!facts.success) return "written by another version";
  const language = languageOf(stored);
  const content = contentOf(facts.data, { to, language, origin });
  return {
    messageId,
    to,
    language,
    subject: content.subject,
    html: htmlOf(content, { to, language, service }),
    plainText: plainTextOf(content, { to, language, service }),
  };
}
