import type { DocumentRow } from "@vycep/contract/documents/documents.rest";
import { wholeToMinor } from "@vycep/contract/whole-currency";
import { toLocalDate } from "@vycep/domain/kernel/local-moment";
import type { ListPage } from "@vycep/shell/list/list-page";
import { ListTable } from "@vycep/shell/list/list-table.tsx";
import type { ListInHand } from "@vycep/shell/list/use-list-address";
import { useTexts } from "@vycep/shell/words/i18n";
import { Link } from "@vycep/ui/actions/link.tsx";
import type { Column, RowGroup } from "@vycep/ui/data/table.tsx";
import { Checkbox } from "@vycep/ui/fields/checkbox.tsx";
import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import { formatDate, formatMoney } from "@vycep/words/engine/format";
import type { ReactNode } from "react";
import { paths } from "../../shared/paths.ts";
import { type Chosen, keyOf } from "./chosen-documents.ts";
import { DocumentFiles } from "./document-files.tsx";
import type { DocumentsState } from "./documents-address.ts";
import { PaymentPill } from "./payment-pill.tsx";
import { pageSize } from "./use-documents.ts";

interface DocumentsTableProps {
  readonly list: ListInHand<DocumentsState>;
  readonly page: ListPage<DocumentRow>;
  /** What stands at the right of a group's heading: its sum. */
  readonly sumOf: (payment: "overdue" | "due") => ReactNode;
  readonly chosen: Chosen;
  readonly onChoose: (row: DocumentRow) => void;
}

/** The documents as rows, as cards on mobile: what waits for money in groups of its own above the rest (D40). */
export function DocumentsTable({ list, page, sumOf, chosen, onChoose }: DocumentsTableProps) {
  const t = useTexts("documents");
  const box = (row: DocumentRow) => (
    <Checkbox
      label={t("chooseOne", { kind: t(`kind.${row.documentType}`), number: row.number })}
      isLabelHidden
      checked={chosen.has(keyOf(row))}
      onChange={() => onChoose(row)}
    />
  );
  const columns: readonly Column<DocumentRow>[] = [
    { key: "choose", header: t("choose"), cell: box, isHeaderHidden: true },
    { key: "number", header: t("number"), cell: (row) => <NumberCell row={row} />, isRowHeader: true },
    { key: "issued", header: t("issued"), cell: ({ date }) => dayOf(date), isSortable: true },
    { key: "shipTo", header: t("shipTo"), cell: ({ shipToName }) => shipToName ?? "" },
    { key: "due", header: t("due"), cell: ({ due }) => due !== null && <strong>{dayOf(due)}</strong> },
    { key: "state", header: t("state"), cell: ({ payment }) => <PaymentPill {...payment} /> },
    { key: "amount", header: t("amount"), cell: amountOf, align: "end" },
    { key: "files", header: t("files"), cell: (row) => <DocumentFiles row={row} />, align: "end" },
  ];
  function groupOf({ payment }: DocumentRow): RowGroup {
    if (payment.kind !== "overdue" && payment.kind !== "due")
      return { key: "rest", head: <strong>{t("group.rest")}</strong> };
    return {
      key: payment.kind,
      head: (
        <span className="flex justify-between gap-3.5">
          <strong className={payment.kind === "overdue" ? "text-red-strong" : "text-amber-ink"}>
            {t(`group.${payment.kind}`)}
          </strong>
          <strong>{sumOf(payment.kind)}</strong>
        </span>
      ),
    };
  }
  return (
    <ListTable
      list={list}
      page={page}
      pageSize={pageSize}
      all={t("allOfThem", { count: page.total })}
      caption={t("title")}
      columns={columns}
      rowKey={keyOf}
      rowTone={(row) => (chosen.has(keyOf(row)) ? "selected" : "plain")}
      groupOf={list.state.sort === "urgent" ? groupOf : undefined}
      mobileCard={(row) => <DocumentCard row={row} box={box(row)} />}
    />
  );
}

/** A day of the answer as people read it. */
export function dayOf(day: string): string {
  return formatDate(toLocalDate(day));
}

function amountOf({ amount, currency }: DocumentRow): ReactNode {
  if (amount === null || currency === null) return null;
  const money = formatMoney({ minor: wholeToMinor(amount), currency });
  return <strong className={amount < 0 ? "text-bottle" : undefined}>{money}</strong>;
}

interface DocumentNumberProps {
  readonly row: DocumentRow;
  /** Where it leads; tax documents have a page of their own. */
  readonly href?: string | undefined;
}

/** The number of a document, as a link where there is something to look at. */
export function DocumentNumber({ row, href = pageOf(row) }: DocumentNumberProps) {
  if (href === undefined) return <strong className="text-bottle">{row.number}</strong>;
  return (
    <Anchor href={href} className="font-bold text-bottle underline-offset-text hover:underline">
      {row.number}
    </Anchor>
  );
}

function pageOf({ documentType, number }: DocumentRow): string | undefined {
  return documentType === "invoice" || documentType === "credit-note" ? paths.invoice(number) : undefined;
}

/** A confirmation is numbered as its order, and leads there. */
function wayFrom(row: DocumentRow): string | undefined {
  return pageOf(row) ?? (row.orderNumbers.includes(row.number) ? paths.order(row.number) : undefined);
}

function NumberCell({ row }: { readonly row: DocumentRow }) {
  const t = useTexts("documents");
  return (
    <>
      <DocumentNumber row={row} href={wayFrom(row)} />
      <span className="block text-fine font-normal text-ink-soft">{t(`kind.${row.documentType}`)}</span>
      <OrdersOfPaper row={row} />
    </>
  );
}

/** The way from a paper to its orders, where its number is not that way. */
function OrdersOfPaper({ row }: { readonly row: DocumentRow }) {
  const t = useTexts("documents");
  if (wayFrom(row) !== undefined) return null;
  return row.orderNumbers.map((number) => (
    <span key={number} className="block text-fine font-normal">
      <Link href={paths.order(number)}>{t("orderOf", { number })}</Link>
    </span>
  ));
}

/** One document on mobile. */
function DocumentCard({ row, box }: { readonly row: DocumentRow; readonly box: ReactNode }) {
  const t = useTexts("documents");
  const day =
    row.due === null ? t("issuedOn", { day: dayOf(row.date) }) : t("dueOn", { day: dayOf(row.due) });
  const place = row.shipToName === null ? [] : [row.shipToName];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1.5">
      <span className="flex items-center gap-2">
        {box}
        <DocumentNumber row={row} href={wayFrom(row)} />
      </span>
      <span className="justify-self-end">
        <PaymentPill {...row.payment} />
      </span>
      <strong>{day}</strong>
      <span className="text-right whitespace-nowrap">{amountOf(row)}</span>
      <span className="col-span-2 text-fine text-ink-soft">
        {[t(`kind.${row.documentType}`), ...place].join(" · ")}
      </span>
      <div className="col-span-2 empty:hidden">
        <OrdersOfPaper row={row} />
      </div>
      <div className="col-span-2 mt-1.5 empty:hidden">
        <DocumentFiles row={row} />
      </div>
    </div>
  );
}
