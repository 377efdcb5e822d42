import { inLocal, plainText } from "@vycep/shell/storage/stored-value";

/** What the browser keeps of the fast entry. */
export const fastEntryKeys = {
  /** What was pasted or read from a file and is not in the cart yet. */
  fastEntry: inLocal("fastEntry", plainText),
} as const;
