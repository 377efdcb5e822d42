import { nameOfLanguage } from "@vycep/domain/market/language";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { LanguageSwitch } from "@vycep/ui/fields/language-switch.tsx";
import { useVisitor } from "./current-user.ts";
import { choicesFor, speakFrom } from "./settle-language.ts";

/** The languages that this host and person may choose (LANG-06…10); changes the words and nothing else. */
export function LanguageChoice({ tone = "light" }: { readonly tone?: "light" | "dark" }) {
  const t = useTexts("shell");
  const language = useLanguage();
  const country = useVisitor()?.country;
  return (
    <LanguageSwitch
      label={t("language")}
      tone={tone}
      value={language}
      options={choicesFor(country, language).map((code) => ({ code, label: nameOfLanguage(code) }))}
      onChange={(next) => void speakFrom(next, country)}
    />
  );
}
