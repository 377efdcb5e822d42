/** A colour of six hexadecimal digits: `#12402f`. */
export type Colour = `#${string}`;

/**
 * Reads a colour of six digits, in any case; undefined where it is none.
 *
 * @example parseColour("#F2AE1C") // "#f2ae1c"
 */
export function parseColour(text: string): Colour | undefined {
  const plain = text.trim().toLowerCase();
  return /^#[0-9a-f]{6}$/.test(plain) ? (plain as Colour) : undefined;
}

/**
 * How well one colour is read on another, from 1 to 21 (WCAG 2.2).
 *
 * @example contrastOf("#ffffff", "#000000") // 21
 */
export function contrastOf(one: Colour, other: Colour): number {
  const [light, dark] = [luminanceOf(one), luminanceOf(other)].toSorted((left, right) => right - left);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/**
 * A colour with so much of another in it, from 0 to 1.
 *
 * @example mixed("#000000", "#ffffff", 0.5) // "#808080"
 */
export function mixed(colour: Colour, other: Colour, share: number): Colour {
  const of = partsOf(other);
  return colourOf(partsOf(colour).map((part, at) => part + ((of[at] ?? 0) - part) * share));
}

/**
 * A colour so much lighter (or darker, below nought) in steps of a hundredth of all that there is between black and white; its hue stays.
 *
 * @example lightened("#808080", 100) // "#ffffff"
 */
export function lightened(colour: Colour, steps: number): Colour {
  const { hue, saturation, lightness } = hslOf(colour);
  return ofHsl({ hue, saturation, lightness: Math.min(1, Math.max(0, lightness + steps / 100)) });
}

function partsOf(colour: Colour): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

function colourOf(parts: readonly number[]): Colour {
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;
}

function luminanceOf(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = partsOf(colour).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

type Hsl = { readonly hue: number; readonly saturation: number; readonly lightness: number };

function hslOf(colour: Colour): Hsl {
  const [red = 0, green = 0, blue = 0] = partsOf(colour).map((part) => part / 255);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const [lightness, spread] = [(most + least) / 2, most - least];
  if (spread === 0) return { hue: 0, saturation: 0, lightness };
  const saturation = spread / (1 - Math.abs(2 * lightness - 1));
  const sixth =
    most === red
      ? ((green - blue) / spread + 6) % 6
      : most === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  return { hue: sixth * 60, saturation, lightness };
}

function ofHsl({ hue, saturation, lightness }: Hsl): Colour {
  const spread = saturation * Math.min(lightness, 1 - lightness);
  const part = (turn: number) => {
    const at = (turn + hue / 30) % 12;
    return 255 * (lightness - spread * Math.max(-1, Math.min(at - 3, 9 - at, 1)));
  };
  return colourOf([part(0), part(8), part(4)]);
}
