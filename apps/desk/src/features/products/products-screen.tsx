import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { marketCodes } from "@vycep/domain/market/market";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { TabLinks } from "@vycep/ui/navigation/tab-links.tsx";
import { BulkBar } from "../../kit/bulk-bar.tsx";
import { useDeskList } from "../../kit/desk-address.ts";
import { DeskHead } from "../../kit/desk-head.tsx";
import { FilterChip } from "../../kit/filter-chip.tsx";
import { KeysetPages } from "../../kit/keyset-pages.tsx";
import { ListExport } from "../../kit/list-export.tsx";
import { DeskListBody, NoneMatches, Nothing } from "../../kit/list-states.tsx";
import { ListTools } from "../../kit/list-tools.tsx";
import { SavedViews } from "../../kit/saved-views.tsx";
import { useSelection } from "../../kit/selection.ts";
import { useMay } from "../../shared/me.ts";
import { paths } from "../../shared/paths.ts";
import { PRODUCT_VIEWS, type ProductsState, productsAddress } from "./products-address.ts";
import { ProductsTable } from "./products-table.tsx";
import { productsArgs, productsOnPage, productsQuery, shelvesQuery } from "./use-products.ts";

/** DGOOD-01: all goods, by views, search and filters. */
export const productsScreen: Screen = {
  component: ProductsScreen,
  load: ({ queryClient, search }) => {
    void queryClient.prefetchQuery(productsQuery(productsAddress.parse(search)));
    void queryClient.prefetchQuery(shelvesQuery);
  },
};

function ProductsScreen() {
  const t = useTexts("product-desk");
  const desk = useTexts("desk");
  const list = useDeskList(productsAddress, paths.products());
  const { state } = list;
  const reading = useQuery({ ...productsQuery(state), placeholderData: keepPreviousData });
  const { data: shelves } = useQuery(shelvesQuery);
  const selection = useSelection(productsAddress.print(state));
  const mayPrice = useMay({ area: "prices", power: "change" });
  const mayChange = useMay({ area: "products", power: "change" });
  const page = reading.data;
  const count = page && t("found", { count: page.total });
  const found = page?.isMore === true ? t("foundMore", { count: page.total }) : count;
  return (
    <>
      <DeskHead
        title={desk("products")}
        note={found}
        tools={
          <>
            <ListExport
              operation="products"
              args={productsArgs(state)}
              page={{ first: productsOnPage, after: state.after }}
              isEmpty={reading.data?.total === 0}
            />
            {mayChange && (
              <ButtonLink href={paths.productGrid()} variant="outline" icon="grid">
                {t("gridLink")}
              </ButtonLink>
            )}
            {mayChange && (
              <ButtonLink href={paths.productPhotos()} variant="outline" icon="image">
                {t("photos")}
              </ButtonLink>
            )}
            {mayChange && shelves?.isErpOwned === false && (
              <ButtonLink href={paths.newProduct()} icon="plus">
                {t("newProduct")}
              </ButtonLink>
            )}
          </>
        }
      />
      <div className="px-page pb-3">
        <TabLinks label={t("views")} tabs={viewTabs(state, (view) => t(`view.${view}`), page?.total)} />
      </div>
      <SavedViews list="products" path={paths.products()} query={list.query} />
      <ListTools list={list} searchLabel={t("search")} placeholder={t("searchPlaceholder")}>
        <FilterChip
          label={t("brand")}
          options={(shelves?.brands ?? []).map((id) => ({ id, label: id }))}
          value={state.brand}
          onChange={(brand) => list.change({ brand })}
        />
        <FilterChip
          label={t("category")}
          options={(shelves?.categories ?? []).map(({ code, name }) => ({ id: code, label: name }))}
          value={state.kind}
          onChange={(kind) => list.change({ kind })}
        />
        <FilterChip
          label={t("market")}
          options={marketCodes().map((id) => ({ id, label: id }))}
          value={state.market}
          onChange={(market) => list.change({ market })}
        />
      </ListTools>
      <DeskListBody
        reading={reading}
        loading={t("loading")}
        found={({ total }) => t("found", { count: total })}
        none={({ items }) =>
          items.length > 0 ? undefined : list.isNarrowed ? (
            <NoneMatches title={t("noneFoundTitle")} onClear={list.clear} />
          ) : (
            <Nothing icon="box" title={t("noneTitle")}>
              {t("noneText")}
            </Nothing>
          )
        }
      >
        {({ items, next }) => (
          <>
            <ProductsTable
              list={list}
              rows={items}
              selection={mayPrice || mayChange ? selection : undefined}
            />
            <KeysetPages
              summary={found ?? ""}
              first={state.after === undefined ? undefined : list.hrefAfter(undefined)}
              next={next == null ? undefined : list.hrefAfter(next)}
            />
          </>
        )}
      </DeskListBody>
      <BulkBar selection={selection}>
        {mayChange && (
          <ButtonLink
            variant="onDark"
            size="small"
            icon="grid"
            href={paths.productGrid([...selection.chosen])}
          >
            {t("grid")}
          </ButtonLink>
        )}
        {mayPrice && (
          <ButtonLink
            variant="onDark"
            size="small"
            icon="tag"
            href={paths.pricesOfGoods([...selection.chosen])}
          >
            {t("changePrices")}
          </ButtonLink>
        )}
      </BulkBar>
    </>
  );
}

function viewTabs(
  state: ProductsState,
  labelOf: (view: (typeof PRODUCT_VIEWS)[number]) => string,
  total: number | undefined,
) {
  return PRODUCT_VIEWS.map((view) => ({
    href: paths.products() + productsAddress.print({ ...state, view, after: undefined }),
    label: labelOf(view),
    isCurrent: view === state.view,
    count: view === state.view ? total : undefined,
  }));
}
