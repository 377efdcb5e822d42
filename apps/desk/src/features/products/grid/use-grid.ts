import { aText, listOf, objectOf, recordOf, type ValueOf } from "@vycep/shell/storage/shape";
import { useRef, useState } from "react";
import { useKeptDraft } from "../../../kit/kept-draft.ts";
import { meantCell } from "./cell-text.ts";
import type { PastedTable } from "./pasted-cells.ts";
import {
  type CellPlace,
  type TypedCells,
  textOfCell,
  withBlock,
  withCell,
  withTable,
} from "./sheet-draft.ts";
import { useCellWords } from "./use-cell-words.ts";
import { MOST_ROWS, type SheetRow } from "./use-product-sheet.ts";

const aGrid = objectOf({
  skus: listOf(aText),
  columns: listOf(aText),
  typed: recordOf(recordOf(objectOf({ from: aText, to: aText }))),
  waiting: listOf(objectOf({ sku: aText, fields: listOf(aText), cells: listOf(aText) })),
});

type Grid = ValueOf<typeof aGrid>;

const usualColumns = [
  ...["gross_kg_per_box", "boxes_per_pallet", "warehouse_place"],
  ...["markets", "flags", "sellable_from", "sellable_to"],
];

const begins: Grid = { skus: [], columns: usualColumns, typed: {}, waiting: [] };

const steps = 100;

/** What stands in the grid and what is typed of it: it outlives a reload and the end of a session (DEDIT-06). */
export function useGrid(asked: readonly string[]) {
  const words = useCellWords();
  const kept = useKeptDraft("product-grid", aGrid, begins);
  const { typed, columns, waiting } = kept.value;
  const before = useRef<readonly TypedCells[]>([]);
  // What was typed and not saved of other goods stays in sight.
  const [skus, setSkus] = useState(() =>
    asked.length > 0 ? atMost([...asked, ...Object.keys(typed)]) : kept.value.skus,
  );
  function keep(part: Partial<Grid>) {
    const next = { ...kept.value, skus, ...part };
    setSkus(next.skus);
    kept.change(next);
  }
  function keepTyped(next: TypedCells, part: Partial<Grid> = {}) {
    before.current = [...before.current, typed].slice(-steps);
    keep({ typed: next, ...part });
  }
  /** Cells of a spreadsheet as the fields mean them. */
  const meant = (row: SheetRow | undefined, field: string | undefined, text: string) => {
    const one = row?.fields.find(({ name }) => name === field);
    return one === undefined ? text : meantCell(one, text, words);
  };
  return {
    skus,
    columns,
    typed,
    waiting,
    show: (next: readonly string[]) => keep({ columns: next }),
    type(rows: readonly SheetRow[], { sku, field }: CellPlace, text: string) {
      const row = rows.find((one) => one.sku === sku);
      if (row !== undefined) keepTyped(withCell(typed, { row, field, text }));
    },
    lay(rows: readonly SheetRow[], at: CellPlace, block: readonly (readonly string[])[]) {
      const [top, left] = [rows.findIndex(({ sku }) => sku === at.sku), columns.indexOf(at.field)];
      const read = block.map((cells, down) =>
        cells.map((text, right) => meant(rows[top + down], columns[left + right], text)),
      );
      keepTyped(withBlock(typed, { rows, columns, at, block: read }));
    },
    fillDown(rows: readonly SheetRow[], { sku, field }: CellPlace) {
      const at = rows.findIndex((row) => row.sku === sku);
      const [from, below] = [rows[at], rows.slice(at + 1)];
      if (from === undefined) return;
      const text = textOfCell(typed, from, field);
      keepTyped(below.reduce((all, row) => withCell(all, { row, field, text }), typed));
    },
    undo() {
      const last = before.current.at(-1);
      if (last === undefined) return;
      before.current = before.current.slice(0, -1);
      keep({ typed: last });
    },
    /** A table is laid over its products as soon as they are read. */
    put({ rows, fields }: PastedTable) {
      keep({
        columns: [...new Set([...columns, ...fields])],
        skus: atMost([...skus, ...rows.map(({ sku }) => sku)]),
        waiting: rows.map(({ sku, cells }) => ({ sku, cells, fields })),
      });
    },
    layWaiting(rows: readonly SheetRow[]) {
      const here = waiting.filter(({ sku }) => rows.some((row) => row.sku === sku));
      if (here.length === 0) return;
      const next = here.reduce<TypedCells>((all, { sku, fields, cells }) => {
        const row = rows.find((one) => one.sku === sku);
        const read = cells.map((text, at) => meant(row, fields[at], text));
        return withTable(all, rows, { fields, rows: [{ sku, cells: read }], unknown: [] });
      }, typed);
      keepTyped(next, { waiting: waiting.filter((one) => !here.includes(one)) });
    },
    /** Rows that were saved, or are not wanted any more, are as they are. */
    forget(some: readonly string[]) {
      before.current = [];
      keep({ typed: Object.fromEntries(Object.entries(typed).filter(([sku]) => !some.includes(sku))) });
    },
    drop(some: readonly string[]) {
      keep({
        skus: skus.filter((sku) => !some.includes(sku)),
        waiting: waiting.filter(({ sku }) => !some.includes(sku)),
      });
    },
  };
}

function atMost(skus: readonly string[]): readonly string[] {
  return [...new Set(skus)].slice(0, MOST_ROWS);
}
