import { createHash } from "node:crypto";
import { FALLBACK_LANGUAGE, parseLanguage } from "@vycep/domain/market/language";
import { sql } from "kysely";
import type { Tx } from "../../platform/db.ts";
import { type Secrets, sealText } from "../../platform/secrets/sealed-text.ts";
import type { MailFacts } from "./mail-kinds.ts";

export type { LetterFacts, OrderLetterKind } from "./letter-kinds.ts";

export type NewMail = MailFacts & {
  readonly to: string;
  /** Of the receiver; one that we do not speak counts as the fallback. */
  readonly language: string;
  /**
   * What happened, by a name of its own (the hash of a link, the id of a session): the same cause writes no second mail of
   * this kind to this address.
   */
  readonly cause: string;
  /** Under which of the portal's names the person came: its links lead back there. The main one where nobody came. */
  readonly origin?: string | undefined;
};

/** What a mail's facts are sealed for. */
export const factsPurpose = "mail facts";

/**
 * Writes a mail in the transaction of its cause: it goes out once that is committed, and never when it is rolled back
 * (MAIL-02). The facts are sealed, because the links among them let somebody in.
 */
export async function writeMail(tx: Tx, mail: NewMail, secrets: Secrets): Promise<void> {
  const { to, language, cause, ...facts } = mail;
  const messageId = createHash("sha256")
    .update(JSON.stringify([facts.kind, to, cause]))
    .digest("base64url");
  await sql`
    insert into mail (message_id, kind, recipient, language, sealed_facts, created_at, next_attempt_at)
    values (${messageId}, ${facts.kind}, ${to}, ${parseLanguage(language) ?? FALLBACK_LANGUAGE},
      ${sealText(JSON.stringify(facts), factsPurpose, secrets)}, now(), now())
    on conflict (message_id) do nothing`.execute(tx);
}
