import type { Ref } from "react";
import { Icon } from "../icons/icon.tsx";

interface ErrorSummaryProps {
  /** How many things are wrong, in words. */
  readonly title: string;
  /** Each links to the field it is about. */
  readonly errors: readonly { readonly fieldId: string; readonly message: string }[];
  /** Focus it after a refused submit. */
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

/** All errors of a form at its top; each one leads to its field. */
export function ErrorSummary({ title, errors, ref }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      className="flex gap-3 rounded-normal border-[1.5px] border-red bg-red-tint px-4 py-3.5 text-red-ink"
    >
      <Icon name="error" />
      <div>
        <p className="font-bold">{title}</p>
        <ul className="mt-1 grid gap-0.5">
          {errors.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a
                href={`#${fieldId}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(fieldId)?.focus();
                }}
                className="underline underline-offset-[3px]"
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
