/** What a mail server answered, or that none did. */
export type MailFailure = {
  /** What it refused: the receiver, the mail itself, or something that is no fault of either. */
  readonly refused: "receiver" | "content" | "other";
  /** Its reply code (RFC 5321); undefined where nobody answered. */
  readonly code: number | undefined;
  /** Its enhanced code (RFC 3463), for example `5.1.1`. */
  readonly enhancedCode: string | undefined;
};

export type FailedMail = {
  readonly failure: MailFailure;
  /** Tries so far, this one among them. */
  readonly attempts: number;
  readonly waitedMs: number;
};

export type MailVerdict =
  | { readonly kind: "again"; readonly afterMs: number }
  /** `isDead`: nobody is at that address. */
  | { readonly kind: "set-aside"; readonly isDead: boolean };

/** How long a mail is tried (MAIL-02). */
export const LONGEST_MAIL_WAIT_MS = 2 * 24 * 60 * 60 * 1000;
const FIRST_WAIT_MS = 10_000;
const LONGEST_WAIT_MS = 60 * 60 * 1000;

/**
 * What becomes of a mail that was not taken (MAIL-02): a dead address and a mail that is refused for good are set aside
 * at once, everything else is tried again after longer and longer waits, for two days.
 *
 * @example judgeFailedMail({ failure: { refused: "other", code: 421, enhancedCode: undefined }, attempts: 1, waitedMs: 0 })
 *   // { kind: "again", afterMs: 10000 }
 */
export function judgeFailedMail({ failure, attempts, waitedMs }: FailedMail): MailVerdict {
  if (isDeadAddress(failure)) return { kind: "set-aside", isDead: true };
  if (failure.refused === "content" && isForGood(failure)) return { kind: "set-aside", isDead: false };
  if (waitedMs >= LONGEST_MAIL_WAIT_MS) return { kind: "set-aside", isDead: false };
  return { kind: "again", afterMs: Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS) };
}

/**
 * Nobody is there: the enhanced code says so (5.1.x a bad address, 5.2.1 a closed one), or without one the reply's.
 * A receiver refused for another reason (a full box, a server that does not serve us) may be taken later.
 */
function isDeadAddress(failure: MailFailure): boolean {
  if (failure.refused !== "receiver" || !isForGood(failure)) return false;
  if (failure.enhancedCode !== undefined) return /^5\.(1\.\d+|2\.1)$/.test(failure.enhancedCode);
  return failure.code !== undefined && deadCodes.has(failure.code);
}

/** An address that cannot be read, one where nobody is, one who moved, one that is not allowed. */
const deadCodes = new Set([501, 550, 551, 553]);

function isForGood({ code }: MailFailure): boolean {
  return code !== undefined && code >= 500;
}
