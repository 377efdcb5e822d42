import { Checkbox } from "@vycep/ui/fields/checkbox.tsx";
import { useId } from "react";

interface TicksProps<Id extends string> {
  readonly label: string;
  readonly options: readonly { readonly id: Id; readonly label: string; readonly hint?: string }[];
  readonly chosen: readonly Id[];
  readonly onChange: (chosen: readonly Id[]) => void;
  readonly error?: string | undefined;
}

/** Some of a few, all of them in sight. */
export function Ticks<Id extends string>({ label, options, chosen, onChange, error }: TicksProps<Id>) {
  const errorId = `${useId()}-error`;
  return (
    <fieldset aria-describedby={error === undefined ? undefined : errorId} className="min-w-0">
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div className="grid gap-x-6 desktop:grid-cols-2">
        {options.map((option) => (
          <Checkbox
            key={option.id}
            label={option.label}
            hint={option.hint}
            checked={chosen.includes(option.id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, option.id] : chosen.filter((id) => id !== option.id))
            }
          />
        ))}
      </div>
      {error !== undefined && (
        <p id={errorId} role="alert" className="mt-1.5 text-small font-medium text-red-strong">
          {error}
        </p>
      )}
    </fieldset>
  );
}
