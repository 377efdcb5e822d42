/**
 * What counts as text on the wire, for every door: GraphQL, REST, OpenID and headers. Whoever sends something else has
 * made a mistake and is told so, wherever it stood.
 */

/**
 * Whether a text can be stored and handed on as it came: whole Unicode characters, and no U+0000, which no text of
 * PostgreSQL can hold. Half of a surrogate pair has no form in UTF-8, so it would be stored as another text.
 *
 * @example isReadableText("Žatec \ud83c") // false
 */
export function isReadableText(text: string): boolean {
  return text.isWellFormed() && !text.includes("\u0000");
}

/**
 * What somebody wrote, as one line: line breaks and other control characters become a space, and marks that turn the
 * direction of writing are left out, for with them a text can be read as what it does not say. The line can always be
 * stored: half a surrogate pair becomes U+FFFD, as in every decoder.
 *
 * @example asOneLine(" bell\nat the \u202egate ") // "bell at the gate"
 */
export function asOneLine(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(turningMarks, "")
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .trim();
}

const turningMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
