import { NoneFound } from "@vycep/shell/list/none-found.tsx";
import type { ListInHand } from "@vycep/shell/list/use-list-address";
import { useTexts } from "@vycep/shell/words/i18n";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { EmptyState } from "@vycep/ui/feedback/empty-state.tsx";
import { paths } from "../../shared/paths.ts";
import type { DocumentsState } from "./documents-address.ts";

interface DocumentsEmptyProps {
  readonly list: ListInHand<DocumentsState>;
  readonly mayOrder: boolean;
}

/** No document to show: because of the filters, or because there is none at all. */
export function DocumentsEmpty({ list, mayOrder }: DocumentsEmptyProps) {
  const t = useTexts("documents");
  if (list.address.isNarrowed(list.state)) {
    return (
      <NoneFound title={t("noneFoundTitle")} onClear={list.clear}>
        {t("noneFoundText")}
      </NoneFound>
    );
  }
  return (
    <EmptyState
      title={t("noneYetTitle")}
      actions={mayOrder && <ButtonLink href={paths.products()}>{t("toCatalogue")}</ButtonLink>}
    >
      {t("noneYetText")}
    </EmptyState>
  );
}
