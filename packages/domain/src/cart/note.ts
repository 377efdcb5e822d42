/** A text of the cart as it stands, as somebody wants it, and as they saw it before they wrote. */
export type NoteFacts = {
  readonly held: string;
  readonly wanted: string;
  /** The text that was there when it was written; undefined from a caller that does not tell. */
  readonly base: string | undefined;
  /** What the same writer has sent before and got no answer to; any of it may have arrived. */
  readonly sent?: readonly string[] | undefined;
};

/**
 * - `same`: there is nothing to write, for it stands so, or nothing was written here and what stands leads.
 * - `write`: nobody else has changed it since.
 * - `conflict`: somebody has, and the writer must see both and choose.
 */
export type NoteVerdict = "same" | "write" | "conflict";

/**
 * May a text of the cart be written over the one that stands (C21)? Only when that is the one the writer saw.
 *
 * @example judgeNote({ held: "Zvoňte", base: "", wanted: "Vjezd ze dvora" }) // "conflict"
 */
export function judgeNote({ held, wanted, base, sent = [] }: NoteFacts): NoteVerdict {
  if (wanted === held || wanted === base) return "same";
  return base === undefined || held === base || sent.includes(held) ? "write" : "conflict";
}
