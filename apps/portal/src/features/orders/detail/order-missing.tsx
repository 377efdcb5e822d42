import { usePageTitle } from "@vycep/shell/page/page-title";
import { useTexts } from "@vycep/shell/words/i18n";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { EmptyState } from "@vycep/ui/feedback/empty-state.tsx";
import { paths } from "../../../shared/paths.ts";

/** No such order for this person; whether it exists for somebody else is nobody's business (C16). */
export function OrderMissing({ number }: { readonly number: string }) {
  const t = useTexts("orders");
  const shell = useTexts("shell");
  usePageTitle(t("notFoundTitle"));
  return (
    <EmptyState
      headingLevel={1}
      title={t("notFoundTitle")}
      code={shell("errorCode", { code: "404" })}
      actions={
        <ButtonLink href={paths.orderHistory()} size="large">
          {t("backToOrders")}
        </ButtonLink>
      }
    >
      {t("notFoundText", { number })}
    </EmptyState>
  );
}
