/** Wrong passwords within the last quarter of an hour, and how long ago the newest was. */
export type WrongTries = { readonly count: number; readonly secondsSince: number };

export type SignInTries = {
  /** Of the account, on devices it was never used on; on a device it was used on, of that device alone. */
  readonly account: WrongTries;
  /** From the caller's address, for whatever account. */
  readonly address: WrongTries;
  /** Of everybody. */
  readonly all: WrongTries;
  /** Whether the account was used from this device before. */
  readonly isKnownDevice: boolean;
};

export type SignInVerdict =
  | { readonly kind: "refused"; readonly reason: "account" | "address"; readonly seconds: number }
  | { readonly kind: "tried"; readonly afterMs: number };

/** More wrong passwords of one kind change nothing any more, so nobody need count further. */
export const MOST_COUNTED_TRIES = 2500;
/** How long wrong passwords count, and how long they lock an account (D49). */
export const SIGN_IN_WINDOW_SECONDS = 15 * 60;
const FREE_TRIES_OF_ADDRESS = 20;
const FREE_TRIES_OF_ALL = 1000;
const LONGEST_PAUSE_MS = 5000;

/**
 * Whether a password may be tried now (AUTH-05, D49). An account is locked for a quarter of an hour after so many wrong
 * passwords, but its owner still gets in on a device that it was used on. An address waits ever longer between wrong
 * passwords, and when too many are wrong in all, everybody on a new device waits a little before an answer.
 *
 * @example judgeSignIn({ account: { count: 10, secondsSince: 60 }, address: { count: 0, secondsSince: 0 }, all: { count: 0,
 *   secondsSince: 0 }, isKnownDevice: false }, 10) // { kind: "refused", reason: "account", seconds: 840 }
 */
export function judgeSignIn(tries: SignInTries, limit: number): SignInVerdict {
  const locked = tries.account.count >= limit ? SIGN_IN_WINDOW_SECONDS : 0;
  const seconds = left(locked, tries.account);
  if (seconds > 0) return { kind: "refused", reason: "account", seconds };
  if (tries.isKnownDevice) return { kind: "tried", afterMs: 0 };
  const wait = left(waitOfAddress(tries.address.count), tries.address);
  if (wait > 0) return { kind: "refused", reason: "address", seconds: wait };
  return { kind: "tried", afterMs: pauseOfAll(tries.all.count) };
}

/** What is left of a wait that began with the newest wrong password. */
function left(wait: number, { secondsSince }: WrongTries): number {
  return Math.max(0, Math.ceil(wait - secondsSince));
}

/** Doubles with every ten wrong passwords beyond the free ones: one address is often a whole office. */
function waitOfAddress(count: number): number {
  const beyond = count - FREE_TRIES_OF_ADDRESS;
  return beyond < 0 ? 0 : Math.min(SIGN_IN_WINDOW_SECONDS, 2 ** (1 + Math.floor(beyond / 10)));
}

function pauseOfAll(count: number): number {
  const beyond = count - FREE_TRIES_OF_ALL;
  return beyond < 0 ? 0 : Math.min(LONGEST_PAUSE_MS, 250 + 4 * beyond);
}
