import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { EmptyState } from "@vycep/ui/feedback/empty-state.tsx";
import { useTexts } from "../../shared/i18n/i18n.ts";
import { usePageTitle } from "../../shared/page/page-title.ts";
import { paths } from "../../shared/paths.ts";

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
