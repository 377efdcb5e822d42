import type { Language } from "@vycep/domain/market/language";
import type { Sentence } from "@vycep/words/engine/sentence";

/** What a mail says, before it is drawn. */
export type MailContent = {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** The one thing to do. */
  readonly action: { readonly label: string; readonly address: string } | undefined;
  readonly note: string | undefined;
  /** Why it comes, where that is not "because of your account". */
  readonly reason?: Sentence | undefined;
  /** Where its kind is stopped; mails of the account have none (MAIL-10). */
  readonly stop?: { readonly label: string; readonly address: string } | undefined;
  /** A code to be scanned, with what it says. */
  readonly qr?: { readonly label: string; readonly text: string } | undefined;
};

export type Addressed = { readonly to: string; readonly language: Language; readonly origin: string };
