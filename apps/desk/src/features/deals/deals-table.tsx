import { useTexts } from "@vycep/shell/words/i18n";
import { Flag } from "@vycep/ui/data/badge.tsx";
import { formatCount, formatPercent } from "@vycep/words/engine/format";
import { type Column, DeskTable } from "../../kit/desk-table.tsx";
import { behindList } from "../../kit/neighbours.tsx";
import type { Selection } from "../../kit/selection.ts";
import { paths } from "../../shared/paths.ts";
import { daysText } from "./leaflets-table.tsx";
import { OfferState } from "./offer-state.tsx";
import { type DealsState, dealsAddress } from "./offers-address.ts";
import type { DealRow } from "./use-deals.ts";

interface DealsTableProps {
  readonly state: DealsState;
  readonly rows: readonly DealRow[];
  readonly selection: Selection | undefined;
}

/** Package deals in rows. */
export function DealsTable({ state, rows, selection }: DealsTableProps) {
  const t = useTexts("deal-desk");
  const from = behindList(dealsAddress, state);
  const columns: readonly Column<DealRow>[] = [
    {
      ...{ key: "deal", header: t("deals"), isRowHeader: true, isWide: true },
      cell: ({ sku, name }) => (
        <span className="grid justify-items-start">
          <span>{name}</span>
          <span className="text-fine font-normal text-ink-soft">{sku}</span>
        </span>
      ),
    },
    {
      ...{ key: "state", header: t("state") },
      cell: ({ state, hasDraft, isWaiting }) => (
        <span className="flex items-center gap-2">
          <OfferState state={state} />
          {hasDraft && <Flag tone="offer" text={t(isWaiting ? "state.waiting" : "state.draft")} />}
        </span>
      ),
    },
    {
      ...{ key: "rule", header: t("rule") },
      cell: ({ rule }) => (rule == null ? "–" : t(`rule.${rule}`)),
    },
    {
      ...{ key: "discount", header: t("discount"), align: "end" },
      cell: ({ discountPercent }) =>
        discountPercent == null ? "–" : t("minus", { percent: formatPercent(discountPercent) }),
    },
    {
      ...{ key: "items", header: t("items"), align: "end" },
      cell: ({ itemCount }) => formatCount(itemCount),
    },
    {
      ...{ key: "limit", header: t("maxPackages"), align: "end" },
      cell: ({ maxPackages }) => (maxPackages == null ? "–" : formatCount(maxPackages)),
    },
    {
      ...{ key: "ordered", header: t("ordered"), align: "end" },
      cell: ({ packagesOrdered }) => formatCount(packagesOrdered),
    },
    {
      ...{ key: "period", header: t("period") },
      cell: ({ validFrom, validTo }) => (validFrom == null ? "–" : daysText({ validFrom, validTo }, t)),
    },
    { ...{ key: "markets", header: t("toWhom") }, cell: ({ markets }) => markets.join(", ") },
  ];
  return (
    <DeskTable
      list="bundles"
      caption={t("deals")}
      columns={columns}
      rows={rows}
      rowKey={({ sku }) => sku}
      selection={selection}
      hrefOf={({ sku }) => paths.bundle(sku) + from}
      nameOf={({ name }) => name}
    />
  );
}
