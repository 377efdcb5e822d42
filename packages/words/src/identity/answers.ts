/** What the pages say that the provider of sign-in must show itself. */
import type { PasswordRefusal } from "@vycep/domain/identity/password-rules";
import { inEveryLanguage, type Sentences } from "../engine/sentence.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export const pageSentences: Sentences<
  | "sign-out"
  | "sign-out-question"
  | "signed-out"
  | "problem"
  | "problem-hint"
  | "unavailable"
  | "unavailable-hint"
  | "again"
  | "back"
> = said.pageSentences;

/** Why a password was not set (ERROR-25, ERROR-26, ERROR-38…41, ERROR-52). */
export type PasswordMessage =
  | PasswordRefusal
  | "old-password-incorrect"
  | "link-expired"
  | "link-used"
  | "link-unknown";

export const passwordMessages: Sentences<PasswordMessage> = said.passwordMessages;
