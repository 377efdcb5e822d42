import { decodeMoment } from "@vycep/contract/calendar/calendar.codec";
import type { OrderRow } from "@vycep/contract/orders/orders.rest";
import { wholeToMinor } from "@vycep/contract/whole-currency";
import { parseLocalDate } from "@vycep/domain/kernel/local-moment";
import { methodOfOrder } from "@vycep/domain/transport/method";
import type { ListPage } from "@vycep/shell/list/list-page";
import { ListTable } from "@vycep/shell/list/list-table.tsx";
import type { ListInHand } from "@vycep/shell/list/use-list-address";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { Flag } from "@vycep/ui/data/badge.tsx";
import type { Column } from "@vycep/ui/data/table.tsx";
import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import { formatDayMonth, formatMoney, formatWeekdayDate } from "@vycep/words/engine/format";
import type { ReactNode } from "react";
import { paths } from "../../../shared/paths.ts";
import type { HistoryState } from "./history-address.ts";
import { OrderStatusPill } from "./order-status-pill.tsx";
import { pageSize } from "./use-orders.ts";

interface HistoryTableProps {
  readonly list: ListInHand<HistoryState>;
  readonly page: ListPage<OrderRow>;
  /** What can be done with an order right here. */
  readonly actions: (row: OrderRow) => ReactNode;
}

/** The orders as rows, as cards on mobile (HISTORY-01, HISTORY-11). */
export function HistoryTable({ list, page, actions }: HistoryTableProps) {
  const t = useTexts("orders");
  const cells = useCells();
  const columns: readonly Column<OrderRow>[] = [
    { key: "number", header: t("number"), cell: cells.number, isRowHeader: true, isSortable: true },
    { key: "delivery", header: t("delivery"), cell: cells.delivery, isSortable: true },
    { key: "shipTo", header: t("shipTo"), cell: ({ shipToName }) => shipToName },
    { key: "method", header: t("transport"), cell: cells.method, isSpare: true },
    { key: "status", header: t("status"), cell: (row) => <OrderStatusPill {...row} /> },
    { key: "net", header: t("goodsNet"), cell: cells.net, align: "end", isSpare: true },
    {
      key: "total",
      header: t("totalWithDeposits"),
      cell: (row) => cells.total(row),
      align: "end",
      isSortable: true,
    },
    { key: "actions", header: t("actions"), cell: actions, align: "end", isHeaderHidden: true },
  ];
  return (
    <ListTable
      list={list}
      page={page}
      pageSize={pageSize}
      all={t("allOfThem", { count: page.total })}
      caption={t("title")}
      columns={columns}
      rowKey={({ orderNumber }) => orderNumber}
      mobileCard={(row) => <HistoryCard row={row} cells={cells} actions={actions(row)} />}
    />
  );
}

type Cells = ReturnType<typeof useCells>;

/** What stands in the cells of a row; cards use the same. */
function useCells() {
  const t = useTexts("orders");
  const language = useLanguage();
  const day = (row: OrderRow) => {
    const date = parseLocalDate(row.deliveryDate);
    return date === undefined ? row.deliveryDate : formatWeekdayDate(date, language);
  };
  return {
    day,
    number: ({ orderNumber, customerOrderNumber }: OrderRow) => (
      <>
        <Anchor
          href={paths.order(orderNumber)}
          className="font-bold text-bottle underline-offset-text after:absolute after:inset-0 hover:underline desktop:after:hidden"
        >
          {orderNumber}
        </Anchor>
        <span className="block text-fine wrap-anywhere text-ink-soft">
          {customerOrderNumber || t("ownNumberMissing")}
        </span>
      </>
    ),
    delivery: (row: OrderRow) => {
      const created = decodeMoment(row.createdAt);
      return (
        <>
          <strong className="block whitespace-nowrap">{day(row)}</strong>
          <span className="block text-fine text-ink-soft">
            {created !== undefined && t("createdOn", { day: formatDayMonth(created.date) })}
          </span>
        </>
      );
    },
    method: ({ method, documentCode }: OrderRow) => {
      const known = methodOfOrder({ method, documentCode });
      return known === undefined ? method || documentCode : t(`method.${known}`);
    },
    net: ({ net, currency }: OrderRow) =>
      net === 0 ? t("noGoods") : formatMoney({ minor: wholeToMinor(net), currency }),
    total: ({ total, orderedTotal, currency, priceState, state, aboveLimit }: OrderRow) => (
      <>
        <strong className="block">{formatMoney({ minor: wholeToMinor(total), currency })}</strong>
        {orderedTotal !== null && (
          <span className="block text-fine text-ink-soft">
            {t("orderedFor", { total: formatMoney({ minor: wholeToMinor(orderedTotal), currency }) })}
          </span>
        )}
        {priceState === "provisional" && state !== "cancelled" && (
          <Flag text={t("provisionalFlag")} tone="offer" />
        )}
        {aboveLimit !== null && (
          <Flag
            text={t("aboveLimitFlag", {
              difference: formatMoney({ minor: wholeToMinor(aboveLimit), currency }),
            })}
            tone="last"
          />
        )}
      </>
    ),
  };
}

interface HistoryCardProps {
  readonly row: OrderRow;
  readonly cells: Cells;
  readonly actions: ReactNode;
}

/** One order on mobile; the whole card is the link, and what can be done lies above it. */
function HistoryCard({ row, cells, actions }: HistoryCardProps) {
  return (
    <div className="relative grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1.5">
      <div className="col-span-2 flex flex-wrap justify-between gap-x-3 gap-y-1.5">
        <div>{cells.number(row)}</div>
        <OrderStatusPill {...row} />
      </div>
      <strong>{cells.day(row)}</strong>
      <span className="text-right whitespace-nowrap">{cells.total(row)}</span>
      <span className="col-span-2 text-fine text-ink-soft">{`${row.shipToName} · ${cells.method(row)}`}</span>
      <div className="relative z-1 col-span-2 mt-1.5 grid empty:hidden">{actions}</div>
    </div>
  );
}
