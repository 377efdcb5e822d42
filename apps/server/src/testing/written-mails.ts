import { sql } from "kysely";
import { factsPurpose } from "../modules/mail/mail.commands.ts";
import { openText } from "../platform/secrets/sealed-text.ts";
import type { TestServer } from "./test-server.ts";

export type WrittenMail = { readonly kind: string; readonly path?: string };

/** The mails that wait to be sent to somebody, as they were written, the oldest first. */
export async function writtenMails(server: TestServer, to: string): Promise<readonly WrittenMail[]> {
  const { rows } = await sql<{ sealed_facts: string }>`
    select sealed_facts from mail where recipient = ${to} and sealed_facts is not null
    order by created_at`.execute(server.deps.db);
  return rows.map(({ sealed_facts: sealed }) =>
    JSON.parse(openText(sealed, factsPurpose, server.config.secrets) ?? "{}"),
  );
}
