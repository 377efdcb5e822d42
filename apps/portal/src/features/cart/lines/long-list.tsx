import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { Grid, GridRow } from "@vycep/ui/data/grid.tsx";
import { type ReactNode, useCallback, useDeferredValue, useMemo, useState } from "react";

interface LongListProps<Row> {
  readonly label: string;
  /** What its keys do. */
  readonly keys: string;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly draw: (row: Row) => ReactNode;
}

/** A row of the cart on a desktop; each is measured once it is drawn. */
const usualHeight = 98;

/** Rows above and below those in sight, so that a page that scrolls finds them drawn. */
const rowsBeyond = 8;

/** A grid of which only the rows in sight are drawn; the page itself scrolls. */
export function LongList<Row>({ label, keys, rows, rowKey, draw }: LongListProps<Row>) {
  const [top, setTop] = useState(0);
  const measureTop = useCallback((grid: HTMLDivElement) => setTop(grid.offsetTop), []);
  // None at first: the rows in sight are shown before those beyond them are drawn.
  const overscan = useDeferredValue(rowsBeyond, 0);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => usualHeight,
    overscan,
    // A frame without its newest rows is better than a late one.
    useFlushSync: false,
    scrollMargin: top,
    getItemKey: useItemKeys(rows.map(rowKey)),
  });
  return (
    <Grid
      label={label}
      keys={keys}
      rowCount={rows.length}
      onDrawn={measureTop}
      className="@container relative"
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ key, index, start }) => {
        const row = rows[index];
        return (
          row !== undefined && (
            <GridRow
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              place={index + 1}
              className="absolute inset-x-0 top-0 border-b border-line"
              style={{ transform: `translateY(${start - top}px)` }}
            >
              {draw(row)}
            </GridRow>
          )
        );
      })}
    </Grid>
  );
}

/** Other keys make the list measure all of its rows anew, so that they are the same as long as the rows are. */
function useItemKeys(keys: readonly string[]): (index: number) => string | number {
  const all = keys.join(" ");
  return useMemo(() => {
    const kept = all.split(" ");
    return (index) => kept[index] ?? index;
  }, [all]);
}
