import { ok, type Refusal, type Result, refused } from "../kernel/result.ts";
import { type Colour, contrastOf, lightened, mixed } from "./colour.ts";

/** The colours that a brewery chooses (DCONF-04): of heads and buttons, of what is darker still, and of the one highlight. */
export const BRAND_COLOURS = ["main", "deep", "accent"] as const;

export type BrandColour = (typeof BRAND_COLOURS)[number];

export type BrandColours = Readonly<Record<BrandColour, Colour>>;

/** How the portal looks where no brewery chose anything. */
export const HOUSE_COLOURS: BrandColours = { main: "#12402f", deep: "#0c2c21", accent: "#f2ae1c" };

const white: Colour = "#ffffff";
const inkSoft: Colour = "#4c5b55";
/** The surfaces of every page, whatever the brand. */
const surfaces = { foam: white, floor: "#f1f4f2", foamDim: "#f8faf9" } as const;

/** The names of the portal's colours that follow from a brand, as its style sheet calls them. */
export type BrandTokens = Readonly<Record<BrandToken, Colour>>;

type BrandToken =
  | "bottle"
  | "bottle-deep"
  | "bottle-light"
  | "bottle-edge"
  | "bottle-tint"
  | "bottle-mist"
  | "on-bottle"
  | "on-bottle-soft"
  | "amber"
  | "amber-strong"
  | "amber-edge"
  | "amber-deep"
  | "amber-tint"
  | "amber-ink"
  | "amber-on";

/**
 * Every colour of the portal that follows from those of a brand (DCONF-04). What is written on a fill is white, on the highlight dark.
 *
 * @example brandTokens(HOUSE_COLOURS)["on-bottle"] // "#ffffff"
 */
export function brandTokens({ main, deep, accent }: BrandColours): BrandTokens {
  const tint = mixed(accent, white, 0.82);
  return {
    bottle: main,
    "bottle-deep": deep,
    "bottle-light": mixed(main, white, 0.12),
    "bottle-edge": mixed(main, white, 0.34),
    "bottle-tint": mixed(main, white, 0.89),
    "bottle-mist": mixed(main, white, 0.95),
    "on-bottle": white,
    "on-bottle-soft": mixed(main, white, 0.8),
    amber: accent,
    "amber-strong": lightened(accent, -4),
    "amber-edge": lightened(accent, -6),
    "amber-deep": darkenedUntil(accent, [white, surfaces.floor, tint], textContrast),
    "amber-tint": tint,
    "amber-ink": darkenedUntil(accent, [tint, white], 7),
    "amber-on": darkOn(accent),
  };
}

/** Text is read from 4.5 : 1 on; marks, edges and rings from 3 : 1 (WCAG 2.2 AA, 1.4.3 and 1.4.11). */
const textContrast = 4.5;
const markContrast = 3;

/** Two colours of which one stands on the other, where that is, and how well it must be read. */
export type BrandPair = {
  readonly name: BrandPairName;
  /** Which of the chosen colours it hangs on. */
  readonly of: BrandColour;
  readonly front: Colour;
  readonly back: Colour;
  readonly contrast: number;
  readonly needed: number;
  readonly passes: boolean;
};

export const BRAND_PAIRS = [
  "text-on-main",
  "soft-text-on-main",
  "main-on-card",
  "main-on-page",
  "main-on-tint",
  "text-on-light-main",
  "text-on-deep",
  "soft-text-on-deep",
  "text-on-accent",
  "text-on-strong-accent",
  "text-on-accent-tint",
  "dark-accent-on-page",
  "soft-text-on-tint",
  "accent-on-main",
  "accent-on-deep",
] as const;

export type BrandPairName = (typeof BRAND_PAIRS)[number];

/**
 * Each pair of the brand's colours that carries text, or a mark that must be seen, with how well it is read (DCONF-04). On a page of the
 * house the surfaces and the ink are given; what a brewery chooses must be read on them.
 *
 * @example brandPairs(HOUSE_COLOURS).every(({ passes }) => passes) // true
 */
export function brandPairs(colours: BrandColours): readonly BrandPair[] {
  const tokens = brandTokens(colours);
  const pair = (
    name: BrandPairName,
    of: BrandColour,
    [front, back, needed = textContrast]: readonly [front: Colour, back: Colour, needed?: number],
  ): BrandPair => {
    const contrast = contrastOf(front, back);
    return { name, of, front, back, contrast, needed, passes: contrast >= needed };
  };
  return [
    pair("text-on-main", "main", [tokens["on-bottle"], tokens.bottle]),
    pair("soft-text-on-main", "main", [tokens["on-bottle-soft"], tokens.bottle]),
    pair("main-on-card", "main", [tokens.bottle, surfaces.foam]),
    pair("main-on-page", "main", [tokens.bottle, surfaces.floor]),
    pair("main-on-tint", "main", [tokens.bottle, tokens["bottle-tint"]]),
    pair("text-on-light-main", "main", [tokens["on-bottle"], tokens["bottle-light"]]),
    pair("text-on-deep", "deep", [tokens["on-bottle"], tokens["bottle-deep"]]),
    pair("soft-text-on-deep", "deep", [tokens["on-bottle-soft"], tokens["bottle-deep"]]),
    pair("text-on-accent", "accent", [tokens["amber-on"], tokens.amber]),
    pair("text-on-strong-accent", "accent", [tokens["amber-on"], tokens["amber-strong"]]),
    pair("text-on-accent-tint", "accent", [tokens["amber-ink"], tokens["amber-tint"]]),
    pair("dark-accent-on-page", "accent", [tokens["amber-deep"], surfaces.floor]),
    pair("soft-text-on-tint", "main", [inkSoft, tokens["bottle-tint"]]),
    pair("accent-on-main", "accent", [tokens.amber, tokens.bottle, markContrast]),
    pair("accent-on-deep", "accent", [tokens.amber, tokens["bottle-deep"], markContrast]),
  ];
}

export type BrandColoursRefusal = Refusal & { readonly kind: "contrast-low"; readonly field: BrandColour };

/**
 * Whether the colours of a brand may be published: every pair is read well enough (DCONF-04).
 *
 * @example judgeBrandColours({ ...HOUSE_COLOURS, accent: "#ffffff" }).ok // true
 */
export function judgeBrandColours(colours: BrandColours): Result<undefined, BrandColoursRefusal> {
  const low = brandPairs(colours).find(({ passes }) => !passes);
  return low === undefined ? ok(undefined) : refused({ kind: "contrast-low", field: low.of });
}

/**
 * The colour nearest to one that was chosen with which each pair that hangs on it is read: lighter or darker, of the same hue. The
 * colour itself where it is read already; undefined where the others leave none.
 *
 * @example nearestReadable({ ...HOUSE_COLOURS, main: "#777777" }, "main") // "#636363"
 */
export function nearestReadable(colours: BrandColours, of: BrandColour): Colour | undefined {
  for (let steps = 0; steps <= 100; steps += 1) {
    for (const way of [-steps, steps]) {
      const colour = steps === 0 ? colours[of] : lightened(colours[of], way);
      const pairs = brandPairs({ ...colours, [of]: colour });
      if (pairs.every((one) => one.passes || one.of !== of)) return colour;
    }
  }
  return undefined;
}

/** The lightest of the accent's own dark shades that is read on all of these, which are light: the darker, the better it is read. */
function darkenedUntil(accent: Colour, backs: readonly Colour[], needed: number): Colour {
  const isRead = (steps: number) =>
    backs.every((back) => contrastOf(lightened(accent, -steps), back) >= needed);
  let [least, most] = [0, 100];
  while (least < most) {
    const middle = Math.floor((least + most) / 2);
    if (isRead(middle)) most = middle;
    else least = middle + 1;
  }
  return lightened(accent, -most);
}

/** What is written on the accent: nearly black with its hue, white where that is read better. */
function darkOn(accent: Colour): Colour {
  const dark = mixed(accent, "#000000", 0.85);
  return contrastOf(dark, accent) >= contrastOf(white, accent) ? dark : white;
}
