import { usePageTitle } from "@vycep/shell/page/page-title";
import { useTexts } from "@vycep/shell/words/i18n";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { EmptyState } from "@vycep/ui/feedback/empty-state.tsx";
import { paths } from "../../shared/paths.ts";

/** No such saved order for this person, or none any more (ERROR-42); whose it may be is nobody's business (C16). */
export function SavedMissing() {
  const t = useTexts("saved-orders");
  const shell = useTexts("shell");
  usePageTitle(t("notFoundTitle"));
  return (
    <EmptyState
      headingLevel={1}
      title={t("notFoundTitle")}
      code={shell("errorCode", { code: "404" })}
      actions={
        <ButtonLink href={paths.savedOrders()} size="large">
          {t("backToSaved")}
        </ButtonLink>
      }
    >
      {t("notFoundText")}
    </EmptyState>
  );
}
