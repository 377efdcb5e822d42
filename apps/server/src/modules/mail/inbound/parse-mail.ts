import { createHash } from "node:crypto";
import type { MailHead } from "@vycep/domain/mail/inbound-mail";
import type { AddressObject } from "mailparser";
import { cleanHtml, wordsOfHtml } from "../../../platform/html/clean-html.ts";

/** A mail that somebody wrote to us. */
export type InboundMail = {
  /** Its own id; of one that has none the hash of its bytes. */
  readonly messageId: string;
  readonly from: string;
  /** All addresses that it was sent to. */
  readonly to: readonly string[];
  readonly head: MailHead;
  /** As it was written, or the words of its formatted text once that was cleaned. */
  readonly text: string;
  readonly files: readonly { readonly name: string; readonly content: Uint8Array }[];
};

/** What is done with a mail: an answer to a ticket; the wiring says who does it. */
export type TakeInbound = (mail: InboundMail) => Promise<"taken" | "known" | "automatic" | "refused">;

/** Reads a mail out of its bytes, as they came. */
export async function parseMail(raw: Buffer): Promise<InboundMail> {
  const { simpleParser } = await import("mailparser");
  const mail = await simpleParser(raw, { skipHtmlToText: true, skipTextToHtml: true, skipImageLinks: true });
  const head = new Map<string, string>();
  for (const { key, line } of mail.headerLines) {
    if (!head.has(key)) head.set(key, line.slice(line.indexOf(":") + 1).trim());
  }
  const delivered = ["delivered-to", "x-original-to", "envelope-to"].flatMap((name) => head.get(name) ?? []);
  return {
    messageId: mail.messageId ?? createHash("sha256").update(raw).digest("hex"),
    from: addressesIn(mail.from)[0] ?? "",
    to: [...addressesIn(mail.to), ...addressesIn(mail.cc), ...delivered].map((to) =>
      to.replace(/^<|>$/g, ""),
    ),
    head,
    text: mail.text ?? linesOfHtml(mail.html || ""),
    files: mail.attachments
      .filter(({ related }) => !related)
      .map(({ filename, content }, at) => ({ name: filename ?? `priloha-${at + 1}.txt`, content })),
  };
}

function addressesIn(found: AddressObject | AddressObject[] | undefined): readonly string[] {
  const all = found === undefined ? [] : Array.isArray(found) ? found : [found];
  return all.flatMap(({ value }) => value.flatMap(({ address }) => address?.toLowerCase() ?? []));
}

/** Formatted text as lines: what a paragraph or a quote is, stays one. */
function linesOfHtml(html: string): string {
  const clean = cleanHtml(html.replaceAll(/<blockquote\b[\s\S]*$/gi, ""));
  return clean
    .split(/<\/(?:p|div|li|h[1-6])>|<br\s*\/?>/i)
    .map(wordsOfHtml)
    .join("\n");
}
