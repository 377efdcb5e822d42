import { LiveRegion } from "@vycep/ui/feedback/live-region.tsx";
import { SkeletonRows } from "@vycep/ui/feedback/skeleton.tsx";
import type { ReactNode } from "react";
import { ListFailed } from "./list-failed.tsx";
import type { ListPage, ListReading } from "./list-page.ts";

interface ListBodyProps<Row> {
  readonly list: ListReading<Row>;
  readonly pageSize: number;
  /** Says that it is on its way. */
  readonly loading: string;
  /** Says that it could not be read. */
  readonly failed: string;
  /** Says how many were found, aloud, whenever that changes. */
  readonly found: (count: number, isMore: boolean) => string;
  /** Instead of the rows where there are none. */
  readonly none: ReactNode;
  readonly children: (page: ListPage<Row>) => ReactNode;
}

/** A list in each of its states: on its way, failed, of none, of rows; and of the page before while the next comes. */
export function ListBody<Row>(props: ListBodyProps<Row>) {
  const { list, pageSize, loading, failed, found, none, children } = props;
  const { data, error, isPlaceholderData, refetch } = list;
  return (
    <>
      {error !== null && <ListFailed title={failed} error={error} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <SkeletonRows label={loading} rows={pageSize} />}
      {data !== undefined && error === null && (
        <div
          aria-busy={isPlaceholderData}
          className={isPlaceholderData ? "opacity-60 transition-opacity delay-150" : ""}
        >
          {data.total === 0 ? (
            <div className="rounded-large border border-line bg-foam">{none}</div>
          ) : (
            children(data)
          )}
        </div>
      )}
      <LiveRegion message={data === undefined || isPlaceholderData ? "" : found(data.total, data.isMore)} />
    </>
  );
}
