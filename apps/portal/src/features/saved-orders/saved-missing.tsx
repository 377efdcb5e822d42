import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { EmptyState } from "@vycep/ui/feedback/empty-state.tsx";
import { useTexts } from "../../shared/i18n/i18n.ts";
import { usePageTitle } from "../../shared/page/page-title.ts";
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
