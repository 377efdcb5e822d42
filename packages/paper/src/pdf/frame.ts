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

/** A brewery's own look: its name, its colours, and whether the sign of the house stands beside the name (DCONF-04). */
export interface SheetLook {
  readonly name: string;
  readonly main: string;
  readonly accent: string;
  readonly hasSign: boolean;
}

/** At the top left of the first page. */
export function drawLogo(paper: Paper, logo: SheetLogo): void {
  const { document } = paper;
  const { main, accent, hasSign } = logo.look ?? houseLook;
  const name = { ...styles.logo, colour: main };
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

const houseLook = { main: colours.bottle, accent: colours.amber, hasSign: true } as const;

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
