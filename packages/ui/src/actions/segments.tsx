import { classNames } from "../styles/class-names.ts";

interface SegmentsProps<Id extends string> {
  readonly label: string;
  readonly options: readonly { readonly id: Id; readonly label: string }[];
  readonly value: Id;
  readonly onPick: (id: Id) => void;
}

/** A few ways to see the same thing, side by side, of which one is pressed; it is no form. */
export function Segments<Id extends string>({ label, options, value, onPick }: SegmentsProps<Id>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons of which one is pressed, not a form
    <div role="group" aria-label={label} className="inline-flex gap-1 rounded-control bg-void p-1">
      {options.map((option) => (
        <button
          key={option.id}
          type="button"
          aria-pressed={option.id === value}
          onClick={() => onPick(option.id)}
          className={classNames(
            "min-h-8 rounded-small px-3 text-small font-semibold whitespace-nowrap coarse:min-h-touch low:coarse:min-h-9",
            option.id === value ? "bg-foam text-ink" : "text-ink-soft",
          )}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
