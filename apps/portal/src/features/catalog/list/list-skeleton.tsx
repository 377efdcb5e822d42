import { useTexts } from "@vycep/shell/words/i18n";
import { Skeleton } from "@vycep/ui/feedback/skeleton.tsx";
import { classNames } from "@vycep/ui/styles/class-names";
import { BEFORE_FIRST_ANSWER } from "./catalogue-cache.ts";
import { rowColumns } from "./product-row-card.tsx";

/** The shape of the list while its first page is on the way. */
export function ListSkeleton({ rows = BEFORE_FIRST_ANSWER.pageSize }: { readonly rows?: number }) {
  const t = useTexts("catalog");
  return (
    <div
      role="status"
      aria-label={t("loading")}
      className="rounded-large border border-line bg-foam max-mobile:-mx-page max-mobile:rounded-none max-mobile:border-x-0"
    >
      {[...Array(rows).keys()].map((row) => (
        <div
          key={row}
          className={classNames(
            "flex gap-4 border-t border-line px-4.5 py-4 first:border-t-0 max-mobile:px-4",
            rowColumns,
          )}
        >
          <Skeleton shape="picture" />
          <div className="grid flex-1 gap-2.5">
            <Skeleton width="long" />
            <Skeleton width={row % 2 === 0 ? "full" : "medium"} />
            <Skeleton width="short" />
          </div>
          <div className="grid gap-2.5 max-mobile:hidden">
            <Skeleton width="short" />
            <Skeleton width="medium" />
          </div>
          <div className="grid grid-cols-3 gap-2 max-wide:hidden">
            <Skeleton shape="button" width="full" />
            <Skeleton shape="button" width="full" />
            <Skeleton shape="button" width="full" />
          </div>
          <div className="max-wide:hidden">
            <Skeleton shape="button" width="full" />
          </div>
        </div>
      ))}
      <div className="flex justify-end gap-2 border-t border-line px-4.5 py-3">
        {[...Array(BEFORE_FIRST_ANSWER.totalPages).keys()].map((page) => (
          <Skeleton key={page} shape="button" width="short" />
        ))}
      </div>
    </div>
  );
}
