import { classNames } from "../styles/class-names.ts";

interface MeterProps {
  /** What is measured. */
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** The value in words, as it is read out: "2 692 of 3 500 Kč". */
  readonly valueText: string;
  /** A mark across the bar: the minimum. */
  readonly tick?: number | undefined;
  readonly tone?: "filling" | "reached" | "over" | undefined;
  readonly size?: "thin" | "normal" | "thick" | undefined;
  /** Under the bar, at its two ends. */
  readonly fromText?: string | undefined;
  readonly toText?: string | undefined;
  readonly surface?: "light" | "dark" | undefined;
}

const tones = { filling: "bg-amber", reached: "bg-hop", over: "bg-red" } as const;
const sizes = { thin: "h-1.5", normal: "h-2", thick: "h-3.5" } as const;

function percent(value: number, max: number): number {
  return max <= 0 ? 0 : Math.min(100, Math.max(0, (value / max) * 100));
}

/** An amount on its way to a threshold or a limit. */
export function Meter(props: MeterProps) {
  const { label, value, max, valueText, tick, tone = "filling", size = "normal", surface = "light" } = props;
  const isDark = surface === "dark";
  return (
    <div className="min-w-0">
      {/* biome-ignore lint/a11y/useSemanticElements: the native meter cannot carry a tick or our colours */}
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(max, Math.max(0, value))}
        aria-valuetext={valueText}
        className={classNames(
          "relative overflow-hidden rounded-full print:border print:border-ink",
          sizes[size],
          isDark ? "bg-on-bottle/15" : "bg-void",
        )}
      >
        <span
          className={classNames("block h-full rounded-full transition-[width] print:bg-ink", tones[tone])}
          style={{ width: `${percent(value, max)}%` }}
        />
        {tick !== undefined && (
          <span
            className={classNames(
              "absolute inset-y-0 w-0.5 -translate-x-1/2",
              isDark ? "bg-on-bottle" : "bg-ink",
            )}
            style={{ left: `${percent(tick, max)}%` }}
          />
        )}
      </div>
      {(props.fromText ?? props.toText) !== undefined && (
        <div
          className={classNames(
            "mt-1 flex justify-between text-fine",
            isDark ? "text-on-bottle-soft" : "text-ink-soft",
          )}
        >
          <span>{props.fromText}</span>
          <span>{props.toText}</span>
        </div>
      )}
    </div>
  );
}
