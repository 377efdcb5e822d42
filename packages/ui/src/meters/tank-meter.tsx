import { useId } from "react";
import { classNames } from "../styles/class-names.ts";

interface TankMeterProps {
  /** The picture in words. */
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** Where a dotted line crosses the tank, with what is written under it. */
  readonly marks: readonly { readonly at: number; readonly text: string }[];
  readonly tone?: "neutral" | "good" | "over" | undefined;
}

const shells = { neutral: "stroke-bottle", good: "stroke-bottle", over: "stroke-red" } as const;
const left = 6;
const width = 208;
const height = 26;

/** A lying tank that fills from the left, with its marks. */
export function TankMeter({ label, value, max, marks, tone = "neutral" }: TankMeterProps) {
  const clipId = useId();
  const xOf = (amount: number) => left + (max <= 0 ? 0 : Math.min(1, Math.max(0, amount / max)) * width);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 232 48"
      className="block h-[50px] w-auto max-w-full flex-none"
    >
      <clipPath id={clipId}>
        <rect x={left} y="3" width={width} height={height} rx="13" />
      </clipPath>
      <g clipPath={`url(#${clipId})`}>
        <rect x={left} y="3" width={width} height={height} className="fill-void" />
        <rect x={left} y="3" width={xOf(value) - left} height={height} className="fill-amber" />
        <rect
          x={left}
          y="5.5"
          width={xOf(value) - left}
          height="2.5"
          className="fill-amber-tint opacity-60"
        />
        {marks.map((mark) => (
          <path
            key={mark.at}
            d={`M${xOf(mark.at)} 3v${height}`}
            className={classNames(
              "stroke-ink/50 [stroke-dasharray:2_2]",
              (mark.at <= 0 || mark.at >= max) && "hidden",
            )}
          />
        ))}
      </g>
      <rect
        x={left}
        y="3"
        width={width}
        height={height}
        rx="13"
        fill="none"
        strokeWidth="2"
        className={shells[tone]}
      />
      <path
        d={`M${left + width * 0.18} 29v4M${left + width * 0.82} 29v4`}
        strokeWidth="2.5"
        className={shells[tone]}
      />
      {marks.map((mark) => (
        <text
          key={mark.at}
          x={mark.at <= 0 ? left + 4 : xOf(mark.at)}
          y="45"
          textAnchor={mark.at <= 0 ? "start" : mark.at >= max ? "end" : "middle"}
          className="fill-ink-soft text-[10.5px] font-semibold"
        >
          {mark.text}
        </text>
      ))}
    </svg>
  );
}
