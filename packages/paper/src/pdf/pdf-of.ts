/// <reference path="./pdfkit.d.ts" />
import { toBytes } from "pdfkit/output";
import type { SheetAddress, SheetContent } from "../sheet-content.ts";
import type { SheetFact } from "../sheet-view.ts";
import { drawLogo, numberPages, type SheetLogo } from "./frame.ts";
import { Paper, type PdfFacts } from "./paper.ts";
import { drawPayCode, type PayCode } from "./pay-code.ts";
import { drawSignatures, drawStop } from "./pdf-stops.ts";
import { drawSums } from "./pdf-sums.ts";
import { drawTable } from "./pdf-table.ts";
import { colours, lineHeight, type PdfFonts, page, styles } from "./styles.ts";

const apart = 14;
const columnGap = 18;

/** In which language, when, and under which sign. */
export interface PdfMade extends Pick<PdfFacts, "language" | "madeAt" | "holds"> {
  readonly logo: SheetLogo;
  /** How to pay, below the sums. */
  readonly payCode?: PayCode | undefined;
}

/** The sheet as the bytes of a PDF: A4, text that can be selected, the pages numbered. */
export async function pdfOf(content: SheetContent, made: PdfMade, fonts: PdfFonts) {
  const { language, madeAt, holds } = made;
  const paper = new Paper({ language, madeAt, holds, title: content.title, author: content.brewery }, fonts);
  const bytes = toBytes(paper.document);
  drawSheet(paper, content, made);
  paper.document.end();
  return bytes;
}

/** Many sheets in one file, each with page numbers of its own; what is drawn is handed out before the next one is begun. */
export async function* pdfOfMany(
  sheets: Iterable<SheetContent>,
  { title, logo, ...made }: Omit<PdfMade, "payCode"> & { readonly title: string },
  fonts: PdfFonts,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let paper: Paper | undefined;
  const pieces: Uint8Array[] = [];
  let ended: Promise<unknown> | undefined;
  for (const sheet of sheets) {
    if (paper === undefined) {
      paper = new Paper({ ...made, title, author: sheet.brewery }, fonts);
      const { document } = paper;
      document.on("data", (piece) => pieces.push(piece));
      ended = new Promise((resolve) => document.on("end", resolve));
    } else paper.nextPage();
    drawSheet(paper, sheet, { logo });
    paper.document.flushPages();
    yield joined(pieces.splice(0));
  }
  paper?.document.end();
  await ended;
  yield joined(pieces);
}

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

function drawSheet(paper: Paper, content: SheetContent, made: Pick<PdfMade, "logo" | "payCode">): void {
  drawSender(paper, content, made.logo);
  drawTitle(paper, content);
  drawWho(paper, content);
  drawNotes(paper, content);
  if (content.goods) {
    drawTable(paper, content.goods, page);
    paper.y += apart;
  }
  for (const stop of content.stops ?? []) drawStop(paper, stop);
  drawSums(paper, content);
  if (made.payCode) drawPayCode(paper, made.payCode);
  if (content.signatures) drawSignatures(paper, content.signatures);
  numberPages(paper, content);
}

function drawSender(paper: Paper, { brewery, imprint }: SheetContent, logo: SheetLogo): void {
  drawLogo(paper, logo);
  const under = page.top + 28;
  const lowest = under + paper.write(styles.strong, brewery, { x: page.x, y: under });
  let y = page.top;
  for (const line of imprint) {
    y += paper.write(styles.smallSoft, line, { x: page.x, y, width: page.width, align: "right" });
  }
  paper.y = Math.max(lowest, y) + apart;
}

function drawTitle(paper: Paper, { title, status, isSent }: SheetContent): void {
  const style = isSent ? styles.status : styles.warning;
  const width = paper.widthOf(style, status) + 16;
  const height = lineHeight(style) + 7;
  const { y } = paper;
  const left = page.right - width;
  const room = left - page.x - columnGap;
  const low = y + paper.write(styles.title, title, { x: page.x, y, width: room });
  paper.document
    .roundedRect(left, y + 1, width, height, 4)
    .fill(isSent ? colours.bottleTint : colours.amberTint);
  paper.write(style, status, { x: left + 8, y: y + 5.5 });
  paper.y = low + 8;
}

/** Ship-to, payer and the facts, side by side. */
function drawWho(paper: Paper, { addresses, facts }: SheetContent): void {
  const width = (page.width - 2 * columnGap) / 3;
  const top = paper.y;
  paper.rule({ ...page, y: top, weight: 0.75, colour: colours.lineStrong });
  const lows = addresses.map((address, at) =>
    drawAddress(paper, address, { x: page.x + at * (width + columnGap), y: top + 9, width }),
  );
  lows.push(drawFacts(paper, facts, { x: page.right - width, y: top + 9, width }));
  paper.y = Math.max(...lows) + 9;
  paper.rule({ ...page, y: paper.y, weight: 0.75, colour: colours.lineStrong });
  paper.y += apart;
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Each answers where it ends. */
function drawAddress(paper: Paper, { title, lines }: SheetAddress, { x, y, width }: Box): number {
  let low = y + paper.write(styles.label, title.toUpperCase(), { x, y }) + 1.5;
  lines.forEach((line, at) => {
    low += paper.write(at === 0 ? styles.strong : styles.body, line, { x, y: low, width });
  });
  return low;
}

function drawFacts(paper: Paper, facts: readonly SheetFact[], { x, y, width }: Box): number {
  let low = y;
  for (const { label, value } of facts) {
    paper.write(styles.soft, label, { x, y: low });
    const taken = paper.widthOf(styles.soft, label) + 8;
    const place = { x: x + taken, y: low, width: width - taken, align: "right" } as const;
    low += paper.write(styles.strong, value, place) + 1.5;
  }
  return low;
}

function drawNotes(paper: Paper, { caution, note }: SheetContent): void {
  if (caution !== undefined) {
    const height = paper.heightOf(styles.warning, caution, page.width - 16) + 9;
    paper.document.roundedRect(page.x, paper.y, page.width, height, 4).fill(colours.amberTint);
    paper.write(styles.warning, caution, { x: page.x + 8, y: paper.y + 5.5, width: page.width - 16 });
    paper.y += height + apart;
  }
  if (note === undefined) return;
  const taken = paper.widthOf(styles.soft, note.label) + 4;
  paper.write(styles.soft, note.label, { x: page.x, y: paper.y });
  const place = { x: page.x + taken, y: paper.y, width: page.width - taken };
  paper.y += paper.write(styles.body, note.value, place) + apart;
}
