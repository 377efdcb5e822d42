import type { SheetContent } from "../sheet-content.ts";
import type { Paper } from "./paper.ts";
import { drawTable, tableHeight } from "./pdf-table.ts";
import { colours, lineHeight, page, styles } from "./styles.ts";

const apart = 14;

/** VAT by rate and what goes back at the left, the sums at the right, in one piece where a page has room for it. */
export function drawSums(paper: Paper, content: SheetContent): void {
  const width = 204;
  const left = { x: page.x, width: page.width - width - 24 };
  const tables = [content.vat, content.empties].filter((table) => table !== undefined);
  const beside = tables.reduce((sum, table) => sum + tableHeight(paper, table, left) + apart, -apart);
  const right = sumsHeight(content);
  paper.makeRoom(Math.min(Math.max(right, beside), page.bottom - page.top));
  const { y } = paper;
  drawTotals(paper, content, { x: page.right - width, y, width });
  for (const table of tables) {
    drawTable(paper, table, left);
    paper.y += apart;
  }
  // What follows stands below both, where they share a page.
  if (paper.y >= y) paper.y = Math.max(paper.y, y + right);
}

const totalSpace = 5;

function sumsHeight({ totals, total }: SheetContent): number {
  if (total === undefined) return 0;
  const rows = totals.reduce((sum, { isSubtotal }) => sum + sumHeight(isSubtotal), 0);
  return rows + 3 * totalSpace + lineHeight(styles.total);
}

function sumHeight(isSubtotal = false): number {
  return lineHeight(styles.body) + (isSubtotal ? 10 : 5);
}

function drawTotals(
  paper: Paper,
  { totals, total }: SheetContent,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
): void {
  if (total === undefined) return;
  let low = y;
  for (const { label, value, isSubtotal, isPart } of totals) {
    const height = sumHeight(isSubtotal);
    if (isSubtotal) paper.rule({ x, width, y: low + 2, weight: 0.5, colour: colours.line });
    const line = low + height - lineHeight(styles.body) - 2.5;
    paper.write(isSubtotal ? styles.strong : isPart ? styles.smallSoft : styles.soft, label, {
      x: isPart ? x + 9 : x,
      y: line,
    });
    paper.write(styles.strongFigure, value, { x, y: line, width, align: "right" });
    low += height;
  }
  low += totalSpace;
  paper.rule({ x, width, y: low, weight: 1.25, colour: colours.ink });
  low += totalSpace;
  paper.write(styles.label, total.label.toUpperCase(), { x, y: low + 9.5 });
  paper.write(styles.total, total.value, { x, y: low, width, align: "right" });
}
