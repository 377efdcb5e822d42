import { TextField } from "@vycep/ui/fields/text-field.tsx";

/** A record that was found by a name or a number. */
export interface FoundRecord {
  readonly id: string;
  readonly name: string;
  /** What tells it from others of the name. */
  readonly beside?: string | undefined;
}

interface FoundFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly error: string | undefined;
  /** A number, or a name as far as it is typed. */
  readonly value: string;
  /** What is found by what is typed; undefined while it is on its way. */
  readonly found: readonly FoundRecord[] | undefined;
  readonly isFirst?: boolean;
  readonly onChange: (value: string) => void;
}

/** A record of a form, chosen among what is found by its name or its number; who knows the number types it. */
export function FoundField({
  label,
  hint,
  error,
  value,
  found = [],
  isFirst = false,
  onChange,
}: FoundFieldProps) {
  const chosen = found.find(({ id }) => id === value.trim());
  const shown = chosen === undefined && value.trim().length >= 2 ? found : [];
  return (
    <div className="grid gap-1.5">
      <TextField
        label={label}
        hint={chosen?.name ?? hint}
        icon="search"
        autoFocus={isFirst}
        value={value}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
      {shown.length > 0 && (
        <ul
          aria-label={label}
          className="grid gap-px overflow-hidden rounded-control border border-line bg-line"
        >
          {shown.map(({ id, name, beside }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => onChange(id)}
                className="flex w-full items-baseline gap-2 bg-foam px-3 py-1.5 text-left text-small hover:bg-bottle-mist"
              >
                <strong>{name}</strong>
                {beside !== undefined && <span className="text-ink-soft">{beside}</span>}
                <span className="ml-auto text-fine text-ink-faint">{id}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
