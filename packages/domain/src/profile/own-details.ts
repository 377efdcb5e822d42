import { ok, type Result, refused } from "../kernel/result.ts";
import type { Language } from "../market/language.ts";
import type { Country } from "../market/market.ts";
import { parsePhone } from "../market/phone.ts";

/** What somebody may change of themselves in the profile; the e-mail changes by links instead. */
export type OwnDetails = {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  /** The portal's language and that of mails. */
  readonly language: Language;
};

export type OwnDetail = keyof OwnDetails;

/** Longest first and longest last name. */
export const NAME_MAX = 60;

export type DetailProblem =
  | { readonly field: "firstName" | "lastName"; readonly kind: "name-missing" | "name-too-long" }
  /** TICKET-09, TICKET-10. */
  | { readonly field: "phone"; readonly kind: "phone-format" }
  /** PROFILE-04. */
  | { readonly field: "phone"; readonly kind: "phone-by-service" };

export type DetailFacts = {
  readonly current: OwnDetails;
  /** Key users change their phone through customer service (PROFILE-04). */
  readonly isKeyAccount: boolean;
  readonly country: Country | undefined;
};

export type DetailsRefused = {
  readonly kind: "details-refused";
  readonly problems: readonly DetailProblem[];
};

/**
 * What is kept of the details that somebody wants for themselves, and which of them change (PROFILE-04, PROFILE-05); or
 * everything that is wrong with them. A phone that stays as it is, or goes, is never found wrong.
 *
 * @example judgeDetails({ firstName: "", lastName: "N", phone: "", language: "cs" }, { isKeyAccount: false, country: "CZE",
 *   current: { firstName: "J", lastName: "N", phone: "", language: "cs" } })
 *   // refused "details-refused"
 */
export function judgeDetails(
  wanted: OwnDetails,
  facts: DetailFacts,
): Result<{ readonly details: OwnDetails; readonly changed: readonly OwnDetail[] }, DetailsRefused> {
  const { current } = facts;
  const phone = wantedPhone(wanted.phone, facts);
  const details: OwnDetails = {
    firstName: tidy(wanted.firstName),
    lastName: tidy(wanted.lastName),
    phone: typeof phone === "string" ? phone : current.phone,
    language: wanted.language,
  };
  const problems: readonly DetailProblem[] = [
    ...nameProblems("firstName", details.firstName),
    ...nameProblems("lastName", details.lastName),
    ...(typeof phone === "string" ? [] : [phone]),
  ];
  if (problems.length > 0) return refused({ kind: "details-refused", problems });
  const changed = (["firstName", "lastName", "phone", "language"] as const).filter(
    (field) => details[field] !== current[field],
  );
  return ok({ details, changed });
}

function wantedPhone(text: string, { current, isKeyAccount, country }: DetailFacts): string | DetailProblem {
  const typed = text.trim();
  const parsed = typed === "" ? "" : parsePhone(typed, country);
  const isSame =
    typed === current.phone || (parsed !== undefined && parsed === sameForm(current.phone, country));
  if (isSame) return current.phone;
  if (isKeyAccount) return { field: "phone", kind: "phone-by-service" };
  return parsed ?? { field: "phone", kind: "phone-format" };
}

function sameForm(phone: string, country: Country | undefined): string {
  return parsePhone(phone, country) ?? phone;
}

function nameProblems(field: "firstName" | "lastName", name: string): readonly DetailProblem[] {
  if (name === "") return [{ field, kind: "name-missing" }];
  return [...name].length > NAME_MAX ? [{ field, kind: "name-too-long" }] : [];
}

function tidy(name: string): string {
  return name.trim().replace(/\s+/gu, " ");
}
