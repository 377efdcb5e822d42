import { readFile } from "node:fs/promises";
import { readTable } from "../import/reading/read-table.ts";

type Cells = Record<string, string>;

/** Read once: who tries every cell of a file asks for its rows hundreds of times. */
const known = new Map<string, Promise<readonly Cells[]>>();

/** A file of the demo as rows to change, for tests that break one cell. */
export async function demoRows({ file }: { file: string }): Promise<Cells[]> {
  const reading = known.get(file) ?? readRows(file);
  known.set(file, reading);
  return (await reading).map((cells) => ({ ...cells }));
}

async function readRows(file: string): Promise<readonly Cells[]> {
  const bytes = await readFile(new URL(`../../demo/${file}`, import.meta.url));
  return readTable(bytes).rows.map((row) => row.cells);
}

/** Rows as a CSV file, every cell quoted. */
export function csvOf(rows: readonly Cells[], { delimiter = ",", lineEnd = "\n" } = {}): string {
  const line = (cells: readonly string[]) =>
    cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(delimiter);
  return (
    [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))].map(line).join(lineEnd) + lineEnd
  );
}
