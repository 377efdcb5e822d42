import { type ComponentProps, useId } from "react";
import { Icon } from "../icons/icon.tsx";

interface SearchFieldProps
  extends Pick<ComponentProps<"input">, "name" | "onKeyDown" | "onFocus" | "onBlur" | "ref" | "autoFocus"> {
  /** Name of the search; hidden, the placeholder shows the same to the eye. */
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Enter. */
  readonly onSubmit?: ((text: string) => void) | undefined;
  /** Name of the cross that empties the field. */
  readonly clearLabel: string;
  /** The key that jumps here, drawn at the right while the field is empty ("/"). */
  readonly shortcut?: string | undefined;
  readonly "aria-controls"?: string | undefined;
  readonly "aria-expanded"?: boolean | undefined;
  readonly "aria-activedescendant"?: string | undefined;
  /** Set to "combobox" by a search that offers a list. */
  readonly role?: "combobox" | undefined;
}

/** A search. */
export function SearchField(props: SearchFieldProps) {
  const { label, value, onChange, onSubmit, clearLabel, shortcut, ...input } = props;
  const id = useId();
  return (
    <search className="block min-w-0">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit?.(value);
        }}
        className="flex min-h-control items-center gap-2.5 rounded-normal border-field border-control bg-foam pl-3.5 text-lead transition-[border-color,box-shadow] focus-within:border-bottle focus-within:shadow-ring max-mobile:min-h-field"
      >
        <span className="text-ink-faint">
          <Icon name="search" />
        </span>
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <input
          {...input}
          id={id}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          data-quiet-focus
          className="min-w-0 flex-1 self-stretch bg-transparent [&::-webkit-search-cancel-button]:hidden"
        />
        {value !== "" && (
          <button
            type="button"
            aria-label={clearLabel}
            onClick={() => onChange("")}
            className="grid size-9 flex-none place-items-center rounded-small text-ink-soft hover:text-bottle max-mobile:size-touch"
          >
            <Icon name="close" size="small" />
          </button>
        )}
        {value === "" && shortcut !== undefined && (
          <span
            aria-hidden="true"
            className="mr-3 rounded-[5px] border border-b-2 border-line-strong px-1.5 font-sans text-label font-semibold text-ink-soft max-mobile:hidden"
          >
            {shortcut}
          </span>
        )}
      </form>
    </search>
  );
}
