import type { ReactNode } from "react";
import { Icon } from "../icons/icon.tsx";
import { classNames } from "../styles/class-names.ts";

/** What every field may say around itself. */
export interface FieldTexts {
  readonly label: string;
  readonly hint?: string | undefined;
  /** What is wrong and how to fix it; tied to the control and read with it. */
  readonly error?: string | undefined;
  /** Stands at the right of the label, for example that the field is optional. */
  readonly note?: string | undefined;
  /** A link at the right of the label. */
  readonly labelAction?: ReactNode;
  /** Keeps the label for assistive technology only. */
  readonly isLabelHidden?: boolean | undefined;
}

interface FieldFrameProps extends FieldTexts {
  readonly id: string;
  /** At the right under the control: "68 / 200". */
  readonly count?: string | undefined;
  readonly children: ReactNode;
}

/** The box of a control; the halo is the focus ring of every field. */
export const fieldBoxClass =
  "w-full rounded-control border-field bg-foam text-lead text-ink transition-[border-color,box-shadow] focus-within:border-bottle focus-within:shadow-ring";

export function fieldBorder(error: string | undefined): string {
  return error === undefined
    ? "border-control"
    : "border-red focus-within:border-red focus-within:shadow-ring-red";
}

/** The aria of a control in a frame: its error and hint by id. */
export function describedBy(id: string, { hint, error }: Pick<FieldTexts, "hint" | "error">) {
  const ids = classNames(error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`);
  return { "aria-describedby": ids || undefined, "aria-invalid": error !== undefined || undefined };
}

/** Label above, control, hint and error beneath. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, hint, error, note, labelAction, isLabelHidden = false, count, children } = props;
  const hasFoot = hint !== undefined || count !== undefined;
  return (
    <div className="min-w-0">
      <div className={classNames("flex items-baseline justify-between gap-3", !isLabelHidden && "mb-1.5")}>
        <label htmlFor={id} className={isLabelHidden ? "sr-only" : "text-body font-semibold"}>
          {label}
        </label>
        {note !== undefined && <span className="text-small text-ink-soft">{note}</span>}
        {labelAction !== undefined && <span className="max-mobile:-my-3">{labelAction}</span>}
      </div>
      {children}
      {error !== undefined && (
        <p id={`${id}-error`} className="mt-1.5 flex gap-1.5 text-small font-medium text-red-strong">
          <Icon name="error" size="small" />
          {error}
        </p>
      )}
      {hasFoot && (
        <div className="mt-1.5 flex justify-between gap-4 text-small text-ink-soft">
          <span id={`${id}-hint`}>{hint}</span>
          {count !== undefined && <span className="flex-none">{count}</span>}
        </div>
      )}
    </div>
  );
}
