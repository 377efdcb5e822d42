/** A shorter text finds everything, and so nothing. */
export const SHORTEST_SEARCH = 2;
const longestSearch = 80;

/**
 * What somebody typed as it is looked for: without space around it, and a number without the spaces that people write
 * into it; undefined where it is too short to be looked for.
 *
 * @example searchedText(" 4700 100 498 ") // "4700100498"
 */
export function searchedText(typed: string): string | undefined {
  const text = cut(typed.normalize("NFC").replaceAll(/\s+/g, " ").trim()).trimEnd();
  if (text.length < SHORTEST_SEARCH) return undefined;
  return /^[\d ]+$/.test(text) ? text.replaceAll(" ", "") : text;
}

/** Letters that take two units of memory stay whole. */
function cut(text: string): string {
  return text.length <= longestSearch ? text : [...text].slice(0, longestSearch).join("");
}
