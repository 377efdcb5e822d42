import { Icon, type IconName } from "../icons/icon.tsx";
import { classNames } from "../styles/class-names.ts";

interface FlagProps {
  readonly text: string;
  readonly tone: "new" | "offer" | "last" | "muted";
}

const flags = {
  new: "bg-bottle-tint text-bottle",
  offer: "bg-amber-tint text-amber-ink",
  last: "bg-red-tint text-red-strong",
  muted: "bg-void text-ink-soft",
} as const;

/** A word in condensed capitals beside a name: new, an offer, last pieces. */
export function Flag({ text, tone }: FlagProps) {
  return (
    <span
      className={classNames("type-label rounded-tag px-1.5 py-px font-bold whitespace-nowrap", flags[tone])}
    >
      {text}
    </span>
  );
}

interface StatusProps {
  readonly text: string;
  /** The icon makes it readable without colour. */
  readonly icon?: IconName | undefined;
  readonly tone: "fresh" | "preparing" | "moving" | "partial" | "done" | "refused" | "muted";
}

const statuses = {
  fresh: "bg-foam text-bottle shadow-[inset_0_0_0_1.5px_var(--color-bottle)]",
  preparing: "bg-amber-tint text-amber-ink",
  moving: "bg-amber text-amber-on",
  partial: "bg-amber-tint text-amber-ink shadow-edge-amber",
  done: "bg-bottle-tint text-bottle",
  refused: "bg-red-tint text-red-strong",
  muted: "bg-void text-ink-soft",
} as const;

/** The state of a thing as a pill. */
export function Status({ text, icon, tone }: StatusProps) {
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1.5 rounded-full py-[3px] pr-2.5 text-fine font-semibold whitespace-nowrap",
        icon === undefined ? "pl-2.5" : "pl-2",
        statuses[tone],
      )}
    >
      {icon && <Icon name={icon} size="small" />}
      {text}
    </span>
  );
}

interface CountProps {
  readonly value: number | string;
  readonly tone?: "amber" | "red" | "muted" | "bottle" | undefined;
}

const counts = {
  amber: "bg-amber text-amber-on",
  red: "bg-red text-on-bottle",
  muted: "bg-void text-ink-soft",
  bottle: "bg-bottle-tint text-bottle",
} as const;

/** A number in a pill: how many. What it counts is said by the text around it. */
export function Count({ value, tone = "amber" }: CountProps) {
  return (
    <span
      className={classNames(
        "inline-block rounded-full px-2 py-px text-fine font-bold whitespace-nowrap",
        counts[tone],
      )}
    >
      {value}
    </span>
  );
}
