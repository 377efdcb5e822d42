import { useId } from "react";
import { classNames } from "../styles/class-names.ts";

interface LanguageSwitchProps<Code extends string> {
  /** Name of the choice. */
  readonly label: string;
  /** Each language in its own words. */
  readonly options: readonly { readonly code: Code; readonly label: string }[];
  readonly value: Code;
  readonly onChange: (code: Code) => void;
  readonly tone?: "light" | "dark" | undefined;
}

/** A choice of two to four in one row; each is marked with its own language for who listens. */
export function LanguageSwitch<Code extends string>(props: LanguageSwitchProps<Code>) {
  const { label, options, value, onChange, tone = "light" } = props;
  const name = useId();
  const isDark = tone === "dark";
  return (
    <fieldset
      className={classNames(
        "inline-flex rounded-full border-field p-[3px] max-mobile:flex",
        isDark ? "border-on-bottle/30" : "border-line-strong bg-foam",
      )}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.code}
          lang={option.code}
          className={classNames(
            "inline-flex min-h-8 flex-1 items-center justify-center rounded-full px-3.5 text-small font-semibold whitespace-nowrap transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 max-mobile:min-h-touch max-mobile:px-2",
            isDark
              ? "text-on-bottle has-checked:bg-on-bottle has-checked:text-bottle has-focus-visible:outline-amber"
              : "text-ink-soft has-checked:bg-bottle has-checked:text-on-bottle has-focus-visible:outline-bottle",
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.code}
            checked={option.code === value}
            onChange={() => onChange(option.code)}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
