import { localNow } from "@vycep/shell/clock/clock";
import type { ListPage } from "@vycep/shell/list/list-page";
import { ListTable } from "@vycep/shell/list/list-table.tsx";
import type { ListInHand } from "@vycep/shell/list/use-list-address";
import { focusNextRow } from "@vycep/shell/page/focus-next-row";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { IconButton } from "@vycep/ui/actions/icon-button.tsx";
import type { Column } from "@vycep/ui/data/table.tsx";
import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import { formatCount, formatDate, formatMoney, formatWeekdayDate } from "@vycep/words/engine/format";
import { formatTime } from "@vycep/words/engine/format-time";
import { useRef, useState } from "react";
import { paths } from "../../shared/paths.ts";
import type { SavedState } from "./saved-address.ts";
import { SavedNamesForm } from "./saved-names-form.tsx";
import type { SavedOrderRow } from "./saved-order-row.ts";
import { useSavedName } from "./use-saved-name.ts";
import { pageSize } from "./use-saved-orders.ts";

interface SavedTableProps {
  readonly list: ListInHand<SavedState>;
  readonly page: ListPage<SavedOrderRow>;
  readonly onPut: (saved: SavedOrderRow) => void;
  /** Why nothing can be put into a cart now. */
  readonly putOffReason: string | undefined;
  /** `leave` moves the focus to where it stays when the row has gone. */
  readonly onDelete: (saved: SavedOrderRow, leave: () => void) => void;
}

/** The saved orders as rows, as cards on mobile (SAVED-01, SAVED-03); their names are changed where they stand. */
export function SavedTable({ list, page, ...actions }: SavedTableProps) {
  const t = useTexts("saved-orders");
  const orders = useTexts("orders");
  const cells = useCells(actions);
  const columns: readonly Column<SavedOrderRow>[] = [
    { key: "title", header: t("name"), cell: cells.name, isRowHeader: true, isSortable: true },
    { key: "ship-to", header: orders("shipTo"), cell: ({ place }) => place, isSortable: true },
    { key: "method", header: orders("transport"), cell: cells.method },
    { key: "delivery", header: orders("delivery"), cell: cells.delivery, isSortable: true },
    { key: "lines", header: t("lines"), cell: (row) => formatCount(row.lineCount), align: "end" },
    {
      key: "total",
      header: orders("totalWithDeposits"),
      cell: (row) => <strong>{formatMoney(row.total)}</strong>,
      align: "end",
      isSortable: true,
    },
    { key: "saved", header: t("saved"), cell: cells.saved, isSortable: true },
    { key: "actions", header: t("actions"), cell: cells.actions, isHeaderHidden: true, align: "end" },
  ];
  return (
    <ListTable
      list={list}
      page={page}
      pageSize={pageSize}
      all={orders("allOfThem", { count: page.total })}
      caption={t("caption")}
      columns={columns}
      rowKey={({ id }) => id}
      mobileCard={(row) => <SavedCard row={row} cells={cells} />}
    />
  );
}

type Cells = ReturnType<typeof useCells>;

/** What stands in the cells of a row; cards use the same. */
function useCells({
  onPut,
  putOffReason,
  onDelete,
}: Pick<SavedTableProps, "onPut" | "putOffReason" | "onDelete">) {
  const t = useTexts("saved-orders");
  const orders = useTexts("orders");
  const language = useLanguage();
  const nameOf = useSavedName();
  const [edited, setEdited] = useState<string>();
  const pencils = useRef(new Map<string, HTMLButtonElement | null>());
  /** The focus goes back to what opened the form. */
  function handleEdited(id: string) {
    setEdited(undefined);
    pencils.current.get(id)?.focus();
  }
  return {
    name: (row: SavedOrderRow) =>
      edited === row.id ? (
        <SavedNamesForm id={row.id} names={row} onDone={() => handleEdited(row.id)} />
      ) : (
        <>
          <Anchor
            href={paths.savedOrder(row.id)}
            className="rounded-small font-bold wrap-anywhere text-bottle underline-offset-text hover:underline"
          >
            {nameOf(row)}
          </Anchor>
          <span className="block text-fine wrap-anywhere text-ink-soft">
            {row.ownNumber === "" ? orders("ownNumberMissing") : row.ownNumber}
          </span>
        </>
      ),
    method: ({ method }: SavedOrderRow) =>
      method === undefined ? t("notChosen") : orders(`method.${method}`),
    delivery: ({ deliveryDate }: SavedOrderRow) => {
      if (deliveryDate === undefined) return t("notChosen");
      return (
        <>
          <span className="block whitespace-nowrap">{formatWeekdayDate(deliveryDate, language)}</span>
          {deliveryDate < localNow().date && (
            <span className="block text-fine text-amber-ink">{t("dayPassed")}</span>
          )}
        </>
      );
    },
    saved: ({ savedAt }: SavedOrderRow) =>
      savedAt && (
        <>
          <span className="block whitespace-nowrap">{formatDate(savedAt.date)}</span>
          <span className="block text-fine text-ink-soft">{formatTime(savedAt.minutes)}</span>
        </>
      ),
    actions: (row: SavedOrderRow) => {
      const name = nameOf(row);
      return (
        <span className="relative z-10 inline-flex items-center gap-1.5 max-mobile:flex max-mobile:w-full">
          <span className="max-mobile:flex-1">
            <Button
              variant="outline"
              icon="cart"
              aria-haspopup="dialog"
              aria-label={t("putOf", { name })}
              disabledReason={putOffReason}
              onClick={() => onPut(row)}
            >
              {t("put")}
            </Button>
          </span>
          <IconButton
            ref={(element) => {
              pencils.current.set(row.id, element);
            }}
            icon="pencil"
            label={t("editOf", { name })}
            aria-expanded={edited === row.id}
            onClick={() => setEdited(edited === row.id ? undefined : row.id)}
          />
          <IconButton
            icon="trash"
            label={t("deleteOf", { name })}
            onClick={({ currentTarget }) => onDelete(row, () => focusNextRow(currentTarget))}
          />
        </span>
      );
    },
  };
}

/** One saved order on mobile. */
function SavedCard({ row, cells }: { readonly row: SavedOrderRow; readonly cells: Cells }) {
  const t = useTexts("saved-orders");
  return (
    <div className="grid gap-2.5">
      <div>{cells.name(row)}</div>
      <div className="flex items-start justify-between gap-3">
        <div>{cells.delivery(row)}</div>
        <strong className="text-right whitespace-nowrap">{formatMoney(row.total)}</strong>
      </div>
      <p className="text-fine text-ink-soft">
        {[row.place, cells.method(row), t("items", { count: row.lineCount })].join(" · ")}
        {row.savedAt && <span className="block">{t("savedOn", { day: formatDate(row.savedAt.date) })}</span>}
      </p>
      {cells.actions(row)}
    </div>
  );
}
