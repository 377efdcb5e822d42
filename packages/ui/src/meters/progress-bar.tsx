interface ProgressBarProps {
  /** What is being done. */
  readonly label: string;
  readonly done: number;
  readonly total: number;
  /** "32 of 120 rows". */
  readonly valueText: string;
}

/** Long work under way, with how far it is. */
export function ProgressBar({ label, done, total, valueText }: ProgressBarProps) {
  const share = total <= 0 ? 0 : Math.min(1, done / total);
  return (
    <div>
      <div className="mb-1.5 flex justify-between gap-3">
        <span className="font-semibold">{label}</span>
        <span className="text-small text-ink-soft">{valueText}</span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        aria-valuetext={valueText}
        className="h-2 overflow-hidden rounded-full bg-void"
      >
        <span
          className="block h-full rounded-full bg-bottle transition-[width]"
          style={{ width: `${share * 100}%` }}
        />
      </div>
    </div>
  );
}
