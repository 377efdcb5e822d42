import { MAILBOX_PATH } from "@vycep/contract/identity/identity.rest";
import type { Language } from "@vycep/domain/market/language";
import { formatCount, formatWeekdayDate } from "@vycep/words/engine/format";
import { formatTime } from "@vycep/words/engine/format-time";
import { type Sentence, say } from "@vycep/words/engine/sentence";
import { mailboxSentences as words } from "@vycep/words/mail/answers";
import { localMomentOf } from "../../platform/clock.ts";
import { type Html, html } from "../../platform/html/html.ts";
import type { MailboxLine, MailboxMail } from "./mail.repo.ts";

/** What a mail may do in the frame that shows it: its links lead the whole page on, and nothing else happens. */
export const frameRights = "allow-top-navigation-by-user-activation";

type MailboxView = {
  readonly language: Language;
  readonly lines: readonly MailboxLine[];
  readonly chosen: MailboxMail | undefined;
};

/** The page that shows every mail of the demo. It runs no script: a link loads it anew. */
export function mailboxPage({ language, lines, chosen }: MailboxView): string {
  const said = (sentence: Sentence) => say(sentence, language);
  return html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${chosen ? `${chosen.subject} · ` : ""}${said(words.title)}</title>
<link rel="stylesheet" href="${MAILBOX_PATH}/style.css"></head><body>
<header><h1>${said(words.title)}</h1><p>${said(words.intro)}</p>
<a href="${addressOf(language)}">${said(words.refresh)}</a><a href="/login">${said(words.signIn)}</a></header>
${
  lines.length === 0
    ? html`<main class="open"><section><p class="none">${said(words.none)}</p></section></main>`
    : html`<main${chosen ? html` class="open"` : undefined}><nav aria-label="${said(words.all)}"><ul>
${lines.map((line) => lineOf(line, { language, isChosen: line.messageId === chosen?.messageId }))}</ul></nav>
<section>${chosen ? mailOf(chosen, language) : html`<p class="none">${said(words.choose)}</p>`}</section></main>`
}
</body></html>`.markup;
}

function lineOf(
  { messageId, subject, recipient, receivedAt }: MailboxLine,
  { language, isChosen }: { readonly language: Language; readonly isChosen: boolean },
): Html {
  return html`<li><a href="${addressOf(language, messageId)}"${isChosen ? html` aria-current="true"` : undefined}>
<strong>${subject}</strong><span>${recipient}</span><span>${momentOf(receivedAt, language)}</span></a></li>`;
}

function mailOf(mail: MailboxMail, language: Language): Html {
  const said = (sentence: Sentence) => say(sentence, language);
  return html`<a class="back" href="${addressOf(language)}">← ${said(words.all)}</a><h2>${mail.subject}</h2>
<dl><dt>${said(words.to)}</dt><dd>${mail.recipient}</dd>
<dt>${said(words.sent)}</dt><dd>${momentOf(mail.receivedAt, language)}</dd>
${mail.files.length > 0 ? html`<dt>${said(words.files)}</dt><dd><ul>${mail.files.map((file) => fileOf(file, mail))}</ul></dd>` : undefined}</dl>
<h3>${said(words.html)}</h3>
<iframe title="${said(words.html)}" sandbox="${frameRights}" src="${MAILBOX_PATH}/${mail.messageId}"></iframe>
<h3>${said(words.text)}</h3><pre>${linked(mail.plainText)}</pre>`;
}

function fileOf({ position, name, bytes }: MailboxMail["files"][number], { messageId }: MailboxMail): Html {
  const size = formatCount(Math.max(1, Math.round(bytes / 1024)));
  return html`<li><a href="${MAILBOX_PATH}/${messageId}/files/${position}">${name}</a> (${size} kB)</li>`;
}

/** Addresses in a plain text lead somewhere. */
function linked(text: string): readonly Html[] {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part) => (/^https?:\/\//.test(part) ? html`<a href="${part}">${part}</a>` : html`${part}`));
}

function addressOf(language: Language, messageId?: string): string {
  return `${MAILBOX_PATH}?lang=${language}${messageId === undefined ? "" : `&mail=${messageId}`}`;
}

function momentOf(instant: Date, language: Language): string {
  const { date, minutes } = localMomentOf(instant);
  return `${formatWeekdayDate(date, language)} ${formatTime(minutes)}`;
}
