import { useTexts } from "@vycep/shell/words/i18n";
import { Skeleton } from "@vycep/ui/feedback/skeleton.tsx";
import { BEFORE_FIRST_ANSWER } from "./catalogue-cache.ts";

/** The shape of the beers while the first page is on the way. */
export function BeerSkeleton() {
  const t = useTexts("catalog");
  return (
    <div
      role="status"
      aria-label={t("loading")}
      className="rounded-large border border-line bg-foam max-mobile:border-0 max-mobile:bg-transparent"
    >
      {[...Array(BEFORE_FIRST_ANSWER.pageSize).keys()].map((row) => (
        <div
          key={row}
          className="border-t border-line first:border-t-0 desktop:grid desktop:min-h-40 desktop:grid-cols-beer max-mobile:mb-3 max-mobile:rounded-large max-mobile:border max-mobile:bg-foam max-mobile:p-3.5 max-mobile:first:border-t"
        >
          <div className="grid min-w-0 content-center gap-2.5 desktop:p-5">
            <Skeleton width={row % 2 === 0 ? "full" : "medium"} />
            <Skeleton width="short" />
          </div>
          <div className="grid grid-cols-1 desktop:grid-cols-3">
            {[0, 1, 2].map((cell) => (
              <div
                key={cell}
                className="grid min-h-23 content-center gap-2.5 border-line desktop:border-l desktop:px-3.5"
              >
                <Skeleton width="medium" />
                <Skeleton shape="button" width="full" />
              </div>
            ))}
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
