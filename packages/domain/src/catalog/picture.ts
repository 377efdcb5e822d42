/** How large a picture is, in pixels. */
export type PictureSize = { readonly width: number; readonly height: number };

/** One of the sizes in which a picture is kept, named by its longer edge. */
export type Rendition = PictureSize & { readonly edge: number };

/** For rows at three times the density, for the product's page on a phone, and for the same on a large screen. */
const EDGES = [192, 640, 1280] as const;

/** The longer edge of the largest rendition. */
export const LONGEST_EDGE = EDGES[2];

/** Beyond this a picture is a strip in which nobody recognises a bottle. */
export const LARGEST_RATIO = 4;

/** The shorter edge that a picture must have at least. */
export const SHORTEST_EDGE = 96;

/**
 * Whether a picture is too small or too narrow to show a product.
 *
 * @example isOddSize({ width: 960, height: 40 }) // true
 */
export function isOddSize({ width, height }: PictureSize): boolean {
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  return shorter < SHORTEST_EDGE || longer > shorter * LARGEST_RATIO;
}

/**
 * The sizes in which a picture is kept, smallest first: never larger than it came, and its own size where it is small.
 * Import and answers both follow it, so that no list of sizes needs to be kept.
 *
 * @example renditionsOf({ width: 960, height: 1280 }).map(({ width }) => width) // [144, 480, 960]
 */
export function renditionsOf(size: PictureSize): readonly Rendition[] {
  const longer = Math.max(size.width, size.height);
  const largest = Math.min(longer, LONGEST_EDGE);
  return [...EDGES.filter((edge) => edge < largest), largest].map((edge) => {
    const scale = edge / longer;
    return { edge, width: Math.round(size.width * scale), height: Math.round(size.height * scale) };
  });
}
