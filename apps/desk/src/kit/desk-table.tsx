import { arrangeColumns } from "@vycep/domain/staff/desk-columns";
import type { SortParts } from "@vycep/shell/list/list-address";
import { SelectAll } from "@vycep/shell/list/select-all.tsx";
import { useTexts } from "@vycep/shell/words/i18n";
import type { Column } from "@vycep/ui/data/table.tsx";
import { Checkbox } from "@vycep/ui/fields/checkbox.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import { classNames } from "@vycep/ui/styles/class-names";
import { type ReactNode, useRef } from "react";
import { ColumnsButton } from "./columns-button.tsx";
import { RowsWaiting } from "./live/rows-waiting.tsx";
import { useLiveRows } from "./live/use-live-rows.ts";
import type { Selection } from "./selection.ts";
import { useColumnChoice } from "./use-columns.ts";
import { useRowKeys } from "./use-row-keys.ts";
import { useTightFit } from "./use-tight-fit.ts";

export type { Column } from "@vycep/ui/data/table.tsx";

export interface DeskTableProps<Row> {
  /** Name of the table; hidden, the title of the page says it to the eye. */
  readonly caption: string;
  /** Of which list, by its noun: whoever looks at it chooses its columns. */
  readonly list?: string | undefined;
  /** The one with `isRowHeader` names the row, and leads to its record. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** What of a row counts when it changes; all of it, unless some of it changes by the clock alone (DLIST-06). */
  readonly stampOf?: ((row: Row) => unknown) | undefined;
  /** Where the record of a row is. */
  readonly hrefOf?: ((row: Row) => string) | undefined;
  /** What a row is called by who cannot see it, where its box is chosen. */
  readonly nameOf?: ((row: Row) => string) | undefined;
  readonly selection?: Selection | undefined;
  readonly sort?: SortParts | undefined;
  readonly onSort?: ((sort: SortParts) => void) | undefined;
  /** Sums under the rows, each figure in its column. */
  readonly feet?: readonly FootRow[] | undefined;
  /** Rows that somebody should see; what came or changed meanwhile is marked by itself (DLIST-06). */
  readonly markOf?: ((row: Row) => "new" | "wrong" | undefined) | undefined;
}

/** A row of sums under a table; its label stands in the column that names the rows. */
export interface FootRow {
  readonly key: string;
  readonly label: string;
  /** By the keys of the columns. */
  readonly cells: Readonly<Record<string, ReactNode>>;
  readonly isStrong?: boolean | undefined;
}

/** A dense table: its head stays, its rows are walked by j and k, chosen by x and opened by Enter (DLIST-07, DESK-01). */
export function DeskTable<Row>(props: DeskTableProps<Row>) {
  const { list, ...table } = props;
  return list === undefined ? <DenseTable {...table} /> : <ListTable {...table} list={list} />;
}

/** With the columns that the person at the desk has chosen (DLIST-02). */
function ListTable<Row>({ list, columns, ...table }: DeskTableProps<Row> & { readonly list: string }) {
  const chooser = <ColumnsButton list={list} columns={columns} />;
  return <DenseTable {...table} columns={arrangeColumns(columns, useColumnChoice(list))} headEnd={chooser} />;
}

interface DenseTableProps<Row> extends Omit<DeskTableProps<Row>, "list"> {
  /** At the end of its head. */
  readonly headEnd?: ReactNode;
}

function DenseTable<Row>(props: DenseTableProps<Row>) {
  const { caption, columns, headEnd, rowKey, stampOf, selection, sort, onSort, feet } = props;
  const t = useTexts("desk");
  const table = useRef<HTMLDivElement>(null);
  useTightFit(table, { rows: props.rows, columns: columns.map(({ key }) => key).join(" ") });
  useRowKeys(table, { onSelect: selection?.toggle });
  const isChosen = selection !== undefined && selection.chosen.size > 0;
  const live = useLiveRows({ rows: props.rows, rowKey, stampOf, isChosen });
  const keys = live.rows.map(rowKey);
  const chosen = selection === undefined ? 0 : keys.filter((key) => selection.chosen.has(key)).length;
  return (
    <div className="relative">
      <RowsWaiting count={live.waiting} onShow={live.showWaiting} />
      <div
        ref={table}
        data-rows=""
        className="group/rows overflow-x-auto rounded-normal border border-line bg-foam"
      >
        <table className="w-full border-collapse text-small">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              {selection !== undefined && (
                <th scope="col" className={classNames(headLook, "w-px")}>
                  <SelectAll
                    label={t("selectAll")}
                    chosen={chosen}
                    all={keys.length}
                    onSelect={() => selection.toggleAll(keys)}
                  />
                </th>
              )}
              {columns.map((column) => (
                <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} />
              ))}
              {headEnd !== undefined && (
                <th scope="col" className={classNames(headLook, "right-0 w-px")}>
                  {headEnd}
                </th>
              )}
            </tr>
          </thead>
          <tbody {...live.handlers}>
            {live.rows.map((row) => (
              <BodyRow key={rowKey(row)} {...props} row={row} mark={live.markOf(row)} />
            ))}
          </tbody>
          {feet !== undefined && <Feet columns={columns} feet={feet} />}
        </table>
      </div>
    </div>
  );
}

interface FeetProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly feet: readonly FootRow[];
}

function Feet<Row>({ columns, feet }: FeetProps<Row>) {
  return (
    <tfoot className="border-t-2 border-line-strong">
      {feet.map(({ key, label, cells, isStrong = false }) => (
        <tr key={key} className={classNames("h-8", isStrong && "border-t border-line font-bold")}>
          {columns.map((column) =>
            column.isRowHeader === true ? (
              <th
                key={column.key}
                scope="row"
                className={classNames(
                  cellLook,
                  "text-left",
                  isStrong ? "font-bold" : "font-normal text-ink-soft",
                )}
              >
                {label}
              </th>
            ) : (
              <td
                key={column.key}
                className={classNames(cellLook, "whitespace-nowrap", column.align === "end" && "text-right")}
              >
                {cells[column.key]}
              </td>
            ),
          )}
        </tr>
      ))}
    </tfoot>
  );
}

// Of a table that is wider than its frame texts wrap and gaps shrink; what names a row stays in sight when it scrolls all the same.
const cellLook =
  "px-2 first:pl-3.5 last:pr-3.5 group-data-tight/rows:px-1.5 group-data-tight/rows:first:pl-2.5 group-data-tight/rows:last:pr-2.5";
const namingLook =
  "group-data-tight/rows:sticky group-data-tight/rows:left-0 group-data-tight/rows:bg-inherit";
const headLook = classNames(
  cellLook,
  "type-label sticky top-0 z-10 border-b border-line bg-foam-dim py-1.5 text-left whitespace-nowrap text-ink-faint group-data-tight/rows:whitespace-normal",
);

interface HeadCellProps<Row> {
  readonly column: Column<Row>;
  readonly sort: SortParts | undefined;
  readonly onSort: ((sort: SortParts) => void) | undefined;
}

function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
  const look = classNames(
    headLook,
    column.align === "end" && "text-right",
    column.isRowHeader === true && "group-data-tight/rows:left-0 group-data-tight/rows:z-20",
  );
  if (column.isSortable !== true || onSort === undefined) {
    return (
      <th scope="col" className={look}>
        {column.isHeaderHidden === true ? <span className="sr-only">{column.header}</span> : column.header}
        {column.scale}
      </th>
    );
  }
  const direction = sort?.key === column.key ? sort.direction : undefined;
  const next = direction === "ascending" ? "descending" : "ascending";
  return (
    <th scope="col" aria-sort={direction ?? "none"} className={look}>
      <button
        type="button"
        onClick={() => onSort({ key: column.key, direction: next })}
        className={classNames(
          "inline-flex items-center gap-1 rounded-small uppercase hover:text-bottle",
          direction !== undefined && "text-bottle",
        )}
      >
        {column.header}
        <Icon
          name={direction === undefined ? "sort" : direction === "ascending" ? "chevron-up" : "chevron-down"}
          size="small"
        />
      </button>
    </th>
  );
}

const marks = { new: "[&>:first-child]:shadow-current", wrong: "bg-red-tint" } as const;

interface BodyRowProps<Row> extends DenseTableProps<Row> {
  readonly row: Row;
  /** It came or changed while somebody looked. */
  readonly mark: "new" | "changed" | undefined;
}

function BodyRow<Row>(props: BodyRowProps<Row>) {
  const { row, columns, headEnd, rowKey, nameOf, selection, markOf } = props;
  const t = useTexts("desk");
  const key = rowKey(row);
  const isChosen = selection?.chosen.has(key) === true;
  const isOfNote = markOf?.(row);
  return (
    <tr
      data-row={key}
      aria-selected={selection === undefined ? undefined : isChosen}
      className={classNames(
        "h-row border-t border-line first:border-t-0 focus-within:bg-bottle-tint hover:bg-bottle-mist",
        !isChosen && isOfNote === undefined && "bg-foam",
        isChosen && "bg-bottle-mist [&>:first-child]:shadow-chosen",
        props.mark !== undefined && marks.new,
        isOfNote !== undefined && marks[isOfNote],
      )}
    >
      {selection !== undefined && (
        <td className={cellLook}>
          <Checkbox
            label={t("selectRow", { row: nameOf?.(row) ?? key })}
            isLabelHidden
            checked={isChosen}
            onChange={() => selection.toggle(key)}
          />
        </td>
      )}
      {columns.map((column) => (
        <BodyCell key={column.key} {...props} column={column} />
      ))}
      {headEnd !== undefined && <td className="w-px" />}
    </tr>
  );
}

interface BodyCellProps<Row> extends Pick<BodyRowProps<Row>, "row" | "mark" | "hrefOf"> {
  readonly column: Column<Row>;
}

function BodyCell<Row>({ row, column, hrefOf, mark }: BodyCellProps<Row>) {
  const t = useTexts("desk");
  const look = classNames(
    cellLook,
    "py-1 align-middle leading-tight font-normal",
    column.align === "end" ? "text-right" : "text-left",
    column.isWide === true
      ? "w-full min-w-48 group-data-tight/rows:w-1/5 group-data-tight/rows:min-w-40"
      : "whitespace-nowrap",
    column.isRowHeader !== true && column.align !== "end" && "group-data-tight/rows:whitespace-normal",
    column.isRowHeader === true && namingLook,
  );
  if (column.isRowHeader !== true) return <td className={look}>{column.cell(row)}</td>;
  const href = hrefOf?.(row);
  return (
    <th scope="row" className={look}>
      {href === undefined ? (
        column.cell(row)
      ) : (
        <Anchor href={href} className="font-bold text-bottle hover:underline">
          {column.cell(row)}
        </Anchor>
      )}
      {mark !== undefined && (
        <span className="type-label ml-1.5 text-amber-ink">
          {t(mark === "new" ? "rowNew" : "rowChanged")}
        </span>
      )}
    </th>
  );
}
