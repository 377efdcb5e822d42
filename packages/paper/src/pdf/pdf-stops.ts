import type { SheetStop } from "../sheet-content.ts";
import type { SheetFact } from "../sheet-view.ts";
import type { Paper } from "./paper.ts";
import { drawTable, tableHeight } from "./pdf-table.ts";
import { colours, lineHeight, page, styles } from "./styles.ts";

const numberSize = 18;
const apart = 8;
/** Of what is written at the right below the goods: sums, and room for a name. */
const rightWidth = 190;
const signatureRoom = 44;
/** A stop stays in one piece; of one that is longer than a page, so much stands under its head at least. */
const leastGoods = 70;

/** A stop of a round: where, whom to call, what is left and taken back there, what is collected, and who signs. */
export function drawStop(paper: Paper, stop: SheetStop): void {
  const inset = page.x + numberSize + apart;
  const width = page.right - inset;
  const note = stop.note === undefined ? 0 : paper.heightOf(styles.strong, stop.note, width) + 4;
  const head = lineHeight(styles.stop) + stop.lines.length * lineHeight(styles.body) + note + apart;
  const whole =
    head + (stop.goods ? tableHeight(paper, stop.goods, page) : 0) + apart + endHeight(paper, stop);
  paper.makeRoom(whole <= page.bottom - page.top ? whole : head + leastGoods);
  paper.rule({ ...page, y: paper.y, weight: 1.25, colour: colours.ink });
  paper.y += 5;
  drawNumber(paper, stop.number);
  const aside = paper.widthOf(styles.stop, stop.aside);
  paper.write(styles.stop, stop.aside, { x: page.right - aside, y: paper.y });
  paper.y += paper.write(styles.stop, stop.title, { x: inset, y: paper.y, width: width - aside - apart });
  for (const line of stop.lines) paper.y += paper.write(styles.body, line, { x: inset, y: paper.y, width });
  if (stop.note !== undefined)
    paper.y += 2 + paper.write(styles.strong, stop.note, { x: inset, y: paper.y + 2, width });
  paper.y += apart / 2;
  if (stop.goods) drawTable(paper, stop.goods, page);
  paper.y += apart;
  drawEnd(paper, stop);
}

/** White on black, which every printer can. */
function drawNumber(paper: Paper, number: string): void {
  paper.document.roundedRect(page.x, paper.y, numberSize, numberSize, 3).fill(colours.ink);
  const x = page.x + (numberSize - paper.widthOf(styles.stopNumber, number)) / 2;
  paper.write(styles.stopNumber, number, { x, y: paper.y + 2 });
}

const left = { x: page.x, width: page.width - rightWidth - 24 };
const right = { x: page.right - rightWidth, width: rightWidth };

function endHeight(paper: Paper, { empties, facts }: SheetStop): number {
  const beside = empties ? tableHeight(paper, empties, left) : 0;
  return Math.max(beside, facts.length * factHeight + signatureRoom);
}

/** Empties at the left; sums and the signature at the right, in one piece. */
function drawEnd(paper: Paper, stop: SheetStop): void {
  const { empties, facts, signature } = stop;
  const height = endHeight(paper, stop);
  paper.makeRoom(Math.min(height + apart, page.bottom - page.top));
  const { y } = paper;
  drawFacts(paper, facts, { ...right, y });
  sign(paper, signature, { ...right, y: y + facts.length * factHeight + signatureRoom - 12 });
  if (empties) drawTable(paper, empties, left);
  // Empties of a page of their own leave what stands below where they end.
  paper.y = (paper.y >= y ? Math.max(paper.y, y + height) : paper.y) + 2 * apart;
}

const factHeight = lineHeight(styles.stop) + 2;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

function drawFacts(paper: Paper, facts: readonly SheetFact[], { x, y, width }: Box): void {
  let low = y;
  for (const { label, value } of facts) {
    paper.write(styles.soft, label, { x, y: low + 2 });
    paper.write(styles.stop, value, { x, y: low, width, align: "right" });
    low += factHeight;
  }
}

/** Side by side at the end of a paper. */
export function drawSignatures(paper: Paper, labels: readonly string[]): void {
  paper.makeRoom(signatureRoom + apart);
  const width = (page.width - (labels.length - 1) * 24) / labels.length;
  labels.forEach((label, at) => {
    sign(paper, label, { x: page.x + at * (width + 24), y: paper.y + signatureRoom - 12, width });
  });
  paper.y += signatureRoom + apart;
}

/** A line to sign on, and beneath who does. */
function sign(paper: Paper, label: string, { x, y, width }: Box): void {
  paper.rule({ x, y, width, weight: 0.75, colour: colours.ink });
  paper.write(styles.smallSoft, label, { x, y: y + 2 });
}
