import { type ReactNode, useId } from "react";
import { classNames } from "../styles/class-names.ts";
import { markClass } from "./checkbox.tsx";

export interface RadioOption<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly description?: ReactNode;
  /** Before the label: what the option looks like. */
  readonly picture?: ReactNode;
  /** At the right of the label, below it where there is no room: what the option costs. */
  readonly aside?: ReactNode;
  /** What opens under the option while it is chosen: a nested choice, a field. */
  readonly details?: ReactNode;
  readonly disabledReason?: string | undefined;
}

export interface RadioGroupProps<Id extends string> {
  readonly label: string;
  readonly isLabelHidden?: boolean | undefined;
  readonly options: readonly RadioOption<Id>[];
  readonly value: Id | null;
  readonly onChange: (id: Id) => void;
  readonly error?: string | undefined;
  /** "cards" puts a box around each option, for a decision; "plain" is a list. */
  readonly look?: "plain" | "cards" | undefined;
  readonly name?: string | undefined;
}

/** One of a few, all of them in sight. */
export function RadioGroup<Id extends string>(props: RadioGroupProps<Id>) {
  const { label, isLabelHidden = false, options, error, look = "plain" } = props;
  const ownName = useId();
  const errorId = `${ownName}-error`;
  return (
    <fieldset aria-describedby={error === undefined ? undefined : errorId} className="min-w-0">
      <legend className={isLabelHidden ? "sr-only" : "mb-1.5 font-semibold"}>{label}</legend>
      <div className={classNames("grid grid-cols-1", look === "cards" ? "gap-2.5" : "gap-0.5")}>
        {options.map((option) => (
          <Option key={option.id} {...props} name={props.name ?? ownName} option={option} look={look} />
        ))}
      </div>
      {error !== undefined && (
        <p id={errorId} className="mt-1.5 text-small font-medium text-red-strong">
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface OptionProps<Id extends string> extends RadioGroupProps<Id> {
  readonly option: RadioOption<Id>;
  readonly name: string;
}

const dot =
  "rounded-full after:size-[9px] after:scale-0 after:rounded-full after:bg-bottle after:transition-transform checked:bg-foam! checked:after:scale-100";

function Option<Id extends string>({ option, name, value, onChange, look }: OptionProps<Id>) {
  const id = useId();
  const isChosen = option.id === value;
  const remark = option.disabledReason ?? option.description;
  return (
    <div
      className={classNames(
        look === "cards" && "rounded-normal border-field px-4 py-3.5",
        look === "cards" &&
          (isChosen ? "border-bottle bg-bottle-mist shadow-edge-bottle" : "border-line-strong bg-foam"),
      )}
    >
      <label
        htmlFor={id}
        className={classNames(
          "flex gap-3",
          option.picture !== undefined && "items-center",
          look === "plain" && "py-1 max-mobile:min-h-touch max-mobile:py-2.5",
        )}
      >
        <input
          id={id}
          type="radio"
          name={name}
          value={option.id}
          checked={isChosen}
          disabled={option.disabledReason !== undefined}
          aria-describedby={remark === undefined ? undefined : `${id}-note`}
          onChange={() => onChange(option.id)}
          className={classNames(markClass, dot)}
        />
        {option.picture}
        <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-4 gap-y-1">
          <span className="min-w-0">
            <span className={look === "cards" ? "font-bold" : "font-medium"}>{option.label}</span>
            {remark !== undefined && (
              <span id={`${id}-note`} className="block text-small text-ink-soft">
                {remark}
              </span>
            )}
          </span>
          {option.aside}
        </span>
      </label>
      {isChosen && option.details !== undefined && (
        <div
          className={look === "cards" ? "mt-2.5 ml-7.5 border-t border-bottle/15 pt-2.5" : "mt-1 mb-2 ml-7.5"}
        >
          {option.details}
        </div>
      )}
    </div>
  );
}
