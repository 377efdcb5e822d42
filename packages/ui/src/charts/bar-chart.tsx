import { useId } from "react";
import { useIsMobile } from "../layout/use-is-mobile.ts";
import { marksUpTo } from "./scale.ts";

export interface Bar {
  readonly key: string;
  /** Under the bar; the short one where there is little room. */
  readonly label: string;
  readonly shortLabel: string;
  /** From the ground up, in the order of the parts. */
  readonly parts: readonly number[];
  /** What it is held against, as a hollow bar beside it. */
  readonly before?: number | undefined;
  /** Written above it: of the one that stands out. */
  readonly remark?: string | undefined;
  /** The whole of it in words, for whoever points at it. */
  readonly title: string;
}

interface BarChartProps {
  /** What it shows, and where the same numbers are to be read. */
  readonly label: string;
  readonly parts: readonly { readonly key: string; readonly name: string }[];
  /** Name of the hollow bars; without it there are none. */
  readonly beforeName?: string | undefined;
  readonly bars: readonly Bar[];
  readonly formatMark: (value: number) => string;
  /** It has half of the page, so that its text would be small in the width of a whole one. */
  readonly isHalf?: boolean | undefined;
}

/** Told apart by light and pattern as well as by colour: on paper, and by whoever sees no colours. */
const fills = ["fill-bottle", "fill-bottle-edge", "fill-amber", undefined, "fill-line-strong"] as const;
const sizes = {
  wide: { width: 1280, height: 340, ground: 300, top: 24, marks: 6, size: 14 },
  half: { width: 640, height: 290, ground: 256, top: 22, marks: 5, size: 13 },
  narrow: { width: 360, height: 260, ground: 224, top: 20, marks: 4, size: 12 },
} as const;

/** Bars of parts, one upon the other, each beside a hollow one of what it is held against. */
export function BarChart({ label, parts, beforeName, bars, formatMark, isHalf }: BarChartProps) {
  const isMobile = useIsMobile();
  const pattern = useId();
  const place = isHalf === true ? "half" : "wide";
  const { width, height, ground, top, marks: mostMarks, size } = sizes[isMobile ? "narrow" : place];
  const largest = Math.max(0, ...bars.map(({ parts: of, before = 0 }) => Math.max(before, sum(of))));
  const marks = marksUpTo(largest, mostMarks);
  // A figure is a good half as wide as it is high.
  const left = Math.max(...marks.map((mark) => formatMark(mark).length)) * size * 0.56 + 12;
  const scale = (ground - top) / (marks.at(-1) ?? 1);
  const room = (width - left) / Math.max(1, bars.length);
  return (
    <figure className="min-w-0">
      <Legend parts={parts} beforeName={beforeName} pattern={pattern} />
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className="block h-auto w-full">
        <defs>
          <pattern
            id={pattern}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="6" height="6" className="fill-foam" />
            <rect width="3" height="6" className="fill-hop" />
          </pattern>
        </defs>
        {marks.map((mark) => (
          <g key={mark}>
            <line
              x1={left}
              x2={width}
              y1={ground - mark * scale}
              y2={ground - mark * scale}
              className={mark === 0 ? "stroke-control" : "stroke-line"}
            />
            <text
              x={left - 8}
              y={ground - mark * scale + size / 3}
              textAnchor="end"
              fontSize={size}
              className="fill-ink-soft"
            >
              {formatMark(mark)}
            </text>
          </g>
        ))}
        {bars.map((bar, index) => (
          <g key={bar.key}>
            <title>{bar.title}</title>
            <BarShape
              {...{ bar, scale, ground, size, pattern }}
              hasBefore={beforeName !== undefined}
              x={left + index * room}
              room={room}
            />
            <text
              x={left + (index + 0.5) * room}
              y={ground + size * 1.7}
              textAnchor="middle"
              fontSize={size}
              className="fill-ink-soft"
            >
              {isMobile ? bar.shortLabel : bar.label}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}

interface BarShapeProps {
  readonly bar: Bar;
  readonly scale: number;
  readonly ground: number;
  readonly size: number;
  readonly pattern: string;
  readonly hasBefore: boolean;
  readonly x: number;
  readonly room: number;
}

function BarShape({ bar, scale, ground, size, pattern, hasBefore, x, room }: BarShapeProps) {
  const full = Math.min(72, room * (hasBefore ? 0.5 : 0.6));
  const thin = hasBefore ? Math.min(14, room * 0.16) : 0;
  const start = x + (room - full - thin - 2) / 2;
  const heights = bar.parts.map((value) => Math.max(0, value) * scale);
  return (
    <>
      {heights.map((height, part) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the bar
          key={part}
          x={start}
          y={ground - sum(heights.slice(0, part + 1))}
          width={full}
          height={height}
          stroke="var(--color-foam)"
          strokeWidth={height > 3 ? 1 : 0}
          {...fillOf(part, pattern)}
        />
      ))}
      {hasBefore && (bar.before ?? 0) > 0 && (
        <rect
          x={start + full + 2}
          y={ground - (bar.before ?? 0) * scale}
          width={thin}
          height={(bar.before ?? 0) * scale}
          className="fill-foam stroke-ink-faint"
        />
      )}
      {bar.remark !== undefined && (
        <text
          x={start + full / 2}
          y={ground - sum(heights) - 7}
          textAnchor="middle"
          fontSize={size}
          className="fill-ink font-bold"
        >
          {bar.remark}
        </text>
      )}
    </>
  );
}

type LegendProps = Pick<BarChartProps, "parts" | "beforeName"> & { readonly pattern: string };

function Legend({ parts, beforeName, pattern }: LegendProps) {
  return (
    <ul className="mb-3 flex flex-wrap gap-x-4.5 gap-y-1.5 text-small">
      {parts.map(({ key, name }, index) => (
        <li key={key} className="flex items-center gap-2">
          <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 flex-none">
            <rect width="16" height="16" rx="3" {...fillOf(index, pattern)} />
          </svg>
          {name}
        </li>
      ))}
      {beforeName !== undefined && (
        <li className="flex items-center gap-2">
          <span aria-hidden="true" className="h-4 w-2 flex-none border border-ink-faint" />
          {beforeName}
        </li>
      )}
    </ul>
  );
}

/** The look of a part by its place. */
function fillOf(part: number, pattern: string) {
  const className = fills[part % fills.length];
  return className === undefined ? { fill: `url(#${pattern})` } : { className };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
