import { useNavigate, useSearch } from "@tanstack/react-router";
import type { Screen } from "@vycep/shell/page/screen";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { EmptyState } from "@vycep/ui/feedback/empty-state.tsx";
import { Icon } from "@vycep/ui/icons/icon.tsx";
import { PageTitle } from "@vycep/ui/layout/page-title.tsx";
import { formatDate } from "@vycep/words/engine/format";
import { CartAnnouncer } from "../../features/cart/lines/cart-announcer.tsx";
import { useCart } from "../../features/cart/reading/use-cart.ts";
import { CartMissing } from "../../features/cart/summary/cart-missing.tsx";
import { EmptyShelf } from "../../features/catalog/list/empty-shelf.tsx";
import { type ListState, parseListState, printListState } from "../../features/catalog/list/list-address.ts";
import { ListFailure } from "../../features/catalog/list/list-failure.tsx";
import { ListSkeleton } from "../../features/catalog/list/list-skeleton.tsx";
import { PlaceNotice } from "../../features/catalog/list/place-notice.tsx";
import { ProductList } from "../../features/catalog/list/product-list.tsx";
import { SearchBox } from "../../features/catalog/list/search-box.tsx";
import { SortMenu } from "../../features/catalog/list/sort-menu.tsx";
import {
  arrangeFavourites,
  FAVOURITES_SORTS,
  type FavouritesSort,
} from "../../features/favourites/arrange-favourites.ts";
import { favouriteMarksQuery } from "../../features/favourites/use-customer-wishlists.ts";
import {
  type FavouriteItem,
  favouriteProductsQuery,
  useFavouriteProducts,
} from "../../features/favourites/use-favourite-products.ts";
import { useFavouriteSkus } from "../../features/favourites/use-favourites.ts";
import { useChoice } from "../../shared/ordering/choice.ts";
import { paths } from "../../shared/paths.ts";
import { FavouriteRow } from "./favourite-row.tsx";

/** ROUTE-07, FAV-08: what the customer keeps, ordered exactly as in the catalogue. */
export const favouritesScreen: Screen = {
  component: FavouritesScreen,
  load: ({ queryClient }) => {
    void queryClient.prefetchQuery(favouriteProductsQuery());
    void queryClient.prefetchQuery(favouriteMarksQuery());
  },
};

function FavouritesScreen() {
  const t = useTexts("favourites");
  const { state, go } = useAddress();
  const list = useFavouriteProducts();
  const kept = useKept(list.data?.items);
  const hasSome = kept !== undefined && kept.length > 0;
  return (
    <>
      <PageTitle
        title={t("title")}
        note={hasSome ? <Summary items={kept} /> : undefined}
        tools={
          hasSome && (
            <>
              <div className="w-search-small max-mobile:w-full">
                <SearchBox
                  label={t("search")}
                  placeholder={t("searchFor")}
                  value={state.q}
                  onSearch={(q) => go({ ...state, q }, { isReplacing: true })}
                />
              </div>
              <SortMenu
                sort={usualSort(state)}
                offered={FAVOURITES_SORTS}
                onSort={(sort) => go({ ...state, sort })}
              />
            </>
          )
        }
      />
      {kept !== undefined ? (
        <Kept
          items={kept}
          state={state}
          isStale={list.isPlaceholderData}
          onClear={() => go({ ...state, q: "" })}
        />
      ) : list.error === null ? (
        <ListSkeleton />
      ) : (
        <ListFailure error={list.error} onRetry={() => void list.refetch()} />
      )}
    </>
  );
}

interface KeptProps {
  readonly items: readonly FavouriteItem[];
  readonly state: ListState;
  readonly isStale: boolean;
  readonly onClear: () => void;
}

/** The rows, or in their place what there is to say. */
function Kept({ items, state, isStale, onClear }: KeptProps) {
  const t = useTexts("favourites");
  const language = useLanguage();
  const { cart, ...cartState } = useCart();
  const readiness = cart !== undefined ? "ready" : cartState.failure === null ? "loading" : "failed";
  if (items.length === 0) return <NothingKept />;
  const shown = arrangeFavourites(items, { q: state.q, sort: usualSort(state), language });
  if (shown.length === 0) return <NothingFound q={state.q} onClear={onClear} />;
  const bySku = new Map(shown.map((item) => [item.sku, item]));
  const products = shown.flatMap(({ product }) => product ?? []);
  return (
    <>
      <CartAnnouncer cart={cart} />
      {cart === undefined && <CartMissing state={cartState} />}
      <PlaceNotice
        products={shown.flatMap((item) => (item.in_range && item.product ? [item.product] : []))}
      />
      <ProductList
        label={t("title")}
        products={products}
        isStale={isStale}
        row={(product) => (
          <FavouriteRow
            key={product.sku}
            product={product}
            isGone={bySku.get(product.sku ?? "")?.in_range === false}
            line={cart?.bySku.get(product.sku ?? "")}
            readiness={readiness}
          />
        )}
      />
      <p className="mt-3 flex items-start gap-2 text-small text-ink-soft">
        <Icon name="info" size="small" />
        {t("note")}
      </p>
    </>
  );
}

/** "9 produktů, 7 lze objednat na 24.11.2026". */
function Summary({ items }: { readonly items: readonly FavouriteItem[] }) {
  const t = useTexts("favourites");
  const { deliveryDate } = useChoice();
  const total = t("count", { count: items.length });
  const count = items.filter(({ product }) => product?.saleability?.sellable === true).length;
  return (
    <p role="status">
      {deliveryDate === undefined ? total : t("orderable", { total, count, date: formatDate(deliveryDate) })}
    </p>
  );
}

/** FAV-08: why it is empty, and the way to the goods. */
function NothingKept() {
  const t = useTexts("favourites");
  return (
    <EmptyState
      picture={<EmptyShelf />}
      title={t("emptyTitle")}
      actions={
        <ButtonLink href={paths.products()} size="large" icon="grid">
          {t("openCatalogue")}
        </ButtonLink>
      }
    >
      {t("emptyText")}
    </EmptyState>
  );
}

function NothingFound({ q, onClear }: { readonly q: string; readonly onClear: () => void }) {
  const t = useTexts("favourites");
  return (
    <EmptyState
      picture={<EmptyShelf />}
      title={t("notFoundTitle")}
      actions={
        <>
          <Button variant="outline" size="large" onClick={onClear}>
            {t("clearSearch")}
          </Button>
          <ButtonLink
            href={`${paths.products()}?${new URLSearchParams({ q })}`}
            variant="outline"
            size="large"
          >
            {t("searchCatalogue")}
          </ButtonLink>
        </>
      }
    >
      {t("notFoundText")}
    </EmptyState>
  );
}

/** What was loaded without what was just removed; what is kept again comes back to its place. */
function useKept(items: readonly FavouriteItem[] | undefined): readonly FavouriteItem[] | undefined {
  const skus = useFavouriteSkus();
  if (items === undefined) return undefined;
  return skus === undefined ? items : items.filter(({ sku }) => skus.has(sku));
}

/** Search and order are the address, as in the catalogue (C18). */
function useAddress() {
  const navigate = useNavigate();
  const state = parseListState(useSearch({ strict: false }));
  const go = (next: ListState, { isReplacing = false } = {}) =>
    void navigate({
      to: paths.favourites(),
      search: printListState({ ...next, page: 1 }),
      replace: isReplacing,
      resetScroll: false,
    });
  return { state, go };
}

/** Everything is there and is arranged here; an order of the catalogue's own is none of these. */
function usualSort({ sort }: ListState): FavouritesSort {
  return FAVOURITES_SORTS.find((known) => known === sort) ?? "name";
}
