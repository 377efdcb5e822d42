/** What the brewery may want a fresh sign-in for, changes and the look at contracts (D38). E-mail and password change only with the password anyway. */
export const DELICATE_CHANGES = ["roles", "factors", "contracts"] as const;
export type DelicateChange = (typeof DELICATE_CHANGES)[number];

/** So long a sign-in is fresh (D38). */
export const FRESH_SIGN_IN_SECONDS = 10 * 60;

export type FreshSignInFacts = {
  /** What is about to be changed. */
  readonly change: DelicateChange;
  /** Changes that the brewery wants a fresh sign-in for. */
  readonly demandedFor: readonly DelicateChange[];
  /** Seconds since the person last gave a password or a second factor; undefined when nobody knows. */
  readonly secondsSince: number | undefined;
};

/**
 * Whether the person must show once more who they are before a delicate change (D38). A moment in the future is no
 * sign-in of ours.
 *
 * @example needsFreshSignIn({ change: "roles", demandedFor: ["roles"], secondsSince: 601 }) // true
 */
export function needsFreshSignIn({ change, demandedFor, secondsSince }: FreshSignInFacts): boolean {
  if (!demandedFor.includes(change)) return false;
  return secondsSince === undefined || secondsSince > FRESH_SIGN_IN_SECONDS || secondsSince < -60;
}
