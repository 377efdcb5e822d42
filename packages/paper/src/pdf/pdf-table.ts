import type { SheetColumn, SheetGroup, SheetRow, SheetTable } from "../sheet-tables.ts";
import type { Paper } from "./paper.ts";
import { colours, lineHeight, styles } from "./styles.ts";

const looks = {
  code: { style: styles.body, align: "left" },
  name: { style: styles.body, align: "left" },
  figure: { style: styles.figure, align: "right" },
  tick: { style: styles.body, align: "left" },
} as const;

export interface TableFrame {
  readonly x: number;
  readonly width: number;
}

/** A table whose columns have their places. */
interface Laid {
  readonly table: SheetTable;
  readonly frame: TableFrame;
  readonly columns: readonly LaidColumn[];
}

interface LaidColumn extends SheetColumn, TableFrame {}

const gap = 8;
const rowSpace = 3;
/** Of what came in a bundle. */
const inset = 10;
const tickSize = 9;
/** Names get at least so much, however long the figures are. */
const leastName = 110;

/** Draws a table from where the paper is; its head comes again on every page and no row is cut. */
export function drawTable(paper: Paper, table: SheetTable, frame: TableFrame): void {
  const laid = lay(paper, table, frame);
  const first = table.groups[0];
  paper.makeRoom(
    captionHeight(table) + headHeight(paper, laid) + (first ? leadHeight(paper, laid, first) : 0),
  );
  drawCaption(paper, table, frame);
  drawHead(paper, laid);
  const room = (height: number) => {
    if (paper.makeRoom(height)) drawHead(paper, laid);
  };
  for (const group of table.groups) {
    room(leadHeight(paper, laid, group));
    drawGroupTitle(paper, laid, group);
    for (const row of group.rows) {
      const cells = cellsOf(laid, group, row);
      const height = cellsHeight(paper, cells);
      room(height);
      drawCells(paper, cells);
      paper.y += height;
      paper.rule({ ...frame, y: paper.y, weight: 0.5, colour: colours.line });
    }
  }
}

/** Of all rows, for tables that stay in one piece. */
export function tableHeight(paper: Paper, table: SheetTable, frame: TableFrame): number {
  const laid = lay(paper, table, frame);
  let height = captionHeight(table) + headHeight(paper, laid);
  for (const group of table.groups) {
    height += titleHeight(group);
    for (const row of group.rows) height += cellsHeight(paper, cellsOf(laid, group, row));
  }
  return height;
}

/** Codes and figures as wide as they are, the name what is left; where that is too little, what can be broken gives way. */
function lay(paper: Paper, table: SheetTable, frame: TableFrame): Laid {
  const widths = table.columns.map((column, at) => widthsOf(paper, column, new Set(cellsAt(table, at))));
  const left = widths.reduce((rest, { natural }) => rest - natural - gap, frame.width + gap);
  const most = Math.max(...widths.map(({ natural, least }) => natural - least));
  const missing = Math.max(0, leastName - left);
  const given = widths.map(({ natural, least }) => (natural - least === most ? Math.min(missing, most) : 0));
  const name = left + given.reduce((sum, width) => sum + width, 0);
  let { x } = frame;
  const columns = table.columns.map((column, at) => {
    const width = column.kind === "name" ? name : (widths[at]?.natural ?? 0) - (given[at] ?? 0);
    const own = { ...column, x, width };
    x += width + gap;
    return own;
  });
  return { table, frame, columns };
}

function cellsAt({ groups }: SheetTable, at: number): readonly string[] {
  return groups.flatMap(({ rows }) => rows.map(({ cells }) => cells[at] ?? ""));
}

/** The widest cell, and the widest part that cannot be broken: heads take two lines, and amounts may. */
function widthsOf(paper: Paper, { kind, label }: SheetColumn, cells: ReadonlySet<string>) {
  if (kind === "name") return { natural: 0, least: 0 };
  if (kind === "tick") return { natural: tickSize, least: tickSize };
  const parts = [...cells].flatMap((cell) => cell.split(" "));
  const head = headWidth(paper, label);
  const widest = (texts: readonly string[]) =>
    Math.max(head, ...texts.map((text) => paper.widthOf(looks[kind].style, text)));
  // A hair more, so that rounding breaks no line.
  return { natural: widest([...cells]) + 0.5, least: widest(parts) + 0.5 };
}

/** Of a label broken where its two lines are the shortest. */
function headWidth(paper: Paper, label: string): number {
  const words = label.split(" ");
  const widthOf = (part: readonly string[]) => paper.widthOf(styles.smallStrong, part.join(" "));
  return Math.min(...words.map((_, at) => Math.max(widthOf(words.slice(0, at)), widthOf(words.slice(at)))));
}

function captionHeight({ isCaptionShown }: SheetTable): number {
  return isCaptionShown ? lineHeight(styles.label) + rowSpace : 0;
}

function headHeight(paper: Paper, { columns }: Laid): number {
  const heights = columns.map(({ label, width }) => paper.heightOf(styles.smallStrong, label, width));
  return Math.max(...heights) + 2 * rowSpace;
}

function titleHeight({ title }: SheetGroup): number {
  return title === undefined ? 0 : lineHeight(styles.strong) + 2 * rowSpace;
}

/** A group's name never stands at the foot of a page without its first row. */
function leadHeight(paper: Paper, laid: Laid, group: SheetGroup): number {
  const first = group.rows[0];
  return titleHeight(group) + (first ? cellsHeight(paper, cellsOf(laid, group, first)) : 0);
}

function drawCaption(paper: Paper, { caption, isCaptionShown }: SheetTable, { x }: TableFrame): void {
  if (!isCaptionShown) return;
  paper.y += paper.write(styles.label, caption.toUpperCase(), { x, y: paper.y }) + rowSpace;
}

function drawHead(paper: Paper, laid: Laid): void {
  const height = headHeight(paper, laid);
  for (const { label, kind, x, width } of laid.columns) {
    const y = paper.y + height - rowSpace - paper.heightOf(styles.smallStrong, label, width);
    paper.write(styles.smallStrong, label, { x, y, width, align: looks[kind].align });
  }
  paper.y += height;
  paper.rule({ ...laid.frame, y: paper.y, weight: 1.25, colour: colours.ink });
}

function drawGroupTitle(paper: Paper, { frame }: Laid, group: SheetGroup): void {
  if (group.title === undefined) return;
  paper.write(styles.strong, group.title, { ...frame, y: paper.y + rowSpace });
  paper.y += titleHeight(group);
  paper.rule({ ...frame, y: paper.y, weight: 0.5, colour: colours.line });
}

interface CellToDraw extends LaidColumn {
  readonly text: string;
  readonly remark: string | undefined;
}

function cellsOf(
  { columns }: Laid,
  { title }: SheetGroup,
  { cells, remark }: SheetRow,
): readonly CellToDraw[] {
  const indent = title === undefined ? 0 : inset;
  return columns.map((column, at) => {
    const text = cells[at] ?? "";
    if (column.kind !== "name") return { ...column, text, remark: undefined };
    return { ...column, text, remark, x: column.x + indent, width: column.width - indent };
  });
}

function cellsHeight(paper: Paper, cells: readonly CellToDraw[]): number {
  const heights = cells.map(({ text, remark, kind, width }) => {
    const under = remark === undefined ? 0 : paper.heightOf(styles.small, remark, width);
    return paper.heightOf(looks[kind].style, text, width) + under;
  });
  return Math.max(...heights) + 2 * rowSpace;
}

function drawCells(paper: Paper, cells: readonly CellToDraw[]): void {
  const y = paper.y + rowSpace;
  for (const { text, remark, kind, x, width } of cells) {
    if (kind === "tick")
      paper.document
        .rect(x, y + 1.5, tickSize, tickSize)
        .lineWidth(0.75)
        .stroke(colours.ink);
    const low = y + paper.write(looks[kind].style, text, { x, y, width, align: looks[kind].align });
    if (remark !== undefined) paper.write(styles.small, remark, { x, y: low, width });
  }
}
