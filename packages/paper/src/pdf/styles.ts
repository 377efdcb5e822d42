export interface PdfFonts {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
}

const mm = 72 / 25.4;

/** A4 with the margins of the printed sheet, in points. */
export const page = {
  x: 14 * mm,
  right: 196 * mm,
  width: 182 * mm,
  top: 14 * mm,
  bottom: 281 * mm,
  foot: 285 * mm,
} as const;

/** The colours of the portal, as they stand on paper in every theme. */
export const colours = {
  white: "#ffffff",
  ink: "#15211c",
  soft: "#4c5b55",
  bottle: "#12402f",
  bottleTint: "#e4efe9",
  amber: "#f2ae1c",
  amberTint: "#fdf1d3",
  amberInk: "#6a4700",
  line: "#d9e1dd",
  lineStrong: "#c3cfc9",
} as const;

export interface TextStyle {
  readonly font: keyof PdfFonts;
  readonly size: number;
  readonly colour: string;
  /** In percent of the letters' own width: the widths of Archivo that the file does not carry. */
  readonly stretch?: number;
  readonly spacing?: number;
  /** Figures of one width, for columns; laying them out takes longer. */
  readonly isTabular?: boolean;
}

export const styles = {
  body: { font: "regular", size: 9, colour: colours.ink },
  figure: { font: "regular", size: 9, colour: colours.ink, isTabular: true },
  strong: { font: "bold", size: 9, colour: colours.ink },
  strongFigure: { font: "bold", size: 9, colour: colours.ink, isTabular: true },
  soft: { font: "regular", size: 9, colour: colours.soft },
  small: { font: "regular", size: 8, colour: colours.ink },
  smallSoft: { font: "regular", size: 8, colour: colours.soft },
  smallStrong: { font: "bold", size: 8, colour: colours.ink },
  label: { font: "bold", size: 7.5, colour: colours.soft, stretch: 90, spacing: 0.3 },
  logo: { font: "bold", size: 17.25, colour: colours.bottle, stretch: 116 },
  stop: { font: "bold", size: 11, colour: colours.ink },
  stopNumber: { font: "bold", size: 11, colour: colours.white },
  title: { font: "bold", size: 17, colour: colours.ink, stretch: 108 },
  status: { font: "bold", size: 9, colour: colours.bottle },
  warning: { font: "bold", size: 9, colour: colours.amberInk },
  total: { font: "bold", size: 19, colour: colours.ink, stretch: 104, isTabular: true },
} as const satisfies Record<string, TextStyle>;

/** Of the sheet, and of Archivo by itself. */
export const leading = 1.34;
export const ownLeading = 1.088;

export function lineHeight({ size }: TextStyle): number {
  return size * leading;
}
