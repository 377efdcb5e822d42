import type { ReactNode } from "react";
import { Icon } from "../icons/icon.tsx";
import { useIsMobile } from "../layout/use-is-mobile.ts";
import { classNames } from "../styles/class-names.ts";

export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Under the header: the scale of what the cells draw. */
  readonly scale?: ReactNode;
  /** Figures and sums stand at the end. */
  readonly align?: "start" | "end" | undefined;
  /** The header is for assistive technology only (a column of buttons). */
  readonly isHeaderHidden?: boolean | undefined;
  /** Takes the room that is left. */
  readonly isWide?: boolean | undefined;
  /** Names the row for assistive technology; one column of a table has it. */
  readonly isRowHeader?: boolean | undefined;
  readonly isSortable?: boolean | undefined;
  /** Left out where the table is less than 1024 px wide: what the row's own page says too. */
  readonly isSpare?: boolean | undefined;
}

export interface SortState {
  readonly key: string;
  readonly direction: "ascending" | "descending";
}

export interface RowGroup {
  readonly key: string;
  readonly head: ReactNode;
}

export type RowTone = "plain" | "warning" | "selected";

export interface TableProps<Row> {
  /** Name of the table; hidden, the heading above says it to the eye. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly rowTone?: ((row: Row) => RowTone) | undefined;
  /** What a row looks like on mobile; without it, label and value of each column one under the other. */
  readonly mobileCard?: ((row: Row) => ReactNode) | undefined;
  /** Rows that belong together, one after the other, under a head of their own; undefined stands by itself. */
  readonly groupOf?: ((row: Row) => RowGroup | undefined) | undefined;
  /** Sums at the end: one cell for each column that has one. */
  readonly footer?: Readonly<Record<string, ReactNode>> | undefined;
  readonly sort?: SortState | undefined;
  readonly onSort?: ((sort: SortState) => void) | undefined;
  /** Instead of the rows when there are none. */
  readonly empty?: ReactNode;
  /** Without its own frame, inside a flush card. */
  readonly isBare?: boolean | undefined;
}

const rowTones = { plain: "", warning: "bg-amber-tint", selected: "bg-bottle-mist" } as const;

/** A dense table; cards on mobile. */
export function Table<Row>(props: TableProps<Row>) {
  const isMobile = useIsMobile();
  const frame = props.isBare === true ? "" : "overflow-hidden rounded-large border border-line bg-foam";
  if (props.rows.length === 0 && props.empty !== undefined) return <div className={frame}>{props.empty}</div>;
  return (
    <div data-card className={frame}>
      {isMobile ? <Cards {...props} /> : <Grid {...props} />}
    </div>
  );
}

function Grid<Row>(props: TableProps<Row>) {
  const { caption, columns, rowKey, rowTone, footer, sort, onSort } = props;
  return (
    <div className="@container relative overflow-x-auto">
      <table className={classNames("w-full border-collapse text-body", wrapClass(columns))}>
        <caption className="sr-only">{caption}</caption>
        <thead className="bg-foam-dim">
          <tr>
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        {sectionsOf(props).map(({ key, group, rows }) => (
          <tbody key={key}>
            {group && (
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={columns.length}
                  className="border-t border-line bg-bottle-mist px-5 py-2.5 text-left font-normal whitespace-normal! in-[tbody:first-of-type>tr]:border-t-0"
                >
                  {group.head}
                </th>
              </tr>
            )}
            {rows.map((row) => (
              <tr key={rowKey(row)} className={rowTones[rowTone?.(row) ?? "plain"]}>
                {columns.map((column) => (
                  <BodyCell key={column.key} column={column} row={row} />
                ))}
              </tr>
            ))}
          </tbody>
        ))}
        {footer && (
          <tfoot className="font-bold">
            <tr>
              {columns.map((column) => (
                <td
                  key={column.key}
                  className={classNames(cellClass(column), "border-t-2 border-line-strong")}
                >
                  {footer[column.key]}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

interface Section<Row> {
  readonly key: string;
  readonly group: RowGroup | undefined;
  readonly rows: Row[];
}

/** Rows one after the other of the same group; without groups they are all one section. */
function sectionsOf<Row>({ rows, rowKey, groupOf }: TableProps<Row>): readonly Section<Row>[] {
  const sections: Section<Row>[] = [];
  for (const row of rows) {
    const group = groupOf?.(row);
    const last = sections.at(-1);
    if (last && last.group?.key === group?.key) last.rows.push(row);
    else sections.push({ key: rowKey(row), group, rows: [row] });
  }
  return sections;
}

function cellClass<Row>({ align, isWide, isSpare }: Column<Row>): string {
  return classNames(
    "px-3 py-2.5 align-middle first:pl-5 last:pr-5 @max-5xl:px-1.5 @max-5xl:first:pl-4 @max-5xl:last:pr-3",
    isSpare === true && "@max-5xl:hidden",
    align === "end" ? "text-right whitespace-nowrap" : "text-left",
    isWide === true && "w-full whitespace-normal!",
  );
}

/** Beside a column that takes the room that is left, the others keep their text in one line. */
function wrapClass<Row>(columns: readonly Column<Row>[]): string {
  return columns.some((column) => column.isWide === true)
    ? "[&_td]:whitespace-nowrap [&_th]:whitespace-nowrap"
    : "";
}

interface HeaderCellProps<Row> {
  readonly column: Column<Row>;
  readonly sort: SortState | undefined;
  readonly onSort: ((sort: SortState) => void) | undefined;
}

function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
  const look = classNames(
    cellClass(column),
    "type-label border-b border-line text-ink-faint whitespace-nowrap @max-5xl:whitespace-normal",
  );
  if (column.isSortable !== true || onSort === undefined) {
    return (
      <th scope="col" className={look}>
        {column.isHeaderHidden === true ? <span className="sr-only">{column.header}</span> : column.header}
      </th>
    );
  }
  const direction = sort?.key === column.key ? sort.direction : undefined;
  const next = direction === "ascending" ? "descending" : "ascending";
  return (
    <th scope="col" aria-sort={direction ?? "none"} className={look}>
      <button
        type="button"
        data-print="show"
        onClick={() => onSort({ key: column.key, direction: next })}
        className={classNames(
          "inline-flex min-h-6 items-center gap-1 rounded-small [text-align:inherit] uppercase hover:text-bottle",
          direction && "text-bottle",
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

function BodyCell<Row>({ column, row }: { readonly column: Column<Row>; readonly row: Row }) {
  const look = classNames(
    cellClass(column),
    "border-t border-line font-normal in-[tbody:first-of-type>tr:first-child]:border-t-0",
  );
  if (column.isRowHeader === true) {
    return (
      <th scope="row" className={look}>
        {column.cell(row)}
      </th>
    );
  }
  return <td className={look}>{column.cell(row)}</td>;
}

function Cards<Row>(props: TableProps<Row>) {
  const { caption, columns, rowKey, rowTone, mobileCard, footer } = props;
  const card = (row: Row) => (
    <li
      key={rowKey(row)}
      className={classNames(
        "border-t border-line px-4 py-3.5 first:border-t-0",
        rowTones[rowTone?.(row) ?? "plain"],
      )}
    >
      {mobileCard === undefined ? <StackedCells columns={columns} row={row} /> : mobileCard(row)}
    </li>
  );
  return (
    <>
      <ul aria-label={caption}>
        {sectionsOf(props).flatMap(({ key, group, rows }) =>
          group ? (
            <li key={key} className="border-t border-line first:border-t-0">
              <div className="bg-bottle-mist px-4 py-2.5">{group.head}</div>
              <ul>{rows.map(card)}</ul>
            </li>
          ) : (
            rows.map(card)
          ),
        )}
      </ul>
      {footer && <FootCard columns={columns} footer={footer} />}
    </>
  );
}

interface FootCardProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly footer: Readonly<Record<string, ReactNode>>;
}

/** The sums under the cards; a single one goes by the name of the row, several by their columns. */
function FootCard<Row>({ columns, footer }: FootCardProps<Row>) {
  const title = columns.map((column) => column.isRowHeader === true && footer[column.key]).find(Boolean);
  const sums = columns.filter((column) => column.isRowHeader !== true && footer[column.key] !== undefined);
  return (
    <dl className="grid gap-1 border-t-2 border-line-strong px-4 py-3.5 font-bold">
      {sums.map((column) => (
        <div key={column.key} className="flex justify-between gap-3.5">
          <dt>{sums.length === 1 && title ? title : column.header}</dt>
          <dd>{footer[column.key]}</dd>
        </div>
      ))}
    </dl>
  );
}

function StackedCells<Row>({
  columns,
  row,
}: {
  readonly columns: readonly Column<Row>[];
  readonly row: Row;
}) {
  return (
    <dl className="grid gap-1">
      {columns.map((column) => (
        <div key={column.key} className="flex items-baseline justify-between gap-3.5">
          <dt
            className={
              column.isHeaderHidden === true || column.isRowHeader === true ? "sr-only" : "text-ink-soft"
            }
          >
            {column.header}
          </dt>
          <dd className={classNames("min-w-0", column.isRowHeader === true ? "font-bold" : "text-right")}>
            {column.cell(row)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
