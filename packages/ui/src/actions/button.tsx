import { type MouseEvent, type ReactNode, type Ref, useId } from "react";
import { Icon, type IconName } from "../icons/icon.tsx";
import { classNames } from "../styles/class-names.ts";
import { Bubble } from "./bubble.tsx";

/** Amber is for sending the order and for offers; every other main action is primary. */
export type ButtonVariant = "primary" | "amber" | "outline" | "quiet" | "danger" | "onDark";
export type ButtonSize = "small" | "normal" | "large";

export interface ButtonLook {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly isWide?: boolean | undefined;
}

export interface ButtonProps extends ButtonLook {
  readonly children: ReactNode;
  readonly onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  readonly type?: "button" | "submit" | undefined;
  readonly icon?: IconName | undefined;
  readonly iconAfter?: IconName | undefined;
  /** Work is under way: the button stays where it is, turns, and takes no second click. */
  readonly isBusy?: boolean | undefined;
  /** Why it cannot be pressed now. Its presence is what disables the button: never disabled without a reason. */
  readonly disabledReason?: string | undefined;
  /** Where the reason stands: in a bubble, or as a line under the button. */
  readonly reasonPlace?: "bubble" | "below" | undefined;
  readonly form?: string | undefined;
  readonly name?: string | undefined;
  readonly value?: string | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
  readonly id?: string | undefined;
  /** Says more than the visible text to who cannot see the place it stands in; must contain that text. */
  readonly "aria-label"?: string | undefined;
  readonly "aria-describedby"?: string | undefined;
  readonly "aria-expanded"?: boolean | undefined;
  readonly "aria-controls"?: string | undefined;
  readonly "aria-haspopup"?: "dialog" | "menu" | "listbox" | undefined;
  readonly "aria-pressed"?: boolean | undefined;
}

const frame =
  "inline-flex max-w-full items-center justify-center gap-2 rounded-control text-center font-semibold leading-tight no-underline transition-colors select-none";

const looks: Record<ButtonVariant, string> = {
  primary: "bg-bottle text-on-bottle hover:bg-bottle-deep",
  amber: "bg-amber text-amber-on hover:bg-amber-strong",
  outline: "border-field border-line-strong bg-foam text-ink hover:border-control hover:bg-foam-dim",
  quiet: "bg-transparent text-bottle hover:bg-bottle-tint",
  danger: "border-field border-red bg-foam text-red hover:bg-red-tint",
  onDark: "bg-on-bottle/15 text-on-bottle hover:bg-on-bottle/25",
};

const disabledLook = "bg-void text-ink-soft";

const sizes: Record<ButtonSize, string> = {
  small: "min-h-control-small px-3 py-1.5 text-small",
  normal: "min-h-control px-4 py-2 text-body",
  large: "min-h-control-large px-[22px] py-2.5 text-lead",
};

/** The look of a button, for links that must look like one. */
export function buttonClass({ variant = "primary", size = "normal", isWide = false }: ButtonLook): string {
  return classNames(frame, looks[variant], sizes[size], isWide && "w-full");
}

/** A button. When disabled it can still be reached and says why. */
export function Button({ disabledReason, reasonPlace = "bubble", ...props }: ButtonProps) {
  const reasonId = useId();
  if (disabledReason === undefined) return <PlainButton {...props} isDisabled={false} reasonId={undefined} />;
  if (reasonPlace === "bubble") {
    return (
      <Bubble text={disabledReason} isWide={props.isWide} showsOnTap>
        {(id) => <PlainButton {...props} isDisabled reasonId={id} />}
      </Bubble>
    );
  }
  return (
    <span className={props.isWide === true ? "block w-full" : "inline-block"}>
      <PlainButton {...props} isDisabled reasonId={reasonId} />
      <span id={reasonId} className="mt-2 block text-small text-ink-soft">
        {disabledReason}
      </span>
    </span>
  );
}

interface PlainButtonProps extends Omit<ButtonProps, "disabledReason" | "reasonPlace"> {
  readonly isDisabled: boolean;
  readonly reasonId: string | undefined;
}

function PlainButton(props: PlainButtonProps) {
  const { variant, size, isWide, icon, iconAfter, isBusy = false, isDisabled, reasonId } = props;
  const { children, onClick, type = "button", "aria-describedby": describedBy, ...rest } = withoutLook(props);
  const isStopped = isDisabled || isBusy;
  const iconSize = size === "small" ? "small" : "normal";
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (isStopped) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type}
      onClick={handleClick}
      aria-disabled={isStopped || undefined}
      aria-busy={isBusy || undefined}
      aria-describedby={classNames(describedBy, reasonId) || undefined}
      className={
        isDisabled
          ? classNames(frame, disabledLook, sizes[size ?? "normal"], isWide === true && "w-full")
          : buttonClass({ variant, size, isWide })
      }
    >
      {isBusy ? <Icon name="spinner" size={iconSize} /> : icon && <Icon name={icon} size={iconSize} />}
      <span className="min-w-0">{children}</span>
      {iconAfter && <Icon name={iconAfter} size={iconSize} />}
    </button>
  );
}

function withoutLook(props: PlainButtonProps) {
  const { variant: _v, size: _s, isWide: _w, icon: _i, iconAfter: _a, isBusy: _b, ...rest } = props;
  const { isDisabled: _d, reasonId: _r, ...button } = rest;
  return button;
}
