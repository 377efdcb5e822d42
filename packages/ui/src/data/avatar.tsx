import { classNames } from "../styles/class-names.ts";

interface AvatarProps {
  /** One or two letters; decoration, since the name always stands beside it or names the button. */
  readonly initials: string;
  readonly tone?: "light" | "strong" | "onDark" | undefined;
  readonly size?: "normal" | "large" | undefined;
}

const tones = {
  light: "bg-bottle-tint text-bottle",
  strong: "bg-bottle text-on-bottle",
  onDark: "bg-bottle-light text-on-bottle",
} as const;

/** A person as initials in a circle. */
export function Avatar({ initials, tone = "light", size = "normal" }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "grid flex-none place-items-center rounded-full font-bold",
        size === "large" ? "size-11 text-body" : "size-[34px] text-fine",
        tones[tone],
      )}
    >
      {initials}
    </span>
  );
}
