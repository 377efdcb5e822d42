import { strToU8, zipSync } from "fflate";
import type { Cell } from "./write-csv.ts";
import { filesAround, sheetFoot, sheetHead, sheetPath, sheetRows } from "./xlsx-parts.ts";

/**
 * A workbook of one sheet whose first row is the heading: numbers as numbers, days as dates, amounts with two places,
 * texts as texts and never as formulas.
 */
export function writeXlsx(name: string, rows: readonly (readonly Cell[])[]): Uint8Array<ArrayBuffer> {
  const sheet = sheetHead(rows) + sheetRows(rows) + sheetFoot;
  const files = [...filesAround(name), [sheetPath, sheet] as const];
  const packed = zipSync(Object.fromEntries(files.map(([path, xml]) => [path, strToU8(xml)])));
  return new Uint8Array(packed);
}
