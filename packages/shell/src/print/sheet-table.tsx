import type { SheetColumn, SheetGroup, SheetRow, SheetTable as Table } from "@vycep/paper/sheet-tables";

/** A table on paper; its head comes again on every page and no row is cut. */
export function SheetTable({ table }: { readonly table: Table }) {
  const { caption, isCaptionShown, columns, groups } = table;
  return (
    <table className="w-full border-collapse [&_td]:align-top [&_th]:align-top">
      <caption className={isCaptionShown ? "type-label pb-1 text-left text-ink-soft" : "sr-only"}>
        {caption}
      </caption>
      <thead>
        <tr className="border-b-2 border-ink text-right text-[8pt] [&>*]:px-1.5 [&>*]:py-1 [&>*]:font-semibold">
          {columns.map(({ label, kind }) => (
            <th key={label} scope="col" className={columnLooks[kind]}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <Group key={group.key} group={group} columns={columns} />
      ))}
    </table>
  );
}

const columnLooks = {
  code: "first:pl-0! text-left",
  name: "first:pl-0! w-full text-left",
  figure: "last:pr-0!",
  tick: "w-4",
} as const;

interface GroupProps {
  readonly group: SheetGroup;
  readonly columns: readonly SheetColumn[];
}

function Group({ group: { title, rows }, columns }: GroupProps) {
  return (
    <tbody>
      {title !== undefined && (
        <tr className="border-b border-line break-after-avoid">
          <th scope="rowgroup" colSpan={columns.length} className="pt-2 pb-1 text-left font-semibold">
            {title}
          </th>
        </tr>
      )}
      {rows.map((row) => (
        <tr
          key={row.key}
          className="border-b border-line text-right whitespace-nowrap [&>*]:px-1.5 [&>*]:py-1 [&>*]:font-normal"
        >
          {columns.map((column, at) => (
            <Cell key={column.label} column={column} row={row} at={at} isInside={title !== undefined} />
          ))}
        </tr>
      ))}
    </tbody>
  );
}

interface CellProps {
  readonly column: SheetColumn;
  readonly row: SheetRow;
  readonly at: number;
  /** Of a group with a name. */
  readonly isInside: boolean;
}

function Cell({ column: { kind }, row: { cells, remark }, at, isInside }: CellProps) {
  if (kind !== "name") return <td className={columnLooks[kind]}>{cells[at]}</td>;
  return (
    <th scope="row" className={`${columnLooks.name} whitespace-normal ${isInside ? "pl-4!" : ""}`}>
      {cells[at]}
      {remark !== undefined && <span className="block text-[8pt]">{remark}</span>}
    </th>
  );
}
