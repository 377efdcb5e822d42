import type { MailFailure } from "@vycep/domain/mail/failed-mail";
import type { Language } from "@vycep/domain/market/language";
import type { Tx } from "../../platform/db.ts";

/** A mail as it goes out. */
export type ReadyMail = {
  /** The same for every try, so that a receiver who gets it twice can tell. */
  readonly messageId: string;
  readonly to: string;
  /** Where an answer goes (MAIL-07); without it, to the sender. */
  readonly replyTo?: string | undefined;
  readonly language: Language;
  readonly subject: string;
  readonly html: string;
  readonly plainText: string;
  /** Where its kind is stopped by one click (RFC 8058); none for mails of the account. */
  readonly stop: string | undefined;
  readonly files: readonly MailFile[];
};

/** What goes with a mail; with an id it stands in the mail itself. */
export type MailFile = {
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array;
  readonly contentId?: string | undefined;
};

export type MailAnswer =
  | { readonly kind: "taken" }
  | { readonly kind: "not-taken"; readonly failure: MailFailure; readonly reason: string };

/** The way out of the house (MAIL-01). */
export type MailPort = {
  /** Hands a mail over; an answer, never an error, whatever becomes of it. */
  readonly hand: (mail: ReadyMail) => Promise<MailAnswer>;
  /** What belongs to a mail that was taken, in the transaction that notes it as sent. */
  readonly keep: (tx: Tx, mail: ReadyMail) => Promise<void>;
  readonly close: () => void;
};
