import type { MouseEvent, Ref } from "react";
import { Icon, type IconName } from "../icons/icon.tsx";
import { classNames } from "../styles/class-names.ts";
import { Bubble } from "./bubble.tsx";

export interface IconButtonProps {
  readonly icon: IconName;
  /** The name of the action; also shown in a bubble. */
  readonly label: string;
  readonly onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  /** Somebody points at it or reaches it by keyboard, and may press it next. */
  readonly onReach?: (() => void) | undefined;
  readonly variant?: "quiet" | "outline" | "onDark" | undefined;
  readonly size?: "small" | "normal" | undefined;
  /** A toggle: pressed or not (a favourite). Leave it out for an ordinary action. */
  readonly isPressed?: boolean | undefined;
  readonly isBusy?: boolean | undefined;
  /** Why it cannot be pressed now; disables the button. */
  readonly disabledReason?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
  readonly "aria-expanded"?: boolean | undefined;
  readonly "aria-controls"?: string | undefined;
  readonly "aria-haspopup"?: "dialog" | "menu" | undefined;
}

const looks = {
  quiet: "text-ink-soft hover:bg-bottle-tint hover:text-bottle",
  outline: "border-field border-line-strong bg-foam text-ink hover:border-control",
  onDark: "text-on-bottle hover:bg-on-bottle/15",
} as const;

/** A button that is only an icon; 44 px on touch. */
export function IconButton(props: IconButtonProps) {
  const {
    icon,
    label,
    onClick,
    variant = "quiet",
    size = "normal",
    isPressed,
    isBusy,
    disabledReason,
  } = props;
  const isStopped = disabledReason !== undefined || isBusy === true;
  return (
    <Bubble text={disabledReason ?? label} showsOnTap={disabledReason !== undefined}>
      {(id) => (
        <button
          ref={props.ref}
          type="button"
          aria-label={label}
          aria-pressed={isPressed}
          aria-busy={isBusy === true || undefined}
          aria-disabled={isStopped || undefined}
          aria-describedby={disabledReason === undefined ? undefined : id}
          aria-expanded={props["aria-expanded"]}
          aria-controls={props["aria-controls"]}
          aria-haspopup={props["aria-haspopup"]}
          onClick={isStopped ? undefined : onClick}
          onPointerEnter={props.onReach}
          onFocus={props.onReach}
          className={classNames(
            "grid flex-none place-items-center rounded-control transition-colors coarse:size-touch max-mobile:size-touch",
            size === "small" ? "size-8" : "size-control",
            disabledReason === undefined ? looks[variant] : "text-control",
            isPressed === true && "text-red",
          )}
        >
          <Icon name={isBusy === true ? "spinner" : icon} isFilled={isPressed === true} />
        </button>
      )}
    </Bubble>
  );
}
