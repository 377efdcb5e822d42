import { hash, verify } from "@node-rs/argon2";
import {
  PASSWORD_HISTORY,
  type PasswordDemand,
  passwordRefusal,
  unmetDemands,
} from "@vycep/domain/identity/password-rules";
import type { Language } from "@vycep/domain/market/language";
import { say } from "@vycep/words/engine/sentence";
import { type PasswordMessage, passwordMessages } from "@vycep/words/identity/answers";
import type { Db } from "../../../platform/db.ts";
import { AppError, type FieldProblem } from "../../../platform/errors.ts";
import { argon2Settings } from "../sign-in.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { lastHashes } from "./password.repo.ts";

export type NewPassword = {
  readonly newPassword: string;
  readonly retypePassword: string;
  readonly termsAgreed?: boolean | undefined;
};

/** Judges a new password by the rule of both sides (AUTH-07…14) and hashes it, or refuses with every demand not met. */
export async function hashOfNew(
  db: Db,
  { uid, language }: { readonly uid: string; readonly language: Language },
  { newPassword, retypePassword, termsAgreed }: NewPassword,
): Promise<string> {
  const facts = {
    retyped: retypePassword,
    areTermsAccepted: termsAgreed,
    isCommon: isCommonPassword(newPassword),
  };
  refuse(unmetDemands(newPassword, facts), language);
  // One after the other: eight at once would take every thread from those who sign in.
  for (const old of await lastHashes(db, uid, PASSWORD_HISTORY)) {
    if (await verify(old, newPassword))
      refuse(unmetDemands(newPassword, { ...facts, isOneOfLast: true }), language);
  }
  return hash(newPassword, argon2Settings);
}

function refuse(demands: readonly PasswordDemand[], language: Language): void {
  const refusal = passwordRefusal(demands);
  if (refusal === undefined) return;
  throw passwordRefused(
    refusal,
    language,
    demands.map((code) => ({ path: pathOf(code), code })),
  );
}

function pathOf(demand: PasswordDemand): string {
  if (demand === "does-not-match") return "retypePassword";
  return demand === "terms-not-accepted" ? "termsAgreed" : "newPassword";
}

export function passwordRefused(
  code: PasswordMessage,
  language: Language,
  fields: readonly FieldProblem[] = [],
): AppError {
  return new AppError("unprocessable", { code, message: say(passwordMessages[code], language), fields });
}
