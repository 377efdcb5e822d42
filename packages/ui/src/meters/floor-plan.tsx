import { useId } from "react";
import { classNames } from "../styles/class-names.ts";

interface FloorPlanProps {
  /** The picture in words: how many places of how many are taken. */
  readonly label: string;
  /** How many places the vehicle has. */
  readonly places: number;
  /** How many are taken; a fraction fills one place by its share. */
  readonly filled: number;
  /** How many more are only proposed: hatched. */
  readonly proposed?: number | undefined;
  /** "outline" draws what is taken as empty frames: things that come back. */
  readonly kind?: "solid" | "outline" | undefined;
  /** The colour of the vehicle: neutral, everything fits, too much. */
  readonly tone?: "neutral" | "good" | "over" | undefined;
  /** A place that is missing, counted from 0: dashed. */
  readonly missing?: number | undefined;
  readonly surface?: "light" | "dark" | undefined;
  readonly size?: "small" | "normal" | "large" | undefined;
}

interface Plan {
  readonly rows: number;
  readonly columns: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
  readonly gap: number;
  readonly pad: number;
}

const innerHeight = 42;

/** Three rows for a long truck, two for the rest; the cells share one inner height. */
function planOf(places: number): Plan {
  const rows = places > 26 ? 3 : places > 1 ? 2 : 1;
  const gap = rows === 3 ? 3 : 3.5;
  const columns = Math.max(1, Math.ceil(places / rows));
  const cellHeight = (innerHeight - gap * (rows - 1)) / rows;
  return {
    rows,
    columns,
    // A long vehicle of two rows has narrow places, so that its picture stays as short as the truck's.
    cellWidth: columns > 8 ? Math.min(cellHeight, 12) : cellHeight,
    cellHeight,
    gap,
    pad: rows === 3 ? 4 : 4.5,
  };
}

const heights = { small: "h-[46px]", normal: "h-[54px]", large: "h-[112px]" } as const;

const bodies = {
  light: { neutral: "fill-foam stroke-bottle", good: "fill-foam stroke-hop", over: "fill-foam stroke-red" },
  dark: {
    neutral: "fill-bottle stroke-bottle-edge",
    good: "fill-bottle stroke-bottle-edge",
    over: "fill-bottle stroke-red",
  },
} as const;

const cabs = {
  light: { neutral: "fill-bottle", good: "fill-hop", over: "fill-red" },
  dark: { neutral: "fill-bottle-edge", good: "fill-bottle-edge", over: "fill-red" },
} as const;

/** The floor of a vehicle seen from above, filling from the back to the cab, column by column. */
export function FloorPlan(props: FloorPlanProps) {
  const { label, places, filled, proposed = 0, kind = "solid", tone = "neutral", missing } = props;
  const { surface = "light", size = "normal" } = props;
  const hatchId = useId();
  const plan = planOf(places);
  const width = plan.columns * (plan.cellWidth + plan.gap) - plan.gap + 2 * plan.pad;
  const height = innerHeight + 2 * plan.pad;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width + 34} ${height + 6}`}
      className={classNames("block w-auto max-w-full flex-none", heights[size])}
    >
      <defs>
        <pattern
          id={hatchId}
          width="4"
          height="4"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="4" height="4" className="fill-amber-tint" />
          <rect width="1.6" height="4" className="fill-amber" />
        </pattern>
      </defs>
      <rect
        x="1"
        y="3"
        width={width}
        height={height}
        rx="4.5"
        strokeWidth="2"
        className={bodies[surface][tone]}
      />
      <Cab x={width + 4} height={height} cabClass={cabs[surface][tone]} isDark={surface === "dark"} />
      {[...Array(places).keys()].map((index) => (
        <Place
          key={index}
          x={1 + plan.pad + Math.floor(index / plan.rows) * (plan.cellWidth + plan.gap)}
          y={3 + plan.pad + (index % plan.rows) * (plan.cellHeight + plan.gap)}
          width={plan.cellWidth}
          height={plan.cellHeight}
          filled={clamp(filled - index)}
          proposed={clamp(filled + proposed - index)}
          kind={index === missing ? "missing" : kind}
          hatch={`url(#${hatchId})`}
          isDark={surface === "dark"}
        />
      ))}
    </svg>
  );
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share));
}

interface PlaceProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly filled: number;
  readonly proposed: number;
  readonly kind: "solid" | "outline" | "missing";
  readonly hatch: string;
  readonly isDark: boolean;
}

/** A sliver would not be seen: a place with anything in it shows at least this much. */
const leastShare = 0.12;

function Place({ x, y, width, height, filled, proposed, kind, hatch, isDark }: PlaceProps) {
  const share = filled > 0 ? Math.max(leastShare, filled) : 0;
  const floor = isDark ? "fill-bottle-light" : "fill-void";
  if (kind === "missing") {
    return (
      <rect
        x={x + 0.75}
        y={y + 0.75}
        width={width - 1.5}
        height={height - 1.5}
        rx="2"
        className="fill-floor stroke-red [stroke-dasharray:3_2]"
        strokeWidth="1.5"
      />
    );
  }
  if (kind === "outline" && share > 0) {
    return (
      <rect
        x={x + 0.9}
        y={y + 0.9}
        width={width - 1.8}
        height={height - 1.8}
        rx="2"
        className="fill-transparent stroke-amber"
        strokeWidth="1.8"
      />
    );
  }
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx="2.2" className={floor} />
      {proposed > filled && (
        <rect
          x={x}
          y={y + height * (1 - proposed)}
          width={width}
          height={height * proposed}
          rx="2"
          fill={hatch}
        />
      )}
      {share > 0 && (
        <rect
          x={x}
          y={y + height * (1 - share)}
          width={width}
          height={height * share}
          rx="2"
          className="fill-amber"
        />
      )}
    </>
  );
}

interface CabProps {
  readonly x: number;
  readonly height: number;
  readonly cabClass: string;
  readonly isDark: boolean;
}

function Cab({ x, height, cabClass, isDark }: CabProps) {
  const bottom = height + 1;
  return (
    <g className={cabClass}>
      <path d={`M${x} 5h18a9 9 0 0 1 9 9v${height - 22}a9 9 0 0 1-9 9h-18Z`} />
      <rect x={x + 13} y="1.5" width="4" height="5" rx="1.5" />
      <rect x={x + 13} y={bottom - 1.5} width="4" height="5" rx="1.5" />
      <rect
        x={x + 12}
        y="13"
        width="6.5"
        height={height - 20}
        rx="3.2"
        className={isDark ? "fill-bottle" : "fill-bottle-tint"}
      />
    </g>
  );
}
