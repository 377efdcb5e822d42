/// <reference path="./pdfkit.d.ts" />
import { toBytes } from "pdfkit/output";
import { drawLogo, numberPages, type SheetLogo } from "./frame.ts";
import { Paper, type PdfFacts } from "./paper.ts";
import { type PdfFonts, page, styles, type TextStyle } from "./styles.ts";

/** A text of the brewery: headings, paragraphs, points. */
export interface Prose {
  readonly title: string;
  /** Under the title: version and first day. */
  readonly note: string;
  readonly brewery: string;
  readonly blocks: readonly {
    readonly kind: "heading" | "points" | "paragraph";
    readonly lines: readonly string[];
  }[];
}

interface ProseMade extends Pick<PdfFacts, "language" | "madeAt"> {
  readonly logo: SheetLogo;
}

const apart = 8;
const indent = 14;

/** A text as the bytes of a PDF: A4, text that can be selected, the pages numbered. */
export async function proseOf(prose: Prose, { logo, ...made }: ProseMade, fonts: PdfFonts) {
  const { title, note, brewery, blocks } = prose;
  const paper = new Paper({ ...made, title, author: brewery }, fonts);
  const bytes = toBytes(paper.document);
  drawLogo(paper, logo);
  paper.y = page.top + 40;
  write(paper, styles.title, { text: title });
  write(paper, styles.smallSoft, { text: note });
  paper.y += apart;
  for (const { kind, lines } of blocks) {
    if (kind === "heading") {
      const heading = lines.join(" ");
      // Never at the foot of a page without what it heads.
      paper.makeRoom(paper.heightOf(styles.strong, heading, page.width) + 60);
      paper.y += apart;
      write(paper, styles.strong, { text: heading });
    } else if (kind === "points")
      for (const text of lines) write(paper, styles.body, { text, inset: indent });
    else write(paper, styles.body, { text: lines.join(" ") });
    paper.y += apart / 2;
  }
  numberPages(paper, { title, brewery });
  paper.document.end();
  return bytes;
}

function write(
  paper: Paper,
  style: TextStyle,
  { text, inset = 0 }: { readonly text: string; readonly inset?: number },
): void {
  const width = page.width - inset;
  paper.makeRoom(paper.heightOf(style, text, width));
  if (inset > 0) paper.write(style, "–", { x: page.x + 4, y: paper.y });
  paper.y += paper.write(style, text, { x: page.x + inset, y: paper.y, width }) + 2;
}
