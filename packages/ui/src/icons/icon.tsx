import { type IconName, iconShapes } from "./icon-shapes.ts";

export type { IconName } from "./icon-shapes.ts";

interface IconProps {
  readonly name: IconName;
  /** What it means, when no text beside it says so; without it the icon is decoration. */
  readonly label?: string | undefined;
  readonly size?: "small" | "normal" | "large" | undefined;
  /** Draws the shape filled (the heart of a favourite). */
  readonly isFilled?: boolean | undefined;
}

const pixels = { small: 17, normal: 20, large: 24 } as const;

/** One icon of the set, in the colour of the text around it. */
export function Icon({ name, label, size = "normal", isFilled = false }: IconProps) {
  return (
    <svg
      role={label === undefined ? undefined : "img"}
      aria-label={label}
      aria-hidden={label === undefined}
      width={pixels[size]}
      height={pixels[size]}
      viewBox="0 0 24 24"
      fill={isFilled ? "currentColor" : "none"}
      stroke="currentColor"
      strokeWidth={(1.75 * 20) / pixels[size] > 1.9 ? 1.9 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={name === "spinner" ? "block flex-none animate-turn" : "block flex-none"}
    >
      <path d={iconShapes[name]} />
    </svg>
  );
}
