import { type ComponentProps, type ReactNode, useId } from "react";
import { Icon, type IconName } from "../icons/icon.tsx";
import { classNames } from "../styles/class-names.ts";
import { describedBy, FieldFrame, type FieldTexts, fieldBorder, fieldBoxClass } from "./field-frame.tsx";

/** The input's own props that a form may set; the event handlers are the browser's, so form libraries fit. */
export type InputProps = Pick<
  ComponentProps<"input">,
  | "id"
  | "name"
  | "value"
  | "defaultValue"
  | "onChange"
  | "onBlur"
  | "onFocus"
  | "onKeyDown"
  | "onPaste"
  | "autoComplete"
  | "autoFocus"
  | "autoCapitalize"
  | "spellCheck"
  | "inputMode"
  | "enterKeyHint"
  | "maxLength"
  | "minLength"
  | "placeholder"
  | "required"
  | "readOnly"
  | "disabled"
  | "list"
  | "pattern"
  | "ref"
  | "role"
  | "aria-autocomplete"
  | "aria-controls"
  | "aria-expanded"
  | "aria-activedescendant"
>;

export interface TextFieldProps extends FieldTexts, InputProps {
  readonly type?:
    | "text"
    | "email"
    | "tel"
    | "url"
    | "date"
    | "datetime-local"
    | "time"
    | "password"
    | undefined;
  readonly icon?: IconName | undefined;
  readonly count?: string | undefined;
  readonly size?: "normal" | "small" | undefined;
  /** A control inside the box at its right. */
  readonly trailing?: ReactNode;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, note, labelAction, isLabelHidden, count, icon, trailing, size, ...input } =
    props;
  const ownId = useId();
  const id = input.id ?? ownId;
  return (
    <FieldFrame {...{ id, label, hint, error, note, labelAction, isLabelHidden, count }}>
      <div
        className={classNames(
          fieldBoxClass,
          fieldBorder(error),
          "flex items-center gap-2.5 px-3.5 has-[input:disabled]:bg-void has-[input:read-only]:bg-foam-dim",
          size === "small" ? "min-h-control" : "min-h-field",
        )}
      >
        {icon && (
          <span className="text-ink-faint">
            <Icon name={icon} />
          </span>
        )}
        <input
          type="text"
          {...input}
          {...describedBy(id, { hint, error })}
          id={id}
          data-quiet-focus
          className="min-w-0 flex-1 self-stretch bg-transparent"
        />
        {trailing}
      </div>
    </FieldFrame>
  );
}
