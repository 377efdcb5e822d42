import { type RawBuilder, sql } from "kysely";

/**
 * Since when the same words of the same person about the same thing are one press of a button that went out twice: a note is
 * kept once then, and both presses are answered alike.
 */
export function sinceSaidAgain(at: Date): RawBuilder<Date> {
  return sql<Date>`${at}::timestamptz - interval '1 minute'`;
}
