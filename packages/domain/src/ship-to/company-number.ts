/**
 * Is this a company number of Czechia or Slovakia (IČO): eight digits, the last of which is their check digit?
 *
 * @example isCompanyNumber("80000011") // true
 */
export function isCompanyNumber(text: string): boolean {
  if (!/^\d{8}$/.test(text)) return false;
  const sum = [...text.slice(0, 7)].reduce((total, digit, at) => total + Number(digit) * (8 - at), 0);
  return (11 - (sum % 11)) % 10 === Number(text[7]);
}

/**
 * Is this an account (IBAN): its country, and two digits that prove the rest?
 *
 * @example isIban("CZ6508000000192000145399") // true
 */
export function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(text)) return false;
  const digits = (text.slice(4) + text.slice(0, 4)).replaceAll(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

/**
 * The number behind the highest one that a customer has, in its own way of writing; the first one where nobody has any, or where
 * it ends on no digit.
 *
 * @example nextCustomerNumber("C5", "C1") // "C6"
 */
export function nextCustomerNumber(highest: string | undefined, first: string): string {
  const [, head = "", digits = ""] = /^(.*?)(\d+)$/s.exec(highest ?? "") ?? [];
  if (digits === "") return first;
  return head + String(BigInt(digits) + 1n).padStart(digits.length, "0");
}
