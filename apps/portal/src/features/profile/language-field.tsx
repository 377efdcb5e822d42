import { type Language, nameOfLanguage } from "@vycep/domain/market/language";
import { useTexts } from "@vycep/shell/words/i18n";
import { LanguageSwitch } from "@vycep/ui/fields/language-switch.tsx";

interface LanguageFieldProps {
  readonly value: Language;
  readonly languages: readonly Language[];
  readonly onChange: (language: Language) => void;
}

/** The language that is kept with the person: of the portal and of mails. */
export function LanguageField({ value, languages, onChange }: LanguageFieldProps) {
  const t = useTexts("profile");
  const shell = useTexts("shell");
  return (
    <div>
      <p className="mb-1.5 font-semibold">{shell("language")}</p>
      <LanguageSwitch
        label={shell("language")}
        value={value}
        options={languages.map((code) => ({ code, label: nameOfLanguage(code) }))}
        onChange={onChange}
      />
      <p className="mt-1.5 text-small text-ink-soft">{t("languageHint")}</p>
    </div>
  );
}
