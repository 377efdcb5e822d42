import { isServiceRight } from "./master-data.ts";

/** The longest that a key of the brewery's own programs may live, in days. */
export const LONGEST_SERVICE_KEY_DAYS = 1_830;

/** What a key of a program is to be. */
export type AskedServiceKey = {
  readonly name: string;
  /** Nouns, each also as `noun:read`. */
  readonly rights: readonly string[];
  readonly days: number;
};

export type ServiceKeyRefusal = "name-invalid" | "no-rights" | "right-unknown" | "days-invalid";

/**
 * Whether a program may be called so: letters, digits, dots, lines and blanks, forty at most, so that it stands in a header and a log.
 *
 * @example isServiceKeyName("Scale at the ramp") // true
 * @example isServiceKeyName("") // false
 */
export function isServiceKeyName(name: string): boolean {
  return /^[A-Za-z0-9][\w .-]{0,39}$/.test(name);
}

/**
 * Why a key of the brewery's own programs cannot be made (DINT-02).
 *
 * @example whyNotMakeServiceKey({ name: "ERP", rights: ["products"], days: 365 }) // undefined
 * @example whyNotMakeServiceKey({ name: "ERP", rights: ["orders"], days: 365 }) // "right-unknown"
 */
export function whyNotMakeServiceKey({ name, rights, days }: AskedServiceKey): ServiceKeyRefusal | undefined {
  if (!isServiceKeyName(name)) return "name-invalid";
  if (rights.length === 0) return "no-rights";
  if (!rights.every(isServiceRight)) return "right-unknown";
  const isLife = Number.isInteger(days) && days >= 1 && days <= LONGEST_SERVICE_KEY_DAYS;
  return isLife ? undefined : "days-invalid";
}
