/** A message that was not taken. */
export type FailedPush = {
  /** What the push service answered; undefined where nobody did. */
  readonly status: number | undefined;
  /** Tries so far, this one among them. */
  readonly attempts: number;
  readonly waitedMs: number;
  /** When the service wants to be asked again. */
  readonly retryAfterMs?: number | undefined;
};

export type PushVerdict =
  | { readonly kind: "again"; readonly afterMs: number }
  /** The browser takes no messages any more: its device is forgotten. */
  | { readonly kind: "gone" }
  | { readonly kind: "give-up" };

/** News that came a day too late is in the bell; the push service keeps a message no longer, either. */
export const LONGEST_PUSH_WAIT_MS = 24 * 60 * 60 * 1000;
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 30 * 60 * 1000;

/**
 * What becomes of a message that was not taken (PUSH-01): of a browser that is gone the device is forgotten, what is
 * refused for good is given up, all else is tried again after longer and longer waits, for a day.
 *
 * @example judgeFailedPush({ status: 410, attempts: 1, waitedMs: 0 }) // { kind: "gone" }
 */
export function judgeFailedPush({ status, attempts, waitedMs, retryAfterMs = 0 }: FailedPush): PushVerdict {
  if (status === 404 || status === 410) return { kind: "gone" };
  const isForGood = status !== undefined && status >= 300 && status < 500 && status !== 408 && status !== 429;
  if (isForGood || waitedMs >= LONGEST_PUSH_WAIT_MS) return { kind: "give-up" };
  const growing = Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS);
  return { kind: "again", afterMs: Math.min(Math.max(growing, retryAfterMs), LONGEST_PUSH_WAIT_MS) };
}
