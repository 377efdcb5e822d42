import { nameOfLanguage, spokenIn } from "@vycep/domain/market/language";
import { currentThemeRow } from "@vycep/shell/theme/theme";
import { useChosenLanguage, useTexts } from "@vycep/shell/words/i18n";
import { LanguageSwitch } from "@vycep/ui/fields/language-switch.tsx";
import { useVisitor } from "./current-user.ts";
import { choicesFor, speakFrom } from "./settle-language.ts";

/** The languages that this host and person may choose (LANG-06…10), and those of the theme (D16); changes the words and nothing else. */
export function LanguageChoice({ tone = "light" }: { readonly tone?: "light" | "dark" }) {
  const t = useTexts("shell");
  const language = useChosenLanguage();
  const country = useVisitor()?.country;
  const choices = [...choicesFor(country, spokenIn(language)), ...currentThemeRow().furtherLanguages];
  return (
    <LanguageSwitch
      label={t("language")}
      tone={tone}
      value={language}
      options={choices.map((code) => ({ code, label: nameOfLanguage(code) }))}
      onChange={(next) => void speakFrom(next, country)}
    />
  );
}
