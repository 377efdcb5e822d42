import { foldEmail, isEmail } from "../identity/email.ts";
import { ok, type Result, refused } from "../kernel/result.ts";

/** How long both links of a change are good (decision 0152). */
export const EMAIL_CHANGE_MINUTES = 60;

/** The two mailboxes that must agree: of the address that goes, and of the one that comes. */
export type EmailSide = "old" | "new";

export type EmailChange = {
  /** Milliseconds since 1970, as `now`. */
  readonly expiresAt: number;
  readonly confirmed: readonly EmailSide[];
};

export type NewEmailRefusal = { readonly kind: "email-format" } | { readonly kind: "email-same" };

/**
 * The address that somebody wants instead of theirs, trimmed; refused when it is none or theirs already.
 *
 * @example judgeNewEmail(" petr@pub.example", "jana@pub.example") // ok "petr@pub.example"
 */
export function judgeNewEmail(wanted: string, current: string): Result<string, NewEmailRefusal> {
  const email = wanted.trim();
  if (!isEmail(email)) return refused({ kind: "email-format" });
  return foldEmail(email) === foldEmail(current) ? refused({ kind: "email-same" }) : ok(email);
}

export type Confirmation =
  /** The other mailbox has still to agree. */
  | { readonly kind: "one-left" }
  /** Both have agreed: the address changes now. */
  | { readonly kind: "complete" }
  | { readonly kind: "expired" };

/**
 * What follows from the confirmation of one side at a moment; the order of the two is free, and the same side twice is
 * once. The last moment of a link is good no more.
 *
 * @example judgeConfirmation({ expiresAt: 60, confirmed: ["old"] }, "new", 59) // { kind: "complete" }
 */
export function judgeConfirmation(change: EmailChange, side: EmailSide, now: number): Confirmation {
  if (now >= change.expiresAt) return { kind: "expired" };
  const isOtherConfirmed = change.confirmed.some((confirmed) => confirmed !== side);
  return { kind: isOtherConfirmed ? "complete" : "one-left" };
}
