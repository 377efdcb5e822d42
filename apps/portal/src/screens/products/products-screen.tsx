import { useNavigate, useSearch } from "@tanstack/react-router";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { Segments } from "@vycep/ui/actions/segments.tsx";
import { PageTitle } from "@vycep/ui/layout/page-title.tsx";
import { useIsMobile } from "@vycep/ui/layout/use-is-mobile";
import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import { SkipLink } from "@vycep/ui/navigation/skip-link.tsx";
import { lazy, Suspense } from "react";
import { CartAnnouncer } from "../../features/cart/lines/cart-announcer.tsx";
import type { CartReadiness } from "../../features/cart/lines/use-row-order.ts";
import type { CartView } from "../../features/cart/reading/cart-view.ts";
import { useCart } from "../../features/cart/reading/use-cart.ts";
import { CartMissing } from "../../features/cart/summary/cart-missing.tsx";
import { BeerSkeleton } from "../../features/catalog/list/beer-skeleton.tsx";
import { beersOf, isUsualBeer } from "../../features/catalog/list/beer-view.ts";
import { forgetOldCatalogue } from "../../features/catalog/list/catalogue-cache.ts";
import { EmptySearch } from "../../features/catalog/list/empty-search.tsx";
import { chosenOptions, type FilterOption, filterGroups } from "../../features/catalog/list/filter-groups.ts";
import { FilterPanel } from "../../features/catalog/list/filter-panel.tsx";
import {
  type ListState,
  onShelf,
  printListState,
  SHELVES,
  type Shelf,
  shelfOf,
  sortOf,
  withoutFilters,
  withToggled,
} from "../../features/catalog/list/list-address.ts";
import { ListFailure } from "../../features/catalog/list/list-failure.tsx";
import { ListHead } from "../../features/catalog/list/list-head.tsx";
import { listStateOf, rememberSort } from "../../features/catalog/list/list-memory.ts";
import { ListSkeleton } from "../../features/catalog/list/list-skeleton.tsx";
import { sizeOf } from "../../features/catalog/list/list-variables.ts";
import { PlaceNotice } from "../../features/catalog/list/place-notice.tsx";
import { ProductList } from "../../features/catalog/list/product-list.tsx";
import { type ProductPage, productsQuery, useProducts } from "../../features/catalog/list/use-products.ts";
import { useIsByTruck } from "../../shared/ordering/by-truck.ts";
import { paths } from "../../shared/paths.ts";
import { isBundle, type ProductRow } from "../../shared/products/product-row.ts";
import { useCurrentUser } from "../../shared/user/current-user.ts";
import { AcceptUsual } from "./accept-usual.tsx";
import { Beers } from "./beers.tsx";
import { CatalogueTools } from "./catalogue-tools.tsx";
import { EmptiesAlone } from "./empties-alone.tsx";
import { hrefOf, Pages, UsualPages } from "./list-pages.tsx";
import { OrderedMini, OrderedRow } from "./ordered-row.tsx";

// The order form is for who asks for it.
const OrderForm = lazy(() =>
  import("../../features/cart/grid/order-form.tsx").then((file) => ({ default: file.OrderForm })),
);

/** ROUTE-03, CATALOG-01: the goods, found and put into the cart. */
export const productsScreen: Screen = {
  component: ProductsScreen,
  load: ({ queryClient, search }) => {
    forgetOldCatalogue(queryClient);
    void queryClient.prefetchQuery(productsQuery(listStateOf(search)));
  },
};

function ProductsScreen() {
  const t = useTexts("catalog");
  const { state, go } = useListAddress();
  const isMobile = useIsMobile();
  const isGrid = state.isGrid && !isMobile;
  const list = useProducts(state);
  const { cart, ...cartState } = useCart();
  const groups = filterGroups(list.data?.aggregations, state.filters);
  // What a shelf says is no chip beside it.
  const chosen = chosenOptions(groups).filter(({ value }) => !isGrid || value !== "favourites");
  const onToggle = ({ name, value }: FilterOption) => go(withToggled(state, name, value));
  const isEmpty = list.data?.total_count === 0;
  const user = useCurrentUser();
  const isStacking = useIsByTruck() || user.isWholesale;
  const isUsualFirst = sortOf(state) === "usual";
  const readiness = cart !== undefined ? "ready" : cartState.failure === null ? "loading" : "failed";
  if (cart?.isCollection === true) return <EmptiesAlone />;
  const usualBeers = list.data && isUsualFirst && !isGrid ? beersOf(list.data).filter(isUsualBeer) : [];
  return (
    <>
      <PageTitle
        title={t(isGrid ? "gridTitle" : "title")}
        isUnseenOnMobile
        skips={<SkipLink label={t("skipToGoods")} targetId={goodsId} />}
        badge={isGrid && <Shelves shelf={shelfOf(state)} onPick={(shelf) => go(onShelf(state, shelf))} />}
        tools={
          <CatalogueTools
            isGrid={isGrid}
            otherHref={hrefOf({ ...state, page: 1, isGrid: !state.isGrid })}
            typed={state.q}
            onSearch={(q) => go({ ...state, q, page: 1 }, { isReplacing: true })}
          />
        }
      />
      <CartAnnouncer cart={cart} />
      {cart === undefined && <CartMissing state={cartState} />}
      <div className={isEmpty || isGrid ? "" : "wide:grid wide:grid-cols-filters-first wide:gap-7"}>
        {!isEmpty && !isGrid && (
          <aside aria-label={t("filters")} className="max-wide:hidden">
            <FilterPanel groups={groups} onToggle={onToggle} />
          </aside>
        )}
        <div className="min-w-0">
          <ListHead
            state={state}
            hasPanel={!isGrid}
            groups={groups}
            chosen={chosen}
            total={list.data && countOf(list.data, state)}
            onToggle={onToggle}
            onClear={() => go(withoutFilters(state))}
            onSort={(sort) => {
              rememberSort(sort);
              go({ ...state, sort, page: 1 });
            }}
            isUsual={isUsualFirst && !isGrid && (list.data === undefined || usualBeers.length > 0)}
            accept={
              usualBeers.length > 0 && (
                <AcceptUsual
                  {...{ beers: usualBeers, state, cart, isStacking }}
                  goesOn={
                    usualBeers.length === sizeOf(state) && usualBeers.length < (list.data?.beer_count ?? 0)
                  }
                />
              )
            }
          />
          <div id={goodsId}>
            <Results {...{ state, go, list, cart, readiness, isGrid, isStacking, isUsualFirst }} />
          </div>
        </div>
      </div>
    </>
  );
}

/** Where the way past tools and filters leads. */
const goodsId = "goods";

interface ResultsProps {
  readonly state: ListState;
  readonly go: (next: ListState) => void;
  readonly list: ReturnType<typeof useProducts>;
  readonly cart: CartView | undefined;
  readonly readiness: CartReadiness;
  readonly isGrid: boolean;
  readonly isStacking: boolean;
  readonly isUsualFirst: boolean;
}

/** What was found: rows and pages, or in their place what there is to say. */
function Results(props: ResultsProps) {
  const { state, go, list, cart, readiness, isGrid, isStacking, isUsualFirst } = props;
  const { data: page, error, isPlaceholderData, refetch } = list;
  const orderOf = (product: ProductRow) => ({
    product,
    line: cart?.bySku.get(product.sku ?? ""),
    readiness,
  });
  if (page === undefined) {
    if (error !== null) return <ListFailure error={error} onRetry={() => void refetch()} />;
    return isGrid ? <ListSkeleton /> : <BeerSkeleton />;
  }
  const products = goodsOf(page, state);
  if (products.length === 0) {
    return (
      <EmptySearch
        state={state}
        onClearSearch={() => go({ ...state, q: "", page: 1 })}
        onClearFilters={() => go(withoutFilters(state))}
        onShowAll={() => go(withoutFilters({ ...state, q: "" }))}
        add={(product) => <OrderedMini {...orderOf(product)} />}
      />
    );
  }
  if (isGrid) {
    return (
      <>
        <PlaceNotice products={products} />
        <Suspense fallback={<ListSkeleton />}>
          <OrderForm
            {...{ products, cart, readiness }}
            isStale={isPlaceholderData}
            usual={new Map((page.usual ?? []).map((habit) => [habit.sku, habit.last_quantity]))}
            name={gridName}
            pages={
              state.isUsualOnly === true ? (
                <UsualPages state={state} page={page} shown={products.length} />
              ) : (
                <Pages state={state} page={page} />
              )
            }
          />
        </Suspense>
      </>
    );
  }
  if (!products.every(isBundle)) {
    return (
      <>
        <PlaceNotice products={products} />
        <Beers
          {...{ page, cart, readiness, isStacking, isUsualFirst }}
          isStale={isPlaceholderData}
          bundlesHref={hrefOf(withToggled(withoutFilters(state), "category", "bundles"))}
          pages={<Pages state={state} page={page} />}
        />
      </>
    );
  }
  return (
    <>
      <PlaceNotice products={products} />
      <ProductList
        products={products}
        isStale={isPlaceholderData}
        row={(product) => <OrderedRow key={product.sku} {...orderOf(product)} />}
        footer={<Pages state={state} page={page} />}
      />
    </>
  );
}

/** What a page shows: of the order form perhaps only what the place usually buys, which stands first there. */
function goodsOf(page: ProductPage, { isUsualOnly }: ListState): readonly ProductRow[] {
  const goods = (page.items ?? []).filter((product) => product !== null);
  if (isUsualOnly !== true) return goods;
  const usual = new Set((page.usual ?? []).map(({ sku }) => sku));
  return goods.filter(({ sku }) => usual.has(sku ?? ""));
}

function countOf(page: ProductPage, state: ListState): number | undefined {
  return state.isUsualOnly === true ? goodsOf(page, state).length : (page.total_count ?? undefined);
}

interface ShelvesProps {
  readonly shelf: Shelf;
  readonly onPick: (shelf: Shelf) => void;
}

function Shelves({ shelf, onPick }: ShelvesProps) {
  const t = useTexts("catalog");
  const options = SHELVES.map((id) => ({ id, label: t(`shelf.${id}`) }));
  return <Segments label={t("shelves")} options={options} value={shelf} onPick={onPick} />;
}

/** The one way to a product's page from its line of the form. */
function gridName(product: ProductRow, title: string) {
  return (
    <Anchor href={paths.product(product.sku ?? "")} className="hover:text-bottle hover:underline">
      {title}
    </Anchor>
  );
}

/** The list's state is its address (C18): a link can be sent, back goes back, a language changes nothing. */
function useListAddress() {
  const navigate = useNavigate();
  const state = listStateOf(useSearch({ strict: false }));
  const go = (next: ListState, { isReplacing = false } = {}) =>
    void navigate({
      to: paths.products(),
      search: printListState(next),
      replace: isReplacing,
      resetScroll: false,
    });
  return { state, go };
}
