import { STAFF_FORGOTTEN_PATH } from "@vycep/contract/identity/desk-door";
import type { Language } from "@vycep/domain/market/language";
import { formatCount, formatDate, formatWeekdayDate } from "@vycep/words/engine/format";
import { formatTime } from "@vycep/words/engine/format-time";
import { type Sentence, say } from "@vycep/words/engine/sentence";
import { mailParts, mailSentences } from "@vycep/words/mail/answers";
import { permissionInWords } from "@vycep/words/permissions/answers";
import { ticketStatusNames } from "@vycep/words/tickets/answers";
import { localMomentOf } from "../../platform/clock.ts";
import { letterContent, stopOf } from "./letter-content.ts";
import type { LetterFacts } from "./letter-kinds.ts";
import type { MailFacts } from "./mail-kinds.ts";
import type { Addressed, MailContent } from "./mail-parts.ts";

/** Puts a mail into words of the receiver's language; its addresses are the portal's public ones. */
export function contentOf(facts: MailFacts, { to, language, origin }: Addressed): MailContent {
  if ("letter" in facts) return letterContent(facts, { to, language, origin });
  const words: Words = mailSentences[facts.kind];
  const until = "until" in facts ? formatEnd(facts.until) : "";
  const name = "name" in facts ? facts.name : "";
  const values = { to, until, name, ...ticketValues(facts, language) };
  const told = (sentence: Sentence) => say(sentence, language, values);
  const company = "company" in facts ? facts.company : "place" in facts ? facts.place : null;
  const inviter = facts.kind === "invitation" ? facts.inviter : null;
  const invited = inviter === null ? [] : [say(mailSentences.invitation.invitedBy, language, { inviter })];
  return {
    subject: [told(words.subject), ...(company === null ? [] : [company])].join(" · "),
    heading: told(words.heading),
    paragraphs: [...invited, told(words.text)],
    facts: factRows(facts, language),
    action: words.action && { label: told(words.action), address: `${origin}${pathOf(facts)}` },
    note: words.note && told(words.note),
    stop: "stop" in facts && facts.stop !== null ? stopOf(facts.stop, { language, origin }) : undefined,
  };
}

/** What is no letter about a notice. */
type AccountFacts = Exclude<MailFacts, LetterFacts>;

type Words = {
  readonly subject: Sentence;
  readonly heading: Sentence;
  readonly text: Sentence;
  readonly action?: Sentence;
  readonly note?: Sentence;
};

/** Keys and webhooks of one's programs. */
const programsPath = "/my-profile/programs";

/** Where its action leads: the link itself, or where one who did not do this himself can take the account back. */
function pathOf(facts: AccountFacts): string {
  if ("path" in facts) return facts.path;
  if (facts.kind === "access-request") return "/my-profile/users";
  if ("name" in facts) return programsPath;
  if ("number" in facts) return `/support/tickets/${encodeURIComponent(facts.number)}`;
  if ("atDesk" in facts && facts.atDesk === true) return STAFF_FORGOTTEN_PATH;
  return facts.kind === "user-activated" ? "/login" : "/forgot-password";
}

/** What the sentences about a ticket name; of an answer that is no more than its text. */
function ticketValues(facts: AccountFacts, language: Language): Readonly<Record<string, string>> {
  if (!("number" in facts)) return {};
  return {
    number: facts.number,
    ...("text" in facts && { text: facts.text }),
    ...("status" in facts && { status: say(ticketStatusNames[facts.status], language) }),
    ...("days" in facts && { days: formatCount(facts.days) }),
  };
}

function factRows(facts: AccountFacts, language: Language): MailContent["facts"] {
  const row = (label: Sentence, value: string) => ({ label: say(label, language), value });
  return [
    ...("company" in facts && facts.company !== null ? [row(mailParts.company, facts.company)] : []),
    ...(facts.kind === "key-made" || facts.kind === "key-revoked" ? [row(mailParts.by, facts.person)] : []),
    ...(facts.kind === "access-request"
      ? [
          row(mailParts.person, `${facts.person}, ${facts.email}`),
          row(mailParts.right, permissionInWords(facts.permission, language)),
        ]
      : []),
    ...("number" in facts
      ? [row(mailParts.ticketSubject, facts.title), row(mailParts.ticketPlace, facts.place)]
      : []),
    ...("author" in facts ? [row(mailParts.ticketAuthor, facts.author)] : []),
    ...("newEmail" in facts ? [row(mailParts.newEmail, facts.newEmail)] : []),
    ...(facts.kind === "factor-changed" ? [row(mailParts.change, changeOf(facts, language))] : []),
    ...("at" in facts ? [row(mailParts.at, formatMoment(facts.at, language))] : []),
    ...(facts.kind === "new-device"
      ? [row(mailParts.device, deviceOf(facts, language)), row(mailParts.address, facts.address)]
      : []),
  ];
}

function changeOf(
  { change, factor }: Extract<MailFacts, { kind: "factor-changed" }>,
  language: Language,
): string {
  return say(mailParts.changes[change], language, { factor: say(mailParts.factors[factor], language) });
}

function deviceOf(
  { browser, system }: Extract<MailFacts, { kind: "new-device" }>,
  language: Language,
): string {
  if (browser !== null && system !== null) return say(mailParts.deviceOn, language, { browser, system });
  return browser ?? system ?? say(mailParts.unknownDevice, language);
}

function formatMoment(instant: Date, language: Language): string {
  const { date, minutes } = localMomentOf(instant);
  return `${formatWeekdayDate(date, language)} ${formatTime(minutes)}`;
}

/** After "until", where a short weekday would be in the wrong case. */
function formatEnd(instant: Date): string {
  const { date, minutes } = localMomentOf(instant);
  return `${formatDate(date)} ${formatTime(minutes)}`;
}
