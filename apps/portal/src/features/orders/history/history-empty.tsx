import { useQuery } from "@tanstack/react-query";
import { NoneFound } from "@vycep/shell/list/none-found.tsx";
import type { ListInHand } from "@vycep/shell/list/use-list-address";
import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { EmptyState } from "@vycep/ui/feedback/empty-state.tsx";
import { SkeletonRows } from "@vycep/ui/feedback/skeleton.tsx";
import { paths } from "../../../shared/paths.ts";
import type { HistoryState } from "./history-address.ts";
import { ordersQuery } from "./use-orders.ts";

interface HistoryEmptyProps {
  readonly list: ListInHand<HistoryState>;
  /** Where the catalogue is open to the person, an empty history leads there. */
  readonly mayOrder: boolean;
}

/** No order to show: because of the filters, because none is so recent, or because there is none at all. */
export function HistoryEmpty({ list, mayOrder }: HistoryEmptyProps) {
  const { address, state } = list;
  // The period with which it opens is no filter of the person's own.
  const hasFilters = address.isNarrowed({ ...state, period: address.usual.period });
  if (!hasFilters && state.period === "all") return <NoneYet mayOrder={mayOrder} />;
  if (!hasFilters && state.period === address.usual.period) {
    return <NoneLately list={list} mayOrder={mayOrder} />;
  }
  return <NoneOfFilters list={list} hasFilters={hasFilters} />;
}

/** Nobody has set a filter: whether there are older orders is asked before anything is said of them. */
function NoneLately({ list, mayOrder }: HistoryEmptyProps) {
  const t = useTexts("orders");
  const { data, isPending } = useQuery(ordersQuery({ ...list.address.usual, period: "all" }));
  if (isPending) return <SkeletonRows label={t("listLoading")} rows={3} />;
  if (data?.total === 0) return <NoneYet mayOrder={mayOrder} />;
  return (
    <EmptyState
      title={t("noneLatelyTitle")}
      actions={
        <>
          <Button onClick={() => list.change({ period: "all" })}>{t("showWholeHistory")}</Button>
          {mayOrder && (
            <ButtonLink href={paths.products()} variant="outline">
              {t("toCatalogue")}
            </ButtonLink>
          )}
        </>
      }
    >
      {t("noneLatelyText")}
    </EmptyState>
  );
}

function NoneYet({ mayOrder }: Pick<HistoryEmptyProps, "mayOrder">) {
  const t = useTexts("orders");
  return (
    <EmptyState
      title={t("noneYetTitle")}
      actions={mayOrder && <ButtonLink href={paths.products()}>{t("toCatalogue")}</ButtonLink>}
    >
      {t("noneYetText")}
    </EmptyState>
  );
}

interface NoneOfFiltersProps extends Pick<HistoryEmptyProps, "list"> {
  readonly hasFilters: boolean;
}

function NoneOfFilters({ list: { state, change, clear }, hasFilters }: NoneOfFiltersProps) {
  const t = useTexts("orders");
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
