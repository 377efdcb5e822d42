import { useTexts } from "@vycep/shell/words/i18n";
import { Pagination } from "@vycep/ui/navigation/pagination.tsx";
import { formatCount } from "@vycep/words/engine/format";
import { type ListState, printListState } from "../../features/catalog/list/list-address.ts";
import { sizeOf } from "../../features/catalog/list/list-variables.ts";
import { type ProductPage, usualGoesOn } from "../../features/catalog/list/use-products.ts";
import { paths } from "../../shared/paths.ts";

interface PagesProps {
  readonly state: ListState;
  readonly page: ProductPage;
}

/** The pages of the list. */
export function Pages({ state, page }: PagesProps) {
  const t = useTexts("catalog");
  const current = page.page_info?.current_page ?? 1;
  const pageSize = sizeOf(state);
  // Of beers where a line is a beer.
  const total = page.beer_count ?? page.total_count ?? 0;
  const from = formatCount((current - 1) * pageSize + 1);
  const to = formatCount(Math.min(current * pageSize, total));
  return (
    <Pagination
      label={t("pages")}
      previousLabel={t("previousPage")}
      nextLabel={t("nextPage")}
      pageLabel={(number) => t("page", { page: number })}
      page={current}
      pageCount={page.page_info?.total_pages ?? 1}
      hrefFor={(number) => hrefOf({ ...state, page: number })}
      summary={t("pageRange", { from, to, total: formatCount(total) })}
    />
  );
}

/** Pages of the usual alone, of which it is known how many there are when the last one has come. */
export function UsualPages({ state, page, shown }: PagesProps & { readonly shown: number }) {
  const t = useTexts("catalog");
  const current = page.page_info?.current_page ?? 1;
  const goesOn = usualGoesOn(page, shown);
  if (current === 1 && !goesOn) return null;
  const first = (current - 1) * sizeOf(state) + 1;
  return (
    <Pagination
      label={t("pages")}
      previousLabel={t("previousPage")}
      nextLabel={t("nextPage")}
      pageLabel={(number) => t("page", { page: number })}
      page={current}
      pageCount={goesOn ? current + 1 : current}
      hrefFor={(number) => hrefOf({ ...state, page: number })}
      summary={`${formatCount(first)}–${formatCount(first + shown - 1)}`}
    />
  );
}

/** Where a state of the list is. */
export function hrefOf(state: ListState): string {
  const search = new URLSearchParams(printListState(state)).toString();
  return search === "" ? paths.products() : `${paths.products()}?${search}`;
}
