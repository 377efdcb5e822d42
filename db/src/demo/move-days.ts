import { addDays, type Day, isDay, weeksBetween } from "../days.ts";
import type { RawTable } from "../import/reading/read-table.ts";

/** The day on which the files of `db/demo` are today. */
export const referenceDay: Day = "2026-11-20";

/** How many days the demo moves: whole weeks, so that weekdays stay what they are (D14). */
export function demoShift(today: Day): number {
  return weeksBetween(referenceDay, today) * 7;
}

/** Moves the day at the start of each cell of the named columns; a time after it stays. */
export function moveDays(table: RawTable, columns: readonly string[], shift: number): RawTable {
  const moved = (cells: Record<string, string>) =>
    Object.fromEntries(columns.map((column) => [column, moveCell(cells[column] ?? "", shift)]));
  return {
    ...table,
    rows: table.rows.map(({ line, cells }) => ({ line, cells: { ...cells, ...moved(cells) } })),
  };
}

function moveCell(cell: string, shift: number): string {
  const day = cell.slice(0, 10);
  return isDay(day) ? addDays(day, shift) + cell.slice(10) : cell;
}
