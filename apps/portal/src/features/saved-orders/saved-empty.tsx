import { NoneFound } from "@vycep/shell/list/none-found.tsx";
import type { ListInHand } from "@vycep/shell/list/use-list-address";
import { useTexts } from "@vycep/shell/words/i18n";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { EmptyState } from "@vycep/ui/feedback/empty-state.tsx";
import { paths } from "../../shared/paths.ts";
import type { SavedState } from "./saved-address.ts";

/** Nothing to show: because of the filters, or because nothing was ever saved. */
export function SavedEmpty({ list }: { readonly list: ListInHand<SavedState> }) {
  const t = useTexts("saved-orders");
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
      actions={<ButtonLink href={paths.cart()}>{t("toCart")}</ButtonLink>}
    >
      {t("noneYetText")}
    </EmptyState>
  );
}
