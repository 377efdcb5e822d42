import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { EmptyState } from "@vycep/ui/feedback/empty-state.tsx";
import { paths } from "../../../shared/paths.ts";
import { countFilters, type HistoryState, usualHistory } from "./history-address.ts";

interface HistoryEmptyProps {
  readonly state: HistoryState;
  /** Where the catalogue is open to the person, an empty history leads there. */
  readonly mayOrder: boolean;
  readonly onChange: (parts: Partial<HistoryState>) => void;
}

/** No order to show: because of the filters, or because there is none at all. */
export function HistoryEmpty({ state, mayOrder, onChange }: HistoryEmptyProps) {
  const t = useTexts("orders");
  const hasFilters = countFilters({ ...state, period: usualHistory.period }) > 0 || state.q.trim() !== "";
  if (state.period === "all" && !hasFilters) {
    return (
      <EmptyState
        title={t("noneYetTitle")}
        actions={mayOrder && <ButtonLink href={paths.products()}>{t("toCatalogue")}</ButtonLink>}
      >
        {t("noneYetText")}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t("noneFoundTitle")}
      actions={
        <>
          {state.period !== "all" && (
            <Button onClick={() => onChange({ period: "all" })}>{t("searchWholeHistory")}</Button>
          )}
          {hasFilters && (
            <Button variant="outline" onClick={() => onChange({ ...usualHistory, sort: state.sort })}>
              {t("clearFilters")}
            </Button>
          )}
        </>
      }
    >
      {t("noneFoundText")}
    </EmptyState>
  );
}
