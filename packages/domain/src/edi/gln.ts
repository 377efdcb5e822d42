/**
 * Is this a global location number: thirteen digits, the last of which is their check digit?
 *
 * @example isGln("2909805001015") // true
 */
export function isGln(text: string): boolean {
  if (!/^\d{13}$/.test(text)) return false;
  const sum = [...text].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/**
 * The number of goods as it is kept here: partners also write it with leading noughts (GTIN-14).
 *
 * @example gtinOf("02901001011010") // "2901001011010"
 */
export function gtinOf(text: string): string {
  return /^0\d{13}$/.test(text) ? text.slice(1) : text;
}
