import { sql } from "kysely";
import { factsPurpose } from "../modules/mail/mail.commands.ts";
import { type MailFacts, mailFactsSchema } from "../modules/mail/mail-kinds.ts";
import { openText } from "../platform/secrets/sealed-text.ts";
import type { TestServer } from "./test-server.ts";

export type WrittenMail = { readonly to: string; readonly language: string; readonly facts: MailFacts };

/** Every mail that waits to be sent, the oldest first, with what only the worker reads of it. */
export async function waitingMails({ deps, config }: TestServer): Promise<readonly WrittenMail[]> {
  const { rows } = await sql<{
    readonly recipient: string;
    readonly language: string;
    readonly sealed_facts: string;
  }>`
    select recipient, language, sealed_facts from mail
    where sealed_facts is not null order by created_at, kind desc`.execute(deps.db);
  return rows.map(({ recipient, language, sealed_facts }) => ({
    to: recipient,
    language,
    facts: mailFactsSchema.parse(JSON.parse(openText(sealed_facts, factsPurpose, config.secrets) ?? "{}")),
  }));
}
