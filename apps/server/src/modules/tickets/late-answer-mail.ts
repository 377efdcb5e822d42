import type { LocalDate } from "@vycep/domain/kernel/local-moment";
import { REOPEN_DAYS } from "@vycep/domain/tickets/solved-ticket";
import type { Tx } from "../../platform/db.ts";
import type { Secrets } from "../../platform/secrets/sealed-text.ts";
import { writeMail } from "../mail/mail.commands.ts";
import type { HeldTicket } from "./tickets.repo.ts";

/**
 * Tells who answered a closed ticket by mail that nobody reads it there, and where a new one is begun (MAIL-07). It has no
 * address of answers, and there is one a day and ticket: a program that answers it talks to nobody, and not twice. It is
 * the answer to their own mail, so it comes to who turned the mails of tickets off as well.
 */
export async function tellOfLateAnswer(
  tx: Tx,
  late: {
    readonly ticket: HeldTicket;
    readonly person: { readonly email: string; readonly language: string };
    readonly today: LocalDate;
    readonly secrets: Secrets;
  },
): Promise<void> {
  const { ticket, person, today, secrets } = late;
  const { caseNumber: number, title, shipToName: place, shipToId: shipTo, status } = ticket;
  await writeMail(
    tx,
    {
      ...{ kind: "ticket-answer-late", number, title, place, status, days: REOPEN_DAYS },
      ...{ reply: null, stop: null, path: `/support/tickets/new?${new URLSearchParams({ shipTo })}` },
      ...{ to: person.email, language: person.language, cause: `${number} ${today}` },
    },
    secrets,
  );
}
