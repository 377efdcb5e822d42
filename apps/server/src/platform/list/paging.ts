import { badInput } from "../errors.ts";

type PageInput = {
  readonly pageSize?: number | null | undefined;
  readonly currentPage?: number | null | undefined;
};

export type Paging = {
  readonly size: number;
  readonly page: number;
  readonly offset: number;
  readonly limit: number;
};

const largestPage = 100;

/** A page by its number, within bounds. The English is Magento's own, because clients compare it. */
export function pagingOf(
  { pageSize, currentPage }: PageInput,
  { usual, most = largestPage }: { readonly usual: number; readonly most?: number },
): Paging {
  const size = pageSize ?? usual;
  const page = currentPage ?? 1;
  if (size < 1) throw badInput("page-size-invalid", "pageSize value must be greater than 0.");
  if (size > most) throw badInput("page-size-invalid", `Maximum pageSize is ${most}`);
  if (page < 1) throw badInput("page-invalid", "currentPage value must be greater than 0.");
  return { size, page, offset: (page - 1) * size, limit: size };
}

/** Where a page stands among all of them (`page_info`). */
export function pageInfo({ page, size }: Paging, total: number) {
  return { current_page: page, page_size: size, total_pages: Math.ceil(total / size) };
}

/** The same, for lists that refuse a page behind the last one, as Magento's do. */
export function existingPage(paging: Paging, total: number) {
  const info = pageInfo(paging, total);
  if (paging.page <= Math.max(1, info.total_pages)) return info;
  const available = `greater than the ${info.total_pages} page(s) available.`;
  throw badInput("page-too-high", `currentPage value ${paging.page} specified is ${available}`);
}
