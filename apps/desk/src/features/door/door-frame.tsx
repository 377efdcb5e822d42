import { LANGUAGES, nameOfLanguage } from "@vycep/domain/market/language";
import { Logo } from "@vycep/shell/page/logo.tsx";
import { currentThemeRow } from "@vycep/shell/theme/theme";
import { changeLanguage, prepareLanguage, useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { LanguageSwitch } from "@vycep/ui/fields/language-switch.tsx";
import type { ReactNode } from "react";

interface DoorFrameProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The frame of the pages before the door: what this is at the left, what is to be done at the right. */
export function DoorFrame({ title, children }: DoorFrameProps) {
  const t = useTexts("desk");
  const { brand } = currentThemeRow();
  return (
    <div className="grid min-h-dvh grid-cols-door bg-foam max-mobile:grid-cols-1 max-mobile:content-start">
      <aside
        data-surface="dark"
        className="flex flex-col justify-between gap-10 bg-bottle-deep p-13 text-on-bottle max-mobile:gap-4 max-mobile:p-4"
      >
        <div className="flex items-center gap-4">
          <Logo />
          <span className="type-label text-on-bottle-soft">{t("deskOfBrewery")}</span>
        </div>
        <div>
          <p className="type-figure max-w-[18ch] text-balance max-mobile:text-large">{t("doorPromise")}</p>
          <p className="mt-3 max-w-[36ch] text-lead text-on-bottle-soft max-mobile:hidden">
            {brand === undefined ? t("doorForStaff") : t("doorForStaffOfBrand", { brand })}
          </p>
        </div>
        <LanguageChoice />
      </aside>
      <main id="content" className="grid content-center justify-items-center p-8 max-mobile:p-4">
        <div className="w-full max-w-form">
          <h1 tabIndex={-1} className="type-large">
            {title}
          </h1>
          {children}
          <p className="mt-5 text-small text-ink-soft">{t("doorIdle")}</p>
        </div>
      </main>
    </div>
  );
}

function LanguageChoice() {
  const shell = useTexts("shell");
  const language = useLanguage();
  async function handleChange(next: (typeof LANGUAGES)[number]) {
    await prepareLanguage(next);
    changeLanguage(next);
  }
  return (
    <div>
      <LanguageSwitch
        label={shell("language")}
        tone="dark"
        value={language}
        options={LANGUAGES.map((code) => ({ code, label: nameOfLanguage(code) }))}
        onChange={(next) => void handleChange(next)}
      />
    </div>
  );
}
