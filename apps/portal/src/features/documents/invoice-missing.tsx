import { usePageTitle } from "@vycep/shell/page/page-title";
import { useTexts } from "@vycep/shell/words/i18n";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { EmptyState } from "@vycep/ui/feedback/empty-state.tsx";
import { paths } from "../../shared/paths.ts";

/** No such document for this person; whether it exists for somebody else is nobody's business (C16). */
export function InvoiceMissing({ number }: { readonly number: string }) {
  const t = useTexts("documents");
  const shell = useTexts("shell");
  usePageTitle(t("missingTitle"));
  return (
    <EmptyState
      headingLevel={1}
      title={t("missingTitle")}
      code={shell("errorCode", { code: "404" })}
      actions={
        <ButtonLink href={paths.documents()} size="large">
          {t("backToDocuments")}
        </ButtonLink>
      }
    >
      {t("missingText", { number })}
    </EmptyState>
  );
}
