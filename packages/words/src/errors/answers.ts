/** What the API says when a call cannot be answered at all, whatever it was about. Nouns have their own refusals. */
import type { Language } from "@vycep/domain/market/language";
import { inEveryLanguage, type Sentences, say } from "../engine/sentence.ts";
import { permissionInWords } from "../permissions/answers.ts";

const said = await inEveryLanguage<typeof import("./cs.ts").answers>(import.meta.url);

export type ErrorCode =
  | "authenticator-exists"
  | "behalf-code-ended"
  | "body-too-large"
  | "cart-elsewhere"
  | "code-incorrect"
  | "company-not-found"
  | "cursor-invalid"
  | "customer-tokens-off"
  | "document-not-registered"
  | "email-missing"
  | "forbidden"
  | "forbidden-permission"
  | "file-not-downloaded"
  | "foreign-page"
  | "fresh-sign-in-needed"
  | "guests-only"
  | "idempotency-key-reused"
  | "idempotency-key-too-long"
  | "interaction-expired"
  | "internal"
  | "invalid-input"
  | "invalid-token"
  | "malformed-request"
  | "method-not-allowed"
  | "no-authenticator"
  | "no-second-factor"
  | "no-session"
  | "no-such-passkey"
  | "no-such-session"
  | "not-acceptable"
  | "not-for-programs"
  | "not-on-behalf"
  | "not-signed-in"
  | "operation-name-missing"
  | "passkey-exists"
  | "passkey-refused"
  | "password-missing"
  | "preview-code-ended"
  | "preview-reads-only"
  | "query-missing"
  | "second-factor-demanded"
  | "second-factor-needed"
  | "sign-in-incorrect"
  | "statement-missing"
  | "too-many-requests"
  | "maintenance"
  | "unavailable"
  | "unknown-address"
  | "unknown-operation"
  | "unsupported-media-type";

/** The English of sign-in and of strangers is Magento's own, because clients compare it (graphql-conventions 4.5). */
export const errorSentences: Sentences<ErrorCode> = said.errorSentences;

/**
 * Says why a call cannot be answered. A `permission` among the values is called what the menus call it, because its own
 * name is English (LANG-01).
 *
 * @example errorInWords("forbidden-permission", "cs", { permission: "My Documents" }) // "…„Moje doklady“…"
 */
export function errorInWords(
  code: ErrorCode,
  language: Language,
  values: Readonly<Record<string, string>> = {},
): string {
  const { permission } = values;
  const spoken = permission === undefined ? {} : { permission: permissionInWords(permission, language) };
  return say(errorSentences[code], language, { ...values, ...spoken });
}
