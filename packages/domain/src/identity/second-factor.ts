/** What a person can prove themselves with beside the password. */
export type FactorFacts = {
  readonly hasAuthenticator: boolean;
  readonly passkeys: number;
  /** Ids of the roles held at any place. */
  readonly roleIds: readonly string[];
};

export type SecondStep =
  /** The password is enough. */
  | { readonly kind: "none" }
  /** One of these is asked for; a recovery code stands in for whichever is lost. */
  | { readonly kind: "ask"; readonly means: readonly ("authenticator" | "passkey")[] }
  /** The role demands one, and there is none yet: it is set up before anybody comes in. */
  | { readonly kind: "set-up" };

/**
 * What stands between a right password and the portal. A second factor is everybody's own choice, unless the brewery
 * demands one of a role.
 *
 * @example secondStep({ hasAuthenticator: false, passkeys: 0, roleIds: ["R01"] }, ["R01"]) // { kind: "set-up" }
 */
export function secondStep(facts: FactorFacts, demandedRoles: readonly string[]): SecondStep {
  const means = [
    ...(facts.hasAuthenticator ? (["authenticator"] as const) : []),
    ...(facts.passkeys > 0 ? (["passkey"] as const) : []),
  ];
  if (means.length > 0) return { kind: "ask", means };
  return isDemanded(facts, demandedRoles) ? { kind: "set-up" } : { kind: "none" };
}

/**
 * Whether one of a person's roles demands a second factor.
 *
 * @example isDemanded({ roleIds: ["R05"] }, ["R01"]) // false
 */
export function isDemanded(
  { roleIds }: Pick<FactorFacts, "roleIds">,
  demandedRoles: readonly string[],
): boolean {
  return roleIds.some((id) => demandedRoles.includes(id));
}

/**
 * Whether a person may take away one of their own factors: the last one stays where a role demands it. Who lost it asks
 * an owner, and sets up a new one at the next sign-in.
 *
 * @example mayRemoveOne({ hasAuthenticator: true, passkeys: 0, roleIds: ["R01"] }, ["R01"]) // false
 */
export function mayRemoveOne(facts: FactorFacts, demandedRoles: readonly string[]): boolean {
  const count = facts.passkeys + (facts.hasAuthenticator ? 1 : 0);
  return count > 1 || !isDemanded(facts, demandedRoles);
}

/** So many recovery codes are given at a time, each good for one sign-in. */
export const RECOVERY_CODES = 10;
/** Letters and digits that nobody takes for one another. */
export const RECOVERY_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const RECOVERY_LENGTH = 16;

/** What somebody typed where a second factor is asked for. */
export type TypedCode =
  | { readonly kind: "authenticator"; readonly code: string }
  | { readonly kind: "recovery"; readonly code: string };

/**
 * Reads what was typed: six digits are an authenticator's, sixteen letters and digits a recovery code, however they were
 * grouped; anything else is neither.
 *
 * @example parseTypedCode("123 456") // { kind: "authenticator", code: "123456" }
 */
export function parseTypedCode(text: string): TypedCode | undefined {
  const code = text.replace(/[\s\-–]/g, "").toUpperCase();
  if (/^\d{6}$/.test(code)) return { kind: "authenticator", code };
  const isRecovery =
    code.length === RECOVERY_LENGTH && [...code].every((letter) => RECOVERY_LETTERS.includes(letter));
  return isRecovery ? { kind: "recovery", code } : undefined;
}

/**
 * A recovery code as it is shown: in groups of four.
 *
 * @example groupedCode("ABCDEFGHJKLMNPQR") // "ABCD-EFGH-JKLM-NPQR"
 */
export function groupedCode(code: string): string {
  return (code.match(/.{1,4}/g) ?? []).join("-");
}

/**
 * A recovery code made of random bytes, of which there are enough for its length.
 *
 * @example recoveryCodeFrom(new Uint8Array(16)) // "AAAAAAAAAAAAAAAA"
 */
export function recoveryCodeFrom(random: Uint8Array): string {
  const letters = [...random.slice(0, RECOVERY_LENGTH)];
  return letters.map((byte) => RECOVERY_LETTERS[byte % RECOVERY_LETTERS.length] ?? "").join("");
}
