import type { SwitchRefusal } from "@vycep/domain/access/role-rights";
import type {
  GrantRefusal,
  InvitationRefusal,
  StatusRefusal,
} from "@vycep/domain/access/user-administration";
import type { Language } from "@vycep/domain/market/language";
import { say } from "@vycep/words/engine/sentence";
import { shipToMessages } from "@vycep/words/ship-to/answers";
import { administrationMessages } from "@vycep/words/users/answers";
import { AppError, notFound } from "../../../platform/errors.ts";

/** Why a company's users were not changed as somebody wanted. */
export type AdministrationRefusal =
  | StatusRefusal
  | InvitationRefusal
  | GrantRefusal
  | SwitchRefusal
  | { readonly kind: "role-missing" }
  | { readonly kind: "user-exists" };

/** What a refusal is called in words. */
export function refusalInWords({ kind }: AdministrationRefusal, language: Language): string {
  return kind === "place-unknown"
    ? say(shipToMessages["ship-to-not-found"], language)
    : say(administrationMessages[kind], language);
}

/** The error that a call ends with; a place that is not one's own to manage is as unknown as one that does not exist. */
export function administrationRefused(refusal: AdministrationRefusal, language: Language): AppError {
  const message = refusalInWords(refusal, language);
  if (refusal.kind === "place-unknown") return notFound("ship-to-not-found", message);
  return new AppError(refusal.kind === "user-exists" ? "conflict" : "unprocessable", {
    code: refusal.kind,
    message,
    fields: fieldsOf(refusal),
  });
}

function fieldsOf({ kind }: AdministrationRefusal) {
  if (kind === "user-exists") return [{ path: "email", code: kind }];
  return kind === "role-missing" ? [{ path: "shipTos", code: kind }] : [];
}
