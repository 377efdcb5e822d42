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
