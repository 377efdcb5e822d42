import type { TicketRow } from "@vycep/contract/tickets/tickets.rest";
import type { ListPage } from "@vycep/shell/list/list-page";
import { ListTable } from "@vycep/shell/list/list-table.tsx";
import type { ListInHand } from "@vycep/shell/list/use-list-address";
import { Count } from "@vycep/ui/data/badge.tsx";
import type { Column } from "@vycep/ui/data/table.tsx";
import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import { paths } from "../../shared/paths.ts";
import type { TicketsState } from "./ticket-address.ts";
import { TicketStatusPill } from "./ticket-status-pill.tsx";
import { useTicketsWords } from "./tickets-words.ts";
import { pageSize } from "./use-tickets.ts";

interface TicketsTableProps {
  readonly list: ListInHand<TicketsState>;
  readonly page: ListPage<TicketRow>;
}

/** The tickets as rows, as cards on mobile (TICKET-01). */
export function TicketsTable({ list, page }: TicketsTableProps) {
  const { t, day } = useTicketsWords();
  const columns: readonly Column<TicketRow>[] = [
    { key: "number", header: t("ticket"), cell: (row) => <TicketLink {...row} /> },
    {
      key: "title",
      header: t("subject"),
      isRowHeader: true,
      isSortable: true,
      cell: (row) => <Subject {...row} />,
    },
    { key: "place", header: t("shipTo"), cell: ({ shipToName }) => shipToName, isSpare: true },
    { key: "caller", header: t("openedBy"), cell: ({ caller }) => caller, isSpare: true },
    { key: "opened", header: t("opened"), cell: ({ opened }) => day(opened), isSortable: true },
    { key: "status", header: t("status"), cell: ({ status }) => <TicketStatusPill status={status} /> },
    { key: "news", header: t("newAnswers"), isHeaderHidden: true, cell: (row) => <News {...row} /> },
  ];
  return (
    <ListTable
      list={list}
      page={page}
      pageSize={pageSize}
      all={t("allOfThem", { count: page.total })}
      caption={t("title")}
      columns={columns}
      rowKey={({ caseNumber }) => caseNumber}
      mobileCard={(row) => (
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1.5">
          <Subject {...row} />
          <TicketStatusPill status={row.status} />
          <p className="flex flex-wrap items-center gap-x-2 text-fine text-ink-soft">
            <TicketLink {...row} />
            {`${row.shipToName} · ${day(row.opened)}`}
          </p>
          <span className="justify-self-end">
            <News {...row} />
          </span>
        </div>
      )}
    />
  );
}

function TicketLink({ caseNumber, title }: Pick<TicketRow, "caseNumber" | "title">) {
  return (
    <Anchor
      href={paths.ticket(caseNumber)}
      aria-label={`${caseNumber}: ${title}`}
      className="rounded-small font-bold whitespace-nowrap text-bottle underline-offset-text hover:underline"
    >
      {caseNumber}
    </Anchor>
  );
}

function Subject({ title, categoryName, subcategoryName }: TicketRow) {
  return (
    <span className="block min-w-0">
      <span className="block font-bold">{title}</span>
      <span className="block text-fine font-normal text-ink-soft">{`${categoryName} · ${subcategoryName}`}</span>
    </span>
  );
}

function News({ unread }: Pick<TicketRow, "unread">) {
  const { t } = useTicketsWords();
  return unread > 0 ? <Count value={t("news", { count: unread })} /> : null;
}
