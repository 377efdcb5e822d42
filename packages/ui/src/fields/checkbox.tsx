import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "../styles/class-names.ts";
import { describedBy } from "./field-frame.tsx";

export interface CheckboxProps
  extends Pick<
    ComponentProps<"input">,
    | "id"
    | "name"
    | "value"
    | "checked"
    | "defaultChecked"
    | "onChange"
    | "onBlur"
    | "required"
    | "disabled"
    | "ref"
  > {
  readonly label: ReactNode;
  /** Second line. */
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** At the right: how many. */
  readonly count?: number | string | undefined;
  /** Neither on nor off: some of what is below it. */
  readonly isMixed?: boolean | undefined;
  readonly isLabelHidden?: boolean | undefined;
}

/** The square or round mark of a native control, drawn over it. */
export const markClass =
  "relative mt-px grid size-[18px] flex-none appearance-none place-items-center border-field border-control bg-foam transition-colors checked:border-bottle checked:bg-bottle disabled:not-checked:bg-void disabled:checked:opacity-50 aria-invalid:border-red";

const tick =
  "rounded-tag indeterminate:border-bottle indeterminate:bg-bottle after:hidden after:h-[10px] after:w-[5px] after:-translate-y-px after:rotate-45 after:border-r-2 after:border-b-2 after:border-on-bottle checked:after:block indeterminate:after:block indeterminate:after:h-0 indeterminate:after:w-2.5 indeterminate:after:translate-y-0 indeterminate:after:rotate-0 indeterminate:after:border-r-0";

/** Yes or no. */
export function Checkbox(props: CheckboxProps) {
  const { label, hint, error, count, isMixed = false, isLabelHidden = false, ref, ...input } = props;
  const ownId = useId();
  const id = input.id ?? ownId;
  return (
    <div>
      <label
        htmlFor={id}
        className={classNames(
          "flex gap-2.5 py-1 max-mobile:min-h-touch max-mobile:py-2.5",
          input.disabled === true && "text-ink-soft",
        )}
      >
        <input
          {...input}
          {...describedBy(id, { hint, error })}
          id={id}
          type="checkbox"
          ref={(element) => {
            if (element !== null) element.indeterminate = isMixed;
            if (typeof ref === "function") ref(element);
            else if (ref) ref.current = element;
          }}
          className={classNames(markClass, tick)}
        />
        <span className={isLabelHidden ? "sr-only" : "min-w-0 flex-1"}>
          {label}
          {hint !== undefined && (
            <span id={`${id}-hint`} className="block text-small text-ink-soft">
              {hint}
            </span>
          )}
        </span>
        {count !== undefined && <span className="text-fine text-ink-faint">{count}</span>}
      </label>
      {error !== undefined && (
        <p id={`${id}-error`} className="ml-7 text-small font-medium text-red-strong">
          {error}
        </p>
      )}
    </div>
  );
}
