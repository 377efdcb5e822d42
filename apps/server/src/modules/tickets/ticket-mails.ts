import type { NoticeFacts } from "@vycep/contract/notices/notices.rest";
import { type NoticeReader, wantsNotice } from "@vycep/domain/notices/notice-setting";
import type { TicketStatus } from "@vycep/domain/tickets/ticket-status";
import { sql } from "kysely";
import type { Tx } from "../../platform/db.ts";
import type { Secrets } from "../../platform/secrets/sealed-text.ts";
import { type NewMail, writeMail } from "../mail/mail.commands.ts";
import { tellNotice } from "../notices/notices.commands.ts";
import { chosenWays } from "../notices/notices.facts.ts";
import { printStopLink } from "../notices/stop-link.facts.ts";
import { holdersAt } from "../users/users.facts.ts";
import { participantsOf } from "./comments.repo.ts";
import { replyTokenOf } from "./reply-token.ts";
import type { HeldTicket } from "./tickets.repo.ts";

/** What happened to a ticket, as its people are told (MAIL-07). */
export type TicketNews =
  | { readonly kind: "ticket-opened" }
  | { readonly kind: "ticket-answered"; readonly author: string; readonly text: string }
  | { readonly kind: "ticket-changed"; readonly status: TicketStatus };

/**
 * Writes to the customer's people of a ticket in the transaction of what happened (MAIL-07): to who opened it and who said
 * something, as long as they may sign in, still hold Support at its place and did not turn these mails off (BELL-03).
 */
export async function tellPeople(
  tx: Tx,
  ticket: Pick<HeldTicket, "caseNumber" | "companyId" | "title" | "shipToId" | "shipToName">,
  {
    news,
    cause,
    at,
    secrets,
  }: { readonly news: TicketNews; readonly cause: string; readonly at: Date; readonly secrets: Secrets },
): Promise<void> {
  const uids = await participantsOf(tx, ticket);
  const people = await holdersAt(tx, { uids, shipToId: ticket.shipToId, permission: "Support" });
  const facts = { number: ticket.caseNumber, title: ticket.title, place: ticket.shipToName };
  if (people.length === 0) return;
  const wantsMail = await whoWantsMail(tx, ticket.shipToId, people);
  for (const { uid, email: to, language } of people.filter(wantsMail)) {
    const reply = replyTokenOf({ caseNumber: ticket.caseNumber, uid }, secrets);
    const stop = printStopLink({ uid, setting: ticketMail.setting }, secrets);
    const mail: NewMail = {
      ...news,
      ...facts,
      reply,
      stop,
      to,
      language,
      cause: `${ticket.caseNumber} ${cause}`,
    };
    await writeMail(tx, mail, secrets);
  }
  const told = noticeOf(news, ticket.title);
  if (told === undefined) return;
  const { caseNumber: subject, companyId, shipToId } = ticket;
  const notice = { facts: told, subject, companyId, shipToId, at, cause: `${subject} ${cause}` };
  await tellNotice(tx, [notice], sql`(select unnest(${people.map(({ uid }) => uid)}::text[]))`);
}

const ticketMail = { setting: "ticket", way: "mail" } as const;
const holdsSupport: NoticeReader = { permissions: new Set(["Support"]), isOwn: true };

async function whoWantsMail(tx: Tx, shipToId: string, people: readonly { readonly uid: string }[]) {
  const uids = people.map(({ uid }) => uid);
  const chosen = await chosenWays(tx, uids);
  return ({ uid }: { readonly uid: string }) =>
    wantsNotice(ticketMail, holdsSupport, chosen({ uid, shipToId, ...ticketMail }));
}

/** Who opened a ticket knows it; what the brewery does with it stands in the bell, too (BELL-01). */
function noticeOf(news: TicketNews, title: string): NoticeFacts | undefined {
  switch (news.kind) {
    case "ticket-opened":
      return undefined;
    case "ticket-answered":
      return { kind: "ticket-answered", title };
    case "ticket-changed":
      return { kind: "ticket-changed", title, status: news.status };
  }
}
