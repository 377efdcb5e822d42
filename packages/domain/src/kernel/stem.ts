/**
 * A folded word without its ending, as far as Czech and Slovak bend it: found at the beginning of another form of it.
 *
 * @example stemOf("napojovy") // "napojo"
 */
export function stemOf(folded: string): string {
  return folded.slice(0, folded.length - (folded.length >= 8 ? 2 : folded.length >= 5 ? 1 : 0));
}
