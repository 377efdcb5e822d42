import type { Paper } from "./paper.ts";
import { page, styles } from "./styles.ts";

/** A QR code as rows of squares, and what stands below it. */
export interface PayCode {
  readonly label: string;
  readonly squares: readonly (readonly boolean[])[];
}

const size = 92;

/** At the right, under what is to be paid; scanners want the quiet white around it that the page has anyway. */
export function drawPayCode(paper: Paper, { label, squares }: PayCode): void {
  paper.y += 12;
  paper.makeRoom(size + 16);
  const side = size / squares.length;
  const left = page.right - size;
  for (const [row, cells] of squares.entries())
    drawRow(paper, cells, { side, x: left, y: paper.y + row * side });
  paper.document.fill("#000000");
  const low = paper.y + size + 3;
  paper.write(styles.smallSoft, label, { x: left, y: low, width: size, align: "right" });
  paper.y = low + 12;
}

/** Neighbours in one piece, so that no line of light shows between them. */
function drawRow(
  paper: Paper,
  cells: readonly boolean[],
  { side, x, y }: { readonly side: number; readonly x: number; readonly y: number },
): void {
  for (let from = 0; from < cells.length; from += 1) {
    if (!cells[from]) continue;
    let to = from;
    while (cells[to + 1]) to += 1;
    paper.document.rect(x + from * side, y, (to - from + 1) * side, side);
    from = to;
  }
}
