import { toId, type UserId } from "@vycep/domain/kernel/ids";
import { answerOf, isAutomatic, isFromUs } from "@vycep/domain/mail/inbound-mail";
import { parseLanguage } from "@vycep/domain/market/language";
import { judgeContent, judgeOffer } from "@vycep/domain/tickets/attachment";
import { DESCRIPTION_MAX, lengthOf } from "@vycep/domain/tickets/new-ticket";
import { statusAfterComment } from "@vycep/domain/tickets/solved-ticket";
import { say } from "@vycep/words/engine/sentence";
import { fileMessages, replyAnswer } from "@vycep/words/tickets/answers";
import type { Tx } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Secrets } from "../../platform/secrets/sealed-text.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { keepFile } from "../files/files.commands.ts";
import { filesOf } from "../files/files.facts.ts";
import { lookInto } from "../files/look-into.facts.ts";
import type { VirusScan } from "../files/virus-scan.facts.ts";
import { holdersAt } from "../users/users.facts.ts";
import { countFiles, keepWholeFile } from "./attachments.repo.ts";
import { insertComment, keepRead, participantsOf } from "./comments.repo.ts";
import { tellOfLateAnswer } from "./late-answer-mail.ts";
import { isMarkOf, replyTokenIn } from "./reply-token.ts";
import { type HeldTicket, holdTicket, keepStatus } from "./tickets.repo.ts";

/** A mail that came in, as the adapters hand it over. */
type Reply = {
  readonly messageId: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly head: ReadonlyMap<string, string>;
  readonly text: string;
  readonly files: readonly { readonly name: string; readonly content: Uint8Array }[];
};

type GoodFile = { readonly name: string; readonly mediaType: string; readonly content: Uint8Array };
type BadFile = { readonly name: string; readonly why: keyof typeof fileMessages };
type Replier = Awaited<ReturnType<typeof holdersAt>>[number];

/**
 * The answer to a mail about a ticket becomes a comment of who wrote it (MAIL-07), once for each mail: its address must
 * have been made by us for that person and that ticket, it must come from their own address, and they must still hold
 * Support there. Programs get no answer and leave no trace; who is refused is in the log.
 */
export async function takeReply(
  deps: Deps & { readonly scan: VirusScan },
  mail: Reply,
): Promise<"taken" | "known" | "automatic" | "refused"> {
  const { db, clock, log, config } = deps;
  const { messageId } = mail;
  if (isAutomatic(mail.head) || isFromUs(mail.from, ownAddresses(config))) return "automatic";
  const token = replyTokenIn(mail.to, config.inbound.address ?? "");
  if (token === undefined) return refused("no-reply-address");
  const files = await Promise.all(mail.files.map((file) => judged(file, deps.scan)));
  const text = answerOf(mail.text);
  if (text === "" && files.length === 0) return refused("nothing-written");
  const written = await writtenFiles(
    files.flatMap((file) => ("mediaType" in file ? [file] : [])),
    text,
  );
  return inTransaction(db, async (tx) => {
    const ticket = await holdTicket(tx, token.caseNumber);
    const person = ticket && (await replierOf(tx, ticket, { mark: token.mark, secrets: config.secrets }));
    if (ticket === undefined || person === undefined) return refused("signature-wrong");
    if (person.email.toLowerCase() !== mail.from.toLowerCase()) return refused("foreign-sender");
    const verdict = statusAfterComment(ticket, clock.now().date);
    if (!verdict.ok) {
      await tellOfLateAnswer(tx, { ticket, person, today: clock.now().date, secrets: config.secrets });
      return refused(verdict.refusal.kind);
    }
    const at = clock.instant();
    const { caseNumber, companyId } = ticket;
    const uid = toId<UserId>(person.uid);
    const by = { kind: "customer", uid } as const;
    const eventId = `mail ${messageId}`.slice(0, 900);
    const said = shortened(text) || written.map(({ name }) => name).join(", ");
    const id = await insertComment(tx, { ticket, at, text: said, by, eventId });
    if (id === undefined) return "known";
    if (verdict.value !== ticket.status) {
      await keepStatus(tx, { ticket, status: verdict.value, closed: undefined, at, uid });
    }
    await keepRead(tx, { caseNumber, uid, at });
    const others = await countFiles(tx, { kind: "ticket", caseNumber });
    const bad = files.flatMap((file) => ("why" in file ? [file] : []));
    for (const [index, file] of written.entries()) {
      const offer = judgeOffer({ name: file.name, bytes: file.file.bytes, others: others + index });
      if (!offer.ok) {
        bad.push({ name: file.name, why: offer.refusal.kind });
        continue;
      }
      await keepFile(tx, file.file, { companyId, now: at });
      await keepWholeFile(tx, { ...file, caseNumber, uid, fileId: file.file.id, bytes: file.file.bytes, at });
    }
    await tellOfBadFiles(tx, { ticket, person, bad, at, eventId });
    return "taken";
  });

  function refused(reason: string): "refused" {
    log.warn({ reason, messageId, caseNumber: token?.caseNumber }, "a mail that came in was refused");
    return "refused";
  }

  /** Into the store before the transaction; what it does not keep is swept away. */
  async function writtenFiles(good: readonly GoodFile[], text: string) {
    const rest: readonly GoodFile[] =
      lengthOf(text) > DESCRIPTION_MAX
        ? [{ name: "odpoved.txt", mediaType: "text/plain", content: Buffer.from(text, "utf8") }]
        : [];
    return Promise.all(
      [...good, ...rest].map(async ({ name, mediaType, content }) => ({
        ...{ name, mediaType },
        file: await filesOf(deps).write({ name, type: mediaType }, content),
      })),
    );
  }
}

/** Whose mails are our own: what they say was said by us. */
function ownAddresses({ inbound, mail }: Deps["config"]): readonly string[] {
  return [
    ...(inbound.address === undefined ? [] : [inbound.address]),
    ...(mail.kind === "smtp" ? [mail.from] : []),
  ];
}

/** Of the people of a ticket the one for whom the mark was made. */
async function replierOf(
  tx: Tx,
  ticket: HeldTicket,
  { mark, secrets }: { readonly mark: string; readonly secrets: Secrets },
): Promise<Replier | undefined> {
  const { caseNumber, shipToId } = ticket;
  const uids = await participantsOf(tx, ticket);
  const people = await holdersAt(tx, { uids, shipToId, permission: "Support" });
  return people.find(({ uid }) => isMarkOf({ caseNumber, uid }, mark, secrets));
}

async function judged(
  { name, content }: Reply["files"][number],
  scan: VirusScan,
): Promise<GoodFile | BadFile> {
  const offer = judgeOffer({ name, bytes: content.byteLength, others: 0 });
  if (!offer.ok) return { name, why: offer.refusal.kind };
  const seen = { name, ...(await lookInto(content)), isInfected: await scan(content) };
  const verdict = judgeContent(seen);
  return verdict.ok
    ? { name: offer.value.name, mediaType: verdict.value.mediaType, content }
    : { name, why: verdict.refusal.kind };
}

/** What was not taken stands in the conversation, where its sender sees it. */
async function tellOfBadFiles(
  tx: Tx,
  told: {
    readonly ticket: HeldTicket;
    readonly person: Replier;
    readonly bad: readonly BadFile[];
    readonly at: Date;
    readonly eventId: string;
  },
): Promise<void> {
  const { ticket, person, bad, at, eventId } = told;
  if (bad.length === 0) return;
  const language = parseLanguage(person.language) ?? "en";
  const text = bad
    .map(({ name, why }) =>
      say(replyAnswer.fileNotTaken, language, { name, why: say(fileMessages[why], language) }),
    )
    .join("\n");
  const by = { kind: "brewery", author: say(replyAnswer.author, language), isAutomatic: true } as const;
  await insertComment(tx, { ticket, at, text, by, eventId: `${eventId} files` });
}

function shortened(text: string): string {
  const all = [...text];
  return all.length <= DESCRIPTION_MAX ? text : `${all.slice(0, DESCRIPTION_MAX - 1).join("")}…`;
}
