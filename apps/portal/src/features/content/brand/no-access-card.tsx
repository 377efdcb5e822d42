import { useTexts } from "@vycep/shell/words/i18n";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { paths } from "../../../shared/paths.ts";

/** Whom to ask, for who would like to sign in and cannot. */
export function NoAccessCard() {
  const t = useTexts("brand");
  return (
    <Card title={t("noAccessTitle")}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-[68ch] text-ink-soft">{t("noAccessText")}</p>
        <ButtonLink href={paths.contact()} variant="outline">
          {t("toContact")}
        </ButtonLink>
      </div>
    </Card>
  );
}
