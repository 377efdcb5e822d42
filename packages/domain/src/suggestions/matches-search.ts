import { fold } from "../kernel/fold.ts";

/**
 * Whether one of some texts contains a search, however both are written: case and diacritics do not matter (C25).
 *
 * @example matchesSearch("lezak", ["Světlý ležák"]) // true
 */
export function matchesSearch(search: string, texts: readonly string[]): boolean {
  const wanted = fold(search.trim());
  return texts.some((text) => fold(text).includes(wanted));
}
