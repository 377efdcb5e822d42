/**
 * A text as it is compared: lower case, without diacritics (C25).
 *
 * @example fold("Plzeň") // "plzen"
 */
export function fold(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
