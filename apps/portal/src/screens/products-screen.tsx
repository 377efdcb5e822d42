import { useNavigate, useSearch } from "@tanstack/react-router";
import { PageTitle } from "@vycep/ui/page-title.tsx";
import { Pagination } from "@vycep/ui/pagination.tsx";
import { useDeferredValue } from "react";
import { CartAnnouncer } from "../features/cart/cart-announcer.tsx";
import { CartMissing } from "../features/cart/cart-missing.tsx";
import { useCart } from "../features/cart/use-cart.ts";
import { EmptySearch } from "../features/catalog/empty-search.tsx";
import { chosenOptions, filterGroups } from "../features/catalog/filter-groups.ts";
import { FilterPanel } from "../features/catalog/filter-panel.tsx";
import {
  type ListState,
  parseListState,
  printListState,
  withoutFilters,
  withToggled,
} from "../features/catalog/list-address.ts";
import { ListFailure } from "../features/catalog/list-failure.tsx";
import { ListHead } from "../features/catalog/list-head.tsx";
import { ListSkeleton } from "../features/catalog/list-skeleton.tsx";
import { PlaceNotice } from "../features/catalog/place-notice.tsx";
import { ProductList } from "../features/catalog/product-list.tsx";
import { SearchBox } from "../features/catalog/search-box.tsx";
import { pageSize, productsQuery, useProducts } from "../features/catalog/use-products.ts";
import { formatCount } from "../shared/format.ts";
import { useTexts } from "../shared/i18n/i18n.ts";
import type { Screen } from "../shared/page/screen.ts";
import { paths } from "../shared/paths.ts";
import { OrderedMini, OrderedRow } from "./ordered-row.tsx";

/** ROUTE-03, CATALOG-01: the goods, found and put into the cart. */
export const productsScreen: Screen = {
  component: ProductsScreen,
  load: ({ queryClient, search }) => void queryClient.prefetchQuery(productsQuery(parseListState(search))),
};

function ProductsScreen() {
  const t = useTexts("catalog");
  const { state, go } = useListAddress();
  const { data: page, error, isPlaceholderData, refetch } = useProducts(useDeferredValue(state));
  const { cart, ...cartState } = useCart();
  const groups = filterGroups(page?.aggregations, state.filters);
  const products = (page?.items ?? []).filter((product) => product !== null);
  const total = page?.total_count ?? 0;
  const head = {
    groups,
    chosen: chosenOptions(groups),
    total,
    state,
    onToggle: ({ name, value }: { readonly name: keyof ListState["filters"]; readonly value: string }) =>
      go(withToggled(state, name, value)),
    onClear: () => go(withoutFilters(state)),
    onSort: (sort: ListState["sort"]) => go({ ...state, sort, page: 1 }),
  };
  const readiness = cart !== undefined ? "ready" : cartState.failure === null ? "loading" : "failed";
  return (
    <>
      <PageTitle
        title={t("title")}
        tools={
          <div className="w-[380px] max-mobile:w-full">
            <SearchBox value={state.q} onSearch={(q) => go({ ...state, q, page: 1 }, { replace: true })} />
          </div>
        }
      />
      <CartAnnouncer cart={cart} />
      {cart === undefined && <CartMissing state={cartState} />}
      <div className="wide:grid wide:grid-cols-[208px_minmax(0,1fr)] wide:gap-7">
        <aside aria-label={t("filters")} className="max-wide:hidden">
          <FilterPanel groups={groups} onToggle={head.onToggle} />
        </aside>
        <div className="min-w-0">
          <ListHead {...head} isKnown={page !== undefined} />
          <PlaceNotice products={products} />
          {page === undefined && error === null && <ListSkeleton />}
          {page === undefined && error !== null && (
            <ListFailure error={error} onRetry={() => void refetch()} />
          )}
          {page !== undefined && total === 0 && (
            <EmptySearch
              state={state}
              onClearSearch={() => go({ ...state, q: "", page: 1 })}
              onClearFilters={head.onClear}
              onShowAll={() => go(withoutFilters({ ...state, q: "" }))}
              add={(product) => (
                <OrderedMini
                  product={product}
                  line={cart?.bySku.get(product.sku ?? "")}
                  readiness={readiness}
                />
              )}
            />
          )}
          {total > 0 && (
            <ProductList
              products={products}
              isStale={isPlaceholderData}
              row={(product) => (
                <OrderedRow
                  key={product.sku}
                  product={product}
                  line={cart?.bySku.get(product.sku ?? "")}
                  readiness={readiness}
                />
              )}
              footer={
                <Pagination
                  label={t("pages")}
                  previousLabel={t("previousPage")}
                  nextLabel={t("nextPage")}
                  pageLabel={(number) => t("page", { page: number })}
                  page={page?.page_info?.current_page ?? 1}
                  pageCount={page?.page_info?.total_pages ?? 1}
                  hrefFor={(number) => hrefOf({ ...state, page: number })}
                  summary={rangeInWords(t, page?.page_info?.current_page ?? 1, total)}
                />
              }
            />
          )}
        </div>
      </div>
    </>
  );
}

/** The list's state is its address (C18): a link can be sent, back goes back, a language changes nothing. */
function useListAddress() {
  const navigate = useNavigate();
  const state = parseListState(useSearch({ strict: false }));
  const go = (next: ListState, { replace = false } = {}) =>
    void navigate({ to: paths.products(), search: printListState(next), replace, resetScroll: false });
  return { state, go };
}

function hrefOf(state: ListState): string {
  const search = new URLSearchParams(printListState(state)).toString();
  return search === "" ? paths.products() : `${paths.products()}?${search}`;
}

function rangeInWords(t: ReturnType<typeof useTexts<"catalog">>, page: number, total: number): string {
  const from = (page - 1) * pageSize + 1;
  const to = Math.min(page * pageSize, total);
  return t("pageRange", { from: formatCount(from), to: formatCount(to), total: formatCount(total) });
}
