/** So many of the last passwords do not come back (CONST-23, AUTH-12). */
export const PASSWORD_HISTORY = 8;
/** CONST-23. */
export const MIN_PASSWORD_LENGTH = 12;
export const MAX_PASSWORD_LENGTH = 128;

export type PasswordDemand =
  | "too-short" // AUTH-07
  | "no-lower-case" // AUTH-08
  | "no-upper-case" // AUTH-09
  | "no-digit" // AUTH-10
  | "no-symbol" // AUTH-11
  | "used-before" // AUTH-12
  | "does-not-match" // AUTH-13
  | "terms-not-accepted" // AUTH-14
  | "too-long"
  | "too-common";

/** What only the server or the form knows; left out, it is not asked for. */
export type PasswordFacts = {
  /** One of the last eight, found by comparing hashes on the server (OP-135). */
  readonly isOneOfLast?: boolean | undefined;
  readonly isCommon?: boolean | undefined;
  readonly retyped?: string | undefined;
  readonly areTermsAccepted?: boolean | undefined;
};

/**
 * The demands that a new password does not meet, in the order in which they are listed; empty when it may be
 * set (AUTH-07…14). Letters of every alphabet count as letters; a blank is a symbol.
 *
 * @example unmetDemands("Vepřové-koleno-7") // []
 */
export function unmetDemands(password: string, facts: PasswordFacts = {}): readonly PasswordDemand[] {
  const length = [...password].length;
  const demands: readonly (readonly [boolean, PasswordDemand])[] = [
    [length < MIN_PASSWORD_LENGTH, "too-short"],
    [!/\p{Ll}/u.test(password), "no-lower-case"],
    [!/\p{Lu}/u.test(password), "no-upper-case"],
    [!/\p{Nd}/u.test(password), "no-digit"],
    [!/[^\p{L}\p{M}\p{N}]/u.test(password), "no-symbol"],
    [length > MAX_PASSWORD_LENGTH, "too-long"],
    [facts.isCommon === true, "too-common"],
    [facts.isOneOfLast === true, "used-before"],
    [facts.retyped !== undefined && facts.retyped !== password, "does-not-match"],
    [facts.areTermsAccepted === false, "terms-not-accepted"],
  ];
  return demands.filter(([isUnmet]) => isUnmet).map(([, demand]) => demand);
}

/** Why a new password was not taken, in the seeds' words (ERROR-25, ERROR-26, ERROR-39, ERROR-40). */
export type PasswordRefusal =
  | "password-requirements"
  | "new-password-incorrect"
  | "password-mismatch"
  | "terms-not-accepted";

/**
 * The one sentence for all demands that are not met: what the password itself lacks comes first.
 *
 * @example passwordRefusal(["used-before"]) // "new-password-incorrect"
 */
export function passwordRefusal(demands: readonly PasswordDemand[]): PasswordRefusal | undefined {
  const [first] = demands;
  if (first === undefined) return undefined;
  if (first === "used-before") return "new-password-incorrect";
  if (first === "does-not-match") return "password-mismatch";
  return first === "terms-not-accepted" ? first : "password-requirements";
}
