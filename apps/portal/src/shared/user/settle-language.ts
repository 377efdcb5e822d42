import {
  type LabelLanguage,
  type Language,
  languageAfterLogin,
  offeredLanguages,
  spokenIn,
} from "@vycep/domain/market/language";
import type { Country } from "@vycep/domain/market/market";
import { storeCode } from "@vycep/domain/market/store-code";
import { shellKeys } from "@vycep/shell/storage/shell-keys";
import { storage } from "@vycep/shell/storage/storage";
import { changeLanguage, chosenLanguage, prepareLanguage } from "@vycep/shell/words/i18n";

/** After sign-in the country decides the language unless English was chosen, and so the store (LANG-11…14). */
export async function settleLanguage(country: Country | undefined, kept: Language): Promise<void> {
  await speakFrom(languageAfterLogin(country, chosenLanguage(), kept), country);
}

/**
 * The visitor chose a language: the words change, and the store with them (LANG-03, LANG-14), both at the same
 * moment, because every request carries both.
 */
export async function speakFrom(language: LabelLanguage, country: Country | undefined): Promise<void> {
  if (language !== chosenLanguage()) await prepareLanguage(language);
  storage.write(shellKeys.store, storeCode(country, spokenIn(language)));
  if (language !== chosenLanguage()) changeLanguage(language);
}

/** The languages to choose from on this host, for this person (LANG-06…10, decision 0041). */
export function choicesFor(country: Country | undefined, current: Language): readonly Language[] {
  return offeredLanguages({ host: location.hostname, country, current });
}
