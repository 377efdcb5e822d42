import { usePageTitle } from "@vycep/shell/page/page-title";
import { useTexts } from "@vycep/shell/words/i18n";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { EmptyState } from "@vycep/ui/feedback/empty-state.tsx";
import { paths } from "../../shared/paths.ts";

/** Nobody of that number whom this person manages; whose else it may be is nobody's business (C16). */
export function UserMissing() {
  const t = useTexts("users");
  const shell = useTexts("shell");
  usePageTitle(t("notFound"));
  return (
    <EmptyState
      headingLevel={1}
      title={t("notFound")}
      code={shell("errorCode", { code: "404" })}
      actions={
        <ButtonLink href={paths.users()} size="large">
          {t("backToList")}
        </ButtonLink>
      }
    >
      {t("notFoundText")}
    </EmptyState>
  );
}
