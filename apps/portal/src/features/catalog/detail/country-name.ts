import type { Language } from "@vycep/domain/market/language";

/**
 * A country in words; what is no code of a country, as imported data may have it, stays as it is.
 *
 * @example countryName("CZ", "en") // "Czechia"
 */
export function countryName(code: string, language: Language): string {
  if (!/^[a-z]{2}$/iu.test(code)) return code;
  return new Intl.DisplayNames(language, { type: "region" }).of(code.toUpperCase()) ?? code;
}
