import { Anchor } from "@vycep/ui/anchor.tsx";
import { ButtonLink } from "@vycep/ui/button-link.tsx";
import { useTexts } from "../shared/i18n/i18n.ts";
import { paths } from "../shared/paths.ts";
import { LanguageChoice } from "./language-choice.tsx";
import { Logo } from "./logo.tsx";

/** The head of pages before sign-in: logo, language, Login (LAYOUT-19…21). */
export function BeforeLoginHeader() {
  const t = useTexts("shell");
  return (
    <header data-surface="dark" className="bg-bottle text-on-bottle">
      <div className="page-width flex min-h-header flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
        <Anchor
          href={paths.home()}
          aria-label={`vycep, ${t("home")}`}
          className="flex min-h-touch items-center"
        >
          <Logo />
        </Anchor>
        <div className="flex items-center gap-3">
          <LanguageChoice tone="dark" />
          <ButtonLink href={paths.login()} variant="onDark">
            {t("signIn")}
          </ButtonLink>
        </div>
      </div>
    </header>
  );
}
