import { Pagination } from "@vycep/ui/navigation/pagination.tsx";
import { useTexts } from "../words/i18n.ts";

interface ListPagesProps {
  readonly page: number;
  readonly pageCount: number;
  readonly pageSize: number;
  readonly total: number;
  /** There are more than the total. */
  readonly isMore: boolean;
  /** The total, counted in the genitive. */
  readonly all: string;
  readonly hrefFor: (page: number) => string;
}

/** The pages under a list, and which of them this is. */
export function ListPages({ page, pageCount, pageSize, total, isMore, all, hrefFor }: ListPagesProps) {
  const t = useTexts("list");
  const from = (page - 1) * pageSize + 1;
  return (
    <Pagination
      label={t("pages")}
      page={page}
      pageCount={pageCount}
      hrefFor={hrefFor}
      previousLabel={t("previousPage")}
      nextLabel={t("nextPage")}
      pageLabel={(number) => t("pageNumber", { page: number })}
      summary={t(isMore ? "pagesSummaryMore" : "pagesSummary", {
        page,
        pages: pageCount,
        from,
        to: Math.min(total, from + pageSize - 1),
        all,
      })}
    />
  );
}
