import sharp from "sharp";

/** The logo as papers bear it, and as a square that stands among the icons of a telephone. */
export type LogoMarks = { readonly mark: Buffer; readonly icon: Buffer };

/** Seven millimetres at some 380 dots per inch; a wide one is as wide as a third of the page. */
const markSize = { width: 640, height: 112 };
const iconEdge = 512;
/** What is left free of each side of an icon, so that the logo is seen whatever shape a telephone cuts of it. */
const around = 88;
const mostPixels = 40_000_000;
const paper = "#ffffff";

/** Both of them; undefined where the logo is no picture that can be opened. Neither has anything see-through: paper is white. */
export async function makeMarks(logo: Uint8Array): Promise<LogoMarks | undefined> {
  try {
    const drawn = await sharp(logo, {
      ...(await densityOf(logo)),
      failOn: "error",
      limitInputPixels: mostPixels,
    })
      .trim({ threshold: 0 })
      .png()
      .toBuffer();
    const inside = { fit: "inside" } as const;
    const mark = await sharp(drawn)
      .resize({ ...markSize, ...inside })
      .flatten({ background: paper })
      .png()
      .toBuffer();
    const edge = iconEdge - 2 * around;
    const icon = await sharp(drawn)
      .resize({ width: edge, height: edge, fit: "contain", background: "#ffffff00" })
      .extend({ top: around, left: around, right: around, bottom: around, background: "#ffffff00" })
      .flatten({ background: paper })
      .png()
      .toBuffer();
    return { mark, icon };
  } catch {
    return undefined;
  }
}

/** Shapes have no pixels of their own: they are drawn as large as an icon is. */
async function densityOf(logo: Uint8Array): Promise<{ readonly density?: number }> {
  const { format, width, height, density = 72 } = await sharp(logo, { limitInputPixels: false }).metadata();
  if (format !== "svg") return {};
  return { density: Math.min(10_000, Math.max(1, (density * 2 * iconEdge) / Math.max(width, height))) };
}
