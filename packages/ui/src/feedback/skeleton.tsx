import { classNames } from "../styles/class-names.ts";

interface SkeletonProps {
  readonly shape?: "line" | "title" | "pill" | "button" | "picture" | "block" | undefined;
  readonly width?: "short" | "medium" | "long" | "full" | undefined;
}

const shapes = {
  line: "h-3 rounded-small",
  title: "h-7 rounded-small",
  pill: "h-6 rounded-full",
  button: "h-control rounded-control",
  picture: "size-16! rounded-normal",
  block: "h-32 rounded-large",
} as const;

const widths = { short: "w-20", medium: "w-36", long: "w-56", full: "w-full" } as const;

/** A grey stand-in with the shape of what is coming; hidden from assistive technology. The frame of the page keeps its height meanwhile. */
export function Skeleton({ shape = "line", width = "medium" }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      data-loading
      className={classNames("block max-w-full animate-pulse-soft bg-void", shapes[shape], widths[width])}
    />
  );
}

interface SkeletonRowsProps {
  /** Says that the list is loading. */
  readonly label: string;
  readonly rows: number;
}

/** The shape of a table that is still loading. */
export function SkeletonRows({ label, rows }: SkeletonRowsProps) {
  return (
    <div
      role="status"
      aria-label={label}
      className="overflow-hidden rounded-large border border-line bg-foam"
    >
      {[...Array(rows).keys()].map((row) => (
        <div
          key={row}
          className="flex items-center justify-between gap-6 border-t border-line px-5 py-4 first:border-t-0"
        >
          <div className="grid gap-2">
            <Skeleton width={row % 2 === 0 ? "medium" : "long"} />
            <Skeleton width="short" />
          </div>
          <span className="max-mobile:hidden">
            <Skeleton width={row % 3 === 0 ? "long" : "medium"} />
          </span>
          <Skeleton shape="pill" width="short" />
        </div>
      ))}
    </div>
  );
}
