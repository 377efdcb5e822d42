/**
 * The number of goods as it is kept here: partners also write it with leading noughts (GTIN-14).
 *
 * @example gtinOf("02901001011010") // "2901001011010"
 */
export function gtinOf(text: string): string {
  return /^0\d{13}$/.test(text) ? text.slice(1) : text;
}
