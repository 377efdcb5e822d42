import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { EmptyState } from "@vycep/ui/feedback/empty-state.tsx";
import { paths } from "../../shared/paths.ts";
import { isNarrowed, type SavedState, usualSaved } from "./saved-address.ts";

interface SavedEmptyProps {
  readonly state: SavedState;
  readonly onChange: (parts: Partial<SavedState>) => void;
}

/** Nothing to show: because of the filters, or because nothing was ever saved. */
export function SavedEmpty({ state, onChange }: SavedEmptyProps) {
  const t = useTexts("saved-orders");
  const orders = useTexts("orders");
  if (!isNarrowed(state)) {
    return (
      <EmptyState
        title={t("noneYetTitle")}
        actions={<ButtonLink href={paths.cart()}>{t("toCart")}</ButtonLink>}
      >
        {t("noneYetText")}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t("noneFoundTitle")}
      actions={
        <Button variant="outline" onClick={() => onChange({ ...usualSaved, sort: state.sort })}>
          {orders("clearFilters")}
        </Button>
      }
    >
      {t("noneFoundText")}
    </EmptyState>
  );
}
