import { useId } from "react";

interface SwitchProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  /** Why it cannot be changed now. */
  readonly disabledReason?: string | undefined;
}

/** A setting that takes effect at once. */
export function Switch({ label, hint, isOn, onChange, disabledReason }: SwitchProps) {
  const id = useId();
  const remark = disabledReason ?? hint;
  return (
    <div className="flex min-h-touch items-center justify-between gap-4">
      <label htmlFor={id} className="min-w-0 flex-1 py-1.5 font-semibold">
        {label}
        {remark !== undefined && (
          <span id={`${id}-hint`} className="block text-small font-normal text-ink-soft">
            {remark}
          </span>
        )}
      </label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        aria-disabled={disabledReason !== undefined || undefined}
        aria-describedby={remark === undefined ? undefined : `${id}-hint`}
        onChange={(event) => disabledReason === undefined && onChange(event.target.checked)}
        className="relative h-7 w-12 flex-none appearance-none rounded-full bg-control transition-colors before:absolute before:top-[3px] before:left-[3px] before:size-[22px] before:rounded-full before:bg-foam before:transition-transform checked:bg-bottle checked:before:translate-x-5 aria-disabled:opacity-50"
      />
    </div>
  );
}
