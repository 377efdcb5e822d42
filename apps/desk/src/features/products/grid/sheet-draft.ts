import type { PastedTable } from "./pasted-cells.ts";

/** What is known of a row. */
type SheetRow = {
  readonly sku: string;
  readonly fields: readonly { readonly name: string; readonly value: string; readonly isErpOwned: boolean }[];
};

/** What is typed over a cell, beside what stood there when it was begun. */
type TypedCell = { readonly from: string; readonly to: string };

/** What is typed and not saved, by product and field. */
export type TypedCells = Readonly<Record<string, Readonly<Record<string, TypedCell>>>>;

/** Where a cell is. */
export type CellPlace = { readonly sku: string; readonly field: string };

/** What a cell says, typed or not. */
export function textOfCell(typed: TypedCells, row: SheetRow, field: string): string {
  return typed[row.sku]?.[field]?.to ?? saidBy(row, field);
}

/** What somebody else put into a cell that is being changed; undefined where nobody did. */
export function foreignIn(typed: TypedCells, row: SheetRow, field: string): string | undefined {
  const one = typed[row.sku]?.[field];
  const now = saidBy(row, field);
  return one === undefined || now === one.from || now === one.to ? undefined : now;
}

/** The cells with one more typed; what says again what stood there is no change. */
export function withCell(
  typed: TypedCells,
  { row, field, text }: { readonly row: SheetRow; readonly field: string; readonly text: string },
): TypedCells {
  const one = row.fields.find(({ name }) => name === field);
  if (one === undefined || one.isErpOwned) return typed;
  const { [field]: before, ...others } = typed[row.sku] ?? {};
  const from = before?.from ?? one.value;
  const own = text === one.value ? others : { ...others, [field]: { from, to: text } };
  const { [row.sku]: _own, ...rest } = typed;
  return Object.keys(own).length === 0 ? rest : { ...rest, [row.sku]: own };
}

/** The cells with a block of a spreadsheet laid over them from one cell on, to the right and down; what overhangs falls away. */
export function withBlock(
  typed: TypedCells,
  {
    rows,
    columns,
    at,
    block,
  }: {
    readonly rows: readonly SheetRow[];
    readonly columns: readonly string[];
    readonly at: CellPlace;
    readonly block: readonly (readonly string[])[];
  },
): TypedCells {
  const top = rows.findIndex(({ sku }) => sku === at.sku);
  const left = columns.indexOf(at.field);
  return block.reduce((down, cells, below) => {
    const row = rows[top + below];
    if (row === undefined) return down;
    return cells.reduce((all, text, right) => {
      const field = columns[left + right];
      return field === undefined ? all : withCell(all, { row, field, text });
    }, down);
  }, typed);
}

/** The cells with a table laid over those products that the grid has. */
export function withTable(typed: TypedCells, rows: readonly SheetRow[], table: PastedTable): TypedCells {
  return table.rows.reduce((down, { sku, cells }) => {
    const row = rows.find((one) => one.sku === sku);
    if (row === undefined) return down;
    return table.fields.reduce(
      (all, field, at) => withCell(all, { row, field, text: cells[at] ?? "" }),
      down,
    );
  }, typed);
}

/** What of a row is another than it was, as it is sent. */
export function changesOf(
  typed: TypedCells,
  row: SheetRow,
): readonly { readonly name: string; readonly value: string }[] {
  return Object.entries(typed[row.sku] ?? {})
    .filter(([name, { to }]) => to !== saidBy(row, name))
    .map(([name, { to }]) => ({ name, value: to }));
}

function saidBy(row: SheetRow, field: string): string {
  return row.fields.find(({ name }) => name === field)?.value ?? "";
}
