import { parseLanguage } from "@vycep/domain/market/language";
import { say } from "@vycep/words/engine/sentence";
import { demoAnswer } from "@vycep/words/tickets/answers";
import { sql } from "kysely";
import type { Db } from "../../platform/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { repeatingJob } from "../../platform/jobs/job.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { usersInSql } from "../users/users.facts.ts";
import { answerTicket, changeTicket } from "./tickets.commands.ts";

/**
 * In the demo the house takes every ticket that the portal sent a moment ago, and says that it is a demo. Where a service
 * desk is connected, or a real brewery works, nobody answers but people.
 */
export async function acknowledgeTickets({ db, clock, config }: Deps): Promise<void> {
  if (!config.demo || config.erp !== undefined) return;
  const at = clock.instant();
  for (const { caseNumber, language: spoken } of await freshTickets(db)) {
    const language = parseLanguage(spoken) ?? "en";
    await inTransaction(db, async (tx) => {
      const answer = { author: say(demoAnswer.author, language), text: say(demoAnswer.text, language) };
      const eventId = `house-${caseNumber}-taken`;
      await answerTicket(tx, { caseNumber, ...answer, isAutomatic: true, eventId, at }, config.secrets);
      const today = clock.now().date;
      const status = "In Progress";
      await changeTicket(tx, { caseNumber, status, eventId, at, today }, config.secrets);
    });
  }
}

export const acknowledgeTicketsJob = repeatingJob("tickets: acknowledge", 5000, acknowledgeTickets);

async function freshTickets(
  db: Db,
): Promise<readonly { readonly caseNumber: string; readonly language: string }[]> {
  const { rows } = await sql<{ caseNumber: string; language: string }>`
    select t.case_number as "caseNumber", ${usersInSql.languageOf(sql`t.uid`)} as language from ticket t
    where t.status = 'New' and t.sent_at is not null order by t.case_number limit 50`.execute(db);
  return rows;
}
