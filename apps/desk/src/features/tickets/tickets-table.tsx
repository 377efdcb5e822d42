import { useTexts } from "@vycep/shell/words/i18n";
import type { DeskList } from "../../kit/desk-address.ts";
import { type Column, DeskTable } from "../../kit/desk-table.tsx";
import { money } from "../../kit/money.ts";
import { behindList } from "../../kit/neighbours.tsx";
import type { Selection } from "../../kit/selection.ts";
import { paths } from "../../shared/paths.ts";
import { TimeLeft } from "./ticket-times.tsx";
import { dayText, TicketState } from "./ticket-words.tsx";
import { type TicketsState, ticketsAddress } from "./tickets-address.ts";
import type { TicketRow } from "./use-tickets.ts";

interface TicketsTableProps {
  readonly list: DeskList<TicketsState>;
  readonly rows: readonly TicketRow[];
  readonly selection: Selection | undefined;
}

/** The queue; the title of each leads to it. */
export function TicketsTable({ list, rows, selection }: TicketsTableProps) {
  const desk = useTexts("desk");
  return (
    <DeskTable
      list="tickets"
      caption={desk("tickets")}
      columns={useColumns()}
      rows={rows}
      rowKey={({ number }) => number}
      nameOf={({ title }) => title}
      selection={selection}
      // Its clocks go on by themselves.
      stampOf={({ clocks: _clocks, ...row }) => row}
      hrefOf={({ number }) => paths.ticket(number) + behindList(ticketsAddress, list.state)}
      sort={list.sort}
      onSort={list.onSort}
    />
  );
}

function useColumns(): readonly Column<TicketRow>[] {
  const t = useTexts("ticket-desk");
  return [
    {
      key: "title",
      header: t("column.title"),
      isRowHeader: true,
      isWide: true,
      cell: ({ title, number }) => (
        <span className="grid">
          <strong>{title}</strong>
          <span className="text-fine font-normal text-ink-soft">{number}</span>
        </span>
      ),
    },
    {
      key: "status",
      header: t("column.status"),
      cell: ({ status, isAnswered, creditWaiting }) => (
        <span className="grid justify-items-start gap-1">
          <TicketState status={status} isAnswered={isAnswered} />
          {creditWaiting != null && (
            <span className="text-fine text-amber-ink">
              {t("creditWaiting", { money: money(creditWaiting.minor, creditWaiting.currency) })}
            </span>
          )}
        </span>
      ),
    },
    {
      key: "place",
      header: t("column.place"),
      cell: ({ shipToName, caller }) => (
        <span className="grid">
          {shipToName}
          <span className="text-fine text-ink-soft">{caller}</span>
        </span>
      ),
    },
    {
      key: "category",
      header: t("column.category"),
      isSpare: true,
      cell: ({ category, subcategory }) => (
        <span className="grid">
          {category}
          <span className="text-fine text-ink-soft">{subcategory}</span>
        </span>
      ),
    },
    {
      key: "assignee",
      header: t("column.assignee"),
      cell: ({ assignee }) => assignee?.name ?? <span className="text-ink-faint">{t("free")}</span>,
    },
    {
      key: "left",
      header: t("column.left"),
      align: "end",
      isSortable: true,
      cell: ({ clocks }) => <TimeLeft clocks={clocks} />,
    },
    {
      key: "opened",
      header: t("column.opened"),
      align: "end",
      isSortable: true,
      cell: ({ opened }) => dayText(opened),
    },
  ];
}
