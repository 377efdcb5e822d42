import { keepPreviousData, type QueryKey, type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";

export interface ListPage<Row> {
  readonly rows: readonly Row[];
  /** How many the filters find, on whatever page. */
  readonly total: number;
  /** There are more than the total: the server counts no further than it is worth. */
  readonly isMore: boolean;
  /** The page that came; an address may ask for one that is no longer there. */
  readonly page: number;
  readonly pageCount: number;
}

/** Asks for a page. There may be fewer than when the link was made; then the last page is shown. */
export async function pageThatIs<Row>(
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
  ask: (page: number) => Promise<Pick<ListPage<Row>, "rows" | "total"> & { readonly isMore?: boolean }>,
): Promise<ListPage<Row>> {
  const { rows, total, isMore = false } = await ask(page);
  // Of what is more than the total, one page more is known to be there.
  const pageCount = Math.max(1, Math.ceil((total + (isMore ? 1 : 0)) / pageSize));
  if (page > pageCount) return pageThatIs({ page: pageCount, pageSize }, ask);
  return { rows, total, isMore, page, pageCount };
}

/** What is known of the page that is asked for. */
export interface ListReading<Row, Page extends ListPage<Row> = ListPage<Row>> {
  readonly data: Page | undefined;
  readonly error: Error | null;
  /** What is shown is still the page before. */
  readonly isPlaceholderData: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** The page of a state, and the one before it until it is there: nothing blinks while somebody types. */
export function useListPage<State, Page extends ListPage<unknown>, Key extends QueryKey>(
  queryOf: (state: State) => UseQueryOptions<Page, Error, Page, Key>,
  state: State,
): ListReading<Page["rows"][number], Page> {
  return useQuery({ ...queryOf(useDeferredValue(state)), placeholderData: keepPreviousData });
}
