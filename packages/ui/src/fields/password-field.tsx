import { useState } from "react";
import { Icon } from "../icons/icon.tsx";
import { TextField, type TextFieldProps } from "./text-field.tsx";

export interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "trailing" | "icon" | "count"> {
  /** Name of the button that shows the password. */
  readonly showLabel: string;
  /** Name of the button that hides it again. */
  readonly hideLabel: string;
}

/** A password that can be looked at. */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const reveal = (
    <button
      type="button"
      aria-label={isShown ? hideLabel : showLabel}
      onClick={() => setShown(!isShown)}
      className="-mr-2.5 grid size-touch flex-none place-items-center rounded-small text-ink-soft hover:text-bottle"
    >
      <Icon name={isShown ? "eye-off" : "eye"} />
    </button>
  );
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...field}
      type={isShown ? "text" : "password"}
      trailing={reveal}
    />
  );
}
