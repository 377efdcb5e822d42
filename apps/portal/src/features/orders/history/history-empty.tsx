import { NoneFound } from "@vycep/shell/list/none-found.tsx";
import type { ListInHand } from "@vycep/shell/list/use-list-address";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { EmptyState } from "@vycep/ui/feedback/empty-state.tsx";
import { paths } from "../../../shared/paths.ts";
import type { HistoryState } from "./history-address.ts";

interface HistoryEmptyProps {
  readonly list: ListInHand<HistoryState>;
  /** Where the catalogue is open to the person, an empty history leads there. */
  readonly mayOrder: boolean;
}

/** No order to show: because of the filters, or because there is none at all. */
export function HistoryEmpty({ list, mayOrder }: HistoryEmptyProps) {
  const t = useTexts("orders");
  const { address, state, change, clear } = list;
  // The period with which it opens is no filter of the person's own.
  const hasFilters = address.isNarrowed({ ...state, period: address.usual.period });
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
    <NoneFound
      title={t("noneFoundTitle")}
      first={
        state.period !== "all" && (
          <Button onClick={() => change({ period: "all" })}>{t("searchWholeHistory")}</Button>
        )
      }
      onClear={hasFilters ? clear : undefined}
    >
      {t("noneFoundText")}
    </NoneFound>
  );
}
