/**
 * Whether one of some texts contains a search, however both are written: case and diacritics do not matter (C25).
 *
 * @example matchesSearch("lezak", ["Světlý ležák"]) // true
 */
export function matchesSearch(search: string, texts: readonly string[]): boolean {
  const wanted = folded(search.trim());
  return texts.some((text) => folded(text).includes(wanted));
}

function folded(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
