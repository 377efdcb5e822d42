import { type CSSProperties, type ReactNode, type Ref, useId } from "react";
import { followGrid } from "./roving-grid.ts";

interface GridProps {
  readonly label: string;
  /** What its keys do, for who cannot see it. */
  readonly keys: string;
  /** All of its rows, where not all are drawn. */
  readonly rowCount?: number | undefined;
  /** Told the element once, beside what makes it one stop of the Tab key. */
  readonly onDrawn?: ((grid: HTMLDivElement) => void) | undefined;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  readonly children: ReactNode;
}

/** Rows of fields that are walked with the arrows: one stop of the Tab key in all, as the pattern of a grid says. */
export function Grid({ label, keys, rowCount, onDrawn, children, ...look }: GridProps) {
  const id = useId();
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: on a phone its cells stand one below the other, which is no table */}
      <div
        role="grid"
        ref={onDrawn === undefined ? followGrid : follow(onDrawn)}
        aria-label={label}
        aria-describedby={id}
        aria-rowcount={rowCount}
        {...look}
      >
        {children}
      </div>
      <span id={id} hidden>
        {keys}
      </span>
    </>
  );
}

const followers = new WeakMap<(grid: HTMLDivElement) => void, (grid: HTMLDivElement) => () => void>();

/** One and the same function for each listener, so that the grid is not followed anew however often it is drawn. */
function follow(onDrawn: (grid: HTMLDivElement) => void): (grid: HTMLDivElement) => () => void {
  const known = followers.get(onDrawn);
  if (known !== undefined) return known;
  const follower = (grid: HTMLDivElement) => {
    onDrawn(grid);
    return followGrid(grid);
  };
  followers.set(onDrawn, follower);
  return follower;
}

interface GridRowProps {
  readonly ref?: Ref<HTMLDivElement> | undefined;
  /** Its place among all rows, from 1, where not all are drawn. */
  readonly place?: number | undefined;
  readonly "data-index"?: number | undefined;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  readonly children: ReactNode;
}

export function GridRow({ place, ...row }: GridRowProps) {
  // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: what is in its cells takes the focus
  return <div role="row" aria-rowindex={place} {...row} />;
}

interface GridCellProps {
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function GridCell(cell: GridCellProps) {
  // biome-ignore lint/a11y/useSemanticElements lint/a11y/useFocusableInteractive: what is in it takes the focus
  return <div role="gridcell" {...cell} />;
}
