import { type ReactNode, useId } from "react";
import { classNames } from "../styles/class-names.ts";

interface SwitchProps {
  readonly label: ReactNode;
  /** Second line. */
  readonly hint?: string | undefined;
  readonly isOn: boolean;
  readonly isDisabled?: boolean | undefined;
  readonly onChange: (isOn: boolean) => void;
}

/** Something that is on or off; the whole row is its target. */
export function Switch({ label, hint, isOn, isDisabled = false, onChange }: SwitchProps) {
  const id = useId();
  return (
    <label htmlFor={id} className="flex min-h-touch items-center justify-between gap-4">
      <span className="min-w-0">
        <span className="block font-bold">{label}</span>
        {hint !== undefined && (
          <span id={`${id}-hint`} className="block text-small text-ink-soft">
            {hint}
          </span>
        )}
      </span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        disabled={isDisabled}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => onChange(event.target.checked)}
        className={classNames(
          "relative h-6 w-11 flex-none appearance-none rounded-full bg-control transition-colors checked:bg-bottle disabled:opacity-50",
          "after:absolute after:top-0.5 after:left-0.5 after:size-5 after:rounded-full after:bg-foam after:transition-transform checked:after:translate-x-5",
        )}
      />
    </label>
  );
}
