import { type ComponentProps, useId } from "react";
import { classNames } from "../styles/class-names.ts";
import { describedBy, FieldFrame, type FieldTexts, fieldBorder, fieldBoxClass } from "./field-frame.tsx";

export interface TextAreaProps
  extends FieldTexts,
    Pick<
      ComponentProps<"textarea">,
      | "id"
      | "name"
      | "value"
      | "defaultValue"
      | "onChange"
      | "onBlur"
      | "onFocus"
      | "onKeyDown"
      | "onPaste"
      | "maxLength"
      | "rows"
      | "placeholder"
      | "required"
      | "readOnly"
      | "disabled"
      | "spellCheck"
      | "ref"
    > {
  /** The lines that stand there from the start, where the box grows with its text. */
  readonly minRows?: number | undefined;
  /** "68 / 200", at the right under the box. */
  readonly count?: string | undefined;
}

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, note, labelAction, isLabelHidden, count, minRows, ...area } = props;
  const ownId = useId();
  const id = area.id ?? ownId;
  return (
    <FieldFrame {...{ id, label, hint, error, note, labelAction, isLabelHidden, count }}>
      <textarea
        rows={3}
        {...area}
        {...describedBy(id, { hint, error })}
        id={id}
        data-quiet-focus
        style={minRows === undefined ? undefined : { minBlockSize: `calc(${minRows}lh + 1.5rem)` }}
        className={classNames(
          fieldBoxClass,
          fieldBorder(error),
          "block field-sizing-content max-h-96 px-3.5 py-3 leading-normal disabled:bg-void read-only:bg-foam-dim focus:border-bottle focus:shadow-ring",
        )}
      />
    </FieldFrame>
  );
}
