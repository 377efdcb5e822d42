import { judgeFailedMail } from "@vycep/domain/mail/failed-mail";
import { FALLBACK_LANGUAGE, type Language, parseLanguage } from "@vycep/domain/market/language";
import type { Theme } from "@vycep/domain/market/theme";
import { z } from "zod";
import type { Deps } from "../../platform/deps.ts";
import { openText } from "../../platform/secrets/sealed-text.ts";
import type { Site } from "../../platform/sites.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { factsPurpose } from "./mail.commands.ts";
import type { MailAnswer, MailFile, MailPort, ReadyMail } from "./mail.port.ts";
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
import { type MailFacts, mailFactsSchema } from "./mail-kinds.ts";
import { type CustomerService, htmlOf, type MailBrand, plainTextOf, QR_CONTENT_ID } from "./mail-layout.ts";
import { qrImage } from "./qr-image.ts";
import { mailsAtOnce } from "./smtp-mail.ts";

export type SendDeps = Pick<Deps, "db" | "log"> & {
  readonly config: Pick<Deps["config"], "secrets" | "sites" | "inbound">;
  readonly port: MailPort;
  /** Customer service of whoever is written to; it stands at the end of every mail (D28). */
  readonly serviceOf: (receiver: MailReceiver) => Promise<CustomerService | undefined>;
  /** The brand of the receiver's market, or of the theme they came by (MAIL-03); none leaves the product's own look. */
  readonly brandOf?:
    | ((receiver: MailReceiver & { readonly theme: Theme }) => Promise<MailBrand | undefined>)
    | undefined;
  /** The files of papers that go with a mail; what there is none of is left out. */
  readonly papersOf: (papers: readonly MailPaper[]) => Promise<readonly MailFile[]>;
};

/** A file of a paper by its names. */
export type MailPaper = { readonly kind: string; readonly number: string; readonly format: string };

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
  const opened = openedFacts(waiting, config);
  const site = typeof opened === "string" ? config.sites[0] : opened.site;
  const files = typeof opened === "string" ? [] : await filesFor(deps, opened.facts);
  // A paper that cannot be made now may be made later; the invoice without its file is not what was meant.
  if (typeof files === "string") {
    const failure = { refused: "other", code: undefined, enhancedCode: undefined } as const;
    return keepFailure(deps, waiting, { kind: "not-taken", failure, reason: files });
  }
  const look = await lookFor(deps, waiting, site);
  const mail =
    typeof opened === "string"
      ? opened
      : readyMail(waiting, opened, { ...look, files, inbound: config.inbound });
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

type Look = { readonly service: CustomerService | undefined; readonly brand: MailBrand | undefined };

/** A mail goes out without it rather than not at all. */
async function lookFor(
  { serviceOf, brandOf, log }: SendDeps,
  { recipient: to, language: stored }: WaitingMail,
  { theme }: Site,
): Promise<Look> {
  const receiver = { to, language: languageOf(stored) };
  try {
    return { service: await serviceOf(receiver), brand: await brandOf?.({ ...receiver, theme }) };
  } catch (error) {
    log.warn({ err: error }, "a mail goes out without brand and contact of its market");
    return { service: undefined, brand: undefined };
  }
}

function languageOf(stored: string): Language {
  return parseLanguage(stored) ?? FALLBACK_LANGUAGE;
}

/** What goes with a mail, or why it cannot be had now. */
async function filesFor({ papersOf }: SendDeps, facts: MailFacts): Promise<readonly MailFile[] | string> {
  if (!("papers" in facts) || facts.papers.length === 0) return [];
  try {
    return await papersOf(facts.papers);
  } catch (error) {
    return `a paper cannot be made: ${String(error)}`.slice(0, 500);
  }
}

type Opened = { readonly facts: MailFacts; readonly site: Site };
const cameBy = z.object({ origin: z.string().optional() });

/** What a mail is to say and where its links lead, or why it says nothing. A name that is none of ours any more is the main one. */
function openedFacts({ sealedFacts }: WaitingMail, { secrets, sites }: SendDeps["config"]): Opened | string {
  const text = openText(sealedFacts, factsPurpose, secrets);
  if (text === undefined) return "sealed with a VYCEP_SECRET that is not given any more";
  const opened: unknown = JSON.parse(text);
  const facts = mailFactsSchema.safeParse(opened);
  if (!facts.success) return "written by another version";
  const { origin } = cameBy.parse(opened);
  return { facts: facts.data, site: sites.find((site) => site.origin === origin) ?? sites[0] };
}

/** The mail in words. */
function readyMail(
  { messageId, recipient: to, language: stored }: WaitingMail,
  { facts, site }: Opened,
  {
    service,
    brand,
    inbound,
    files,
  }: Look & Pick<Deps["config"], "inbound"> & { readonly files: readonly MailFile[] },
): ReadyMail {
  const language = languageOf(stored);
  const answerTo = replyAddress(inbound.address, facts);
  const mayAnswer = answerTo !== undefined;
  const content = contentOf(facts, { to, language, origin: site.origin });
  const { qr } = content;
  const image: readonly MailFile[] =
    qr === undefined
      ? []
      : [{ name: "qr.png", type: "image/png", content: qrImage(qr.text), contentId: QR_CONTENT_ID }];
  return {
    messageId,
    to,
    language,
    subject: content.subject,
    html: htmlOf(content, { to, language, service, brand, mayAnswer }),
    plainText: plainTextOf(content, { to, language, service, brand, mayAnswer }),
    replyTo: answerTo ?? brand?.replyTo ?? undefined,
    stop: content.stop?.address,
    files: [...image, ...files],
  };
}

/** `tickets@brewery.cz` with what says for whom and which ticket it is; none where answers are not read. */
function replyAddress(own: string | undefined, facts: MailFacts): string | undefined {
  const reply = "reply" in facts ? facts.reply : null;
  return own === undefined || reply === null ? undefined : own.replace("@", `+${reply}@`);
}
