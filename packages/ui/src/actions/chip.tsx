import { Icon, type IconName } from "../icons/icon.tsx";
import { classNames } from "../styles/class-names.ts";

interface ChipProps {
  readonly text: string;
  readonly onClick: () => void;
  /** Chosen chips are dark; leave it out for a chip that only does something. */
  readonly isOn?: boolean | undefined;
  readonly icon?: IconName | undefined;
  /** What a click does, where the text alone does not say it ("Remove filter Keg"). */
  readonly actionLabel?: string | undefined;
  readonly isRemovable?: boolean | undefined;
}

/** A small round button: a filter that is on, a quick choice. */
export function Chip({ text, onClick, isOn, icon, actionLabel, isRemovable = false }: ChipProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-pressed={isRemovable ? undefined : isOn}
      aria-label={actionLabel}
      className={classNames(
        "inline-flex min-h-8 items-center gap-1.5 rounded-full border px-3 py-1 text-small font-medium whitespace-nowrap transition-colors max-mobile:min-h-touch max-mobile:px-4",
        isOn === true || isRemovable
          ? "border-bottle bg-bottle text-on-bottle hover:bg-bottle-deep"
          : "border-line-strong bg-foam text-ink hover:border-control",
      )}
    >
      {icon && <Icon name={icon} size="small" />}
      {text}
      {isRemovable && <Icon name="close" size="small" />}
    </button>
  );
}
