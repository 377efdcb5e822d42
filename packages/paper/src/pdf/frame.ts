import type { Paper } from "./paper.ts";
import { colours, page, styles } from "./styles.ts";

/** The sign of the house, 30 by 28, as the paths of an SVG, and the name beside it. */
export interface SheetLogo {
  readonly name: string;
  readonly handle: string;
  readonly beer: string;
  readonly foam: string;
  readonly look?: Omit<SheetLook, "name"> | undefined;
}

/** A brewery's own look: its name, its colours, and whether the sign of the house or its own logo stands beside the name (DCONF-04). */
export interface SheetLook {
  readonly name: string;
  readonly main: string;
  readonly accent: string;
  readonly hasSign: boolean;
  /** The logo, a PNG without anything see-through. */
  readonly mark?: Uint8Array | undefined;
}

/** As high as the sign of the house, and at most as wide as two thirds of what the imprint leaves. */
const markBox = { width: 120, height: 21 };

/** At the top left of the first page. */
export function drawLogo(paper: Paper, logo: SheetLogo): void {
  const { document } = paper;
  const { main, accent, hasSign, mark } = logo.look ?? houseLook;
  const name = { ...styles.logo, colour: main };
  if (mark !== undefined) {
    const width = paper.picture(mark, { x: page.x, y: page.top, ...markBox });
    paper.write(name, logo.name, { x: page.x + width + 7, y: page.top - 0.5 });
    return;
  }
  if (!hasSign) {
    paper.write(name, logo.name, { x: page.x, y: page.top - 0.5 });
    return;
  }
  document.save().translate(page.x, page.top).scale(0.75);
  document.path(logo.handle).lineWidth(2).stroke(main);
  document.path(logo.beer).fill(accent);
  document.path(logo.foam).fill(colours.lineStrong);
  document.restore();
  paper.write(name, logo.name, { x: page.x + 28, y: page.top - 0.5 });
}

const houseLook: Omit<SheetLook, "name"> = { main: colours.bottle, accent: colours.amber, hasSign: true };

/** At the foot of every page, once their number is known. */
export function numberPages(
  paper: Paper,
  { title, brewery }: { readonly title: string; readonly brewery: string },
): void {
  const { start, count } = paper.document.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    paper.document.switchToPage(start + index);
    const place = { x: page.x, y: page.foot, width: page.width };
    paper.write(styles.smallSoft, `${title} · ${brewery}`, place);
    paper.write(styles.smallSoft, `${index + 1} / ${count}`, { ...place, align: "right" });
  }
}
