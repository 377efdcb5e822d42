import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import { toMinor } from "@vycep/domain/kernel/money";
import { toCurrency } from "@vycep/domain/market/market";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import {
  formatHectolitres,
  formatMoney,
  formatPallets,
  formatWeekdayNearDay,
  formatWeight,
} from "@vycep/words/engine/format";
import type { DeskList } from "../../kit/desk-address.ts";
import { type Column, DeskTable } from "../../kit/desk-table.tsx";
import { Moment } from "../../kit/moment.tsx";
import { behindList } from "../../kit/neighbours.tsx";
import type { Selection } from "../../kit/selection.ts";
import { useLocalClock } from "../../kit/use-local-clock.ts";
import { Method } from "../../shared/method.tsx";
import { paths } from "../../shared/paths.ts";
import { OrderState } from "./order-state.tsx";
import { type OrdersState, ordersAddress } from "./orders-address.ts";
import type { OrderRow } from "./use-orders.ts";

interface OrdersTableProps {
  readonly list: Pick<DeskList<OrdersState>, "state" | "sort" | "onSort">;
  readonly rows: readonly OrderRow[];
  readonly selection: Selection;
}

/** The rows of the list; each leads to its order, which knows the list it was opened from (DLIST-05). */
export function OrdersTable({ list, rows, selection }: OrdersTableProps) {
  const desk = useTexts("desk");
  const columns = useColumns();
  const from = behindList(ordersAddress, list.state);
  return (
    <DeskTable
      list="orders"
      caption={desk("orders")}
      columns={columns}
      rows={rows}
      rowKey={({ number }) => number}
      nameOf={({ number }) => number}
      hrefOf={({ number }) => paths.order(number) + from}
      selection={selection}
      sort={list.sort}
      onSort={list.onSort}
      markOf={({ erp }) => (erp === "refused" ? "wrong" : undefined)}
    />
  );
}

function useColumns(): readonly Column<OrderRow>[] {
  const t = useTexts("order-desk");
  const language = useLanguage();
  const { date: today } = useLocalClock();
  return [
    { key: "number", header: t("number"), isRowHeader: true, cell: ({ number }) => number },
    {
      key: "place",
      header: t("place"),
      isWide: true,
      cell: ({ shipToName, companyName }) => (
        <span className="grid">
          <strong className="truncate">{shipToName}</strong>
          <span className="truncate text-fine text-ink-soft">{companyName}</span>
        </span>
      ),
    },
    { key: "method", header: t("method"), cell: ({ method }) => <Method method={method} /> },
    {
      key: "delivery",
      header: t("day"),
      isSortable: true,
      cell: ({ deliveryDate }) => formatWeekdayNearDay(toLocalDate(deliveryDate), today, language),
    },
    {
      key: "state",
      header: t("state"),
      cell: ({ state, isProvisional }) => (
        <span className="grid justify-items-start gap-0.5">
          <OrderState state={state} />
          {isProvisional && <span className="text-fine text-amber-ink">{t("provisional")}</span>}
        </span>
      ),
    },
    {
      key: "net",
      header: t("net"),
      align: "end",
      cell: ({ netMinor, orderedNetMinor, currency }) => (
        <span className="grid">
          {inCurrency(netMinor, currency)}
          {orderedNetMinor !== netMinor && (
            <span className="text-fine text-ink-soft">
              {t("orderedFor", { net: inCurrency(orderedNetMinor, currency) })}
            </span>
          )}
        </span>
      ),
    },
    {
      key: "hectolitres",
      header: t("hectolitres"),
      align: "end",
      cell: ({ litres }) => formatHectolitres(litres, language),
    },
    {
      key: "pallets",
      header: t("pallets"),
      align: "end",
      cell: ({ pallets }) => formatPallets(pallets, language),
    },
    {
      key: "kilograms",
      header: t("kilograms"),
      align: "end",
      cell: ({ kilograms }) => formatWeight(kilograms, language),
    },
    { key: "source", header: t("source"), cell: ({ source }) => <Source source={source} /> },
    { key: "erp", header: t("erp"), cell: ({ erp }) => <ErpKnows erp={erp} /> },
    {
      key: "created",
      header: t("received"),
      isSortable: true,
      cell: ({ createdAt }) => <Moment at={createdAt} />,
    },
  ];
}

function Source({ source }: { readonly source: string }) {
  const t = useTexts("order-desk");
  return source === "portal" || source === "desk" || source === "edi" ? t(`source.${source}`) : source;
}

const erpStates = ["nothing", "waiting", "taken", "refused", "set-aside"] as const;

function ErpKnows({ erp }: { readonly erp: string }) {
  const t = useTexts("order-desk");
  const known = erpStates.find((state) => state === erp);
  const look = erp === "refused" ? "font-semibold text-red-strong" : "text-ink-soft";
  return <span className={look}>{known === undefined ? erp : t(`erp.${known}`)}</span>;
}

function inCurrency(minor: number, currency: string): string {
  return formatMoney({ minor: toMinor(minor), currency: toCurrency(currency) });
}
