import { useTexts } from "@vycep/shell/words/i18n";
import { Button } from "@vycep/ui/actions/button.tsx";
import { EmptyState } from "@vycep/ui/feedback/empty-state.tsx";
import type { ReactNode } from "react";
import type { ProductRow } from "../../../shared/products/product-row.ts";
import { EmptyShelf } from "./empty-shelf.tsx";
import { filterCount, type ListState } from "./list-address.ts";
import { MiniRow } from "./mini-row.tsx";
import { useNearProducts } from "./use-near-products.ts";

interface EmptySearchProps {
  readonly state: ListState;
  readonly onClearSearch: () => void;
  readonly onClearFilters: () => void;
  readonly onShowAll: () => void;
  /** The way into the cart beside a product that comes near. */
  readonly add: (product: ProductRow) => ReactNode;
}

/** Nothing fits: what comes near, and the ways back to a full list. */
export function EmptySearch({ state, onClearSearch, onClearFilters, onShowAll, add }: EmptySearchProps) {
  const t = useTexts("catalog");
  const near = useNearProducts(state);
  const hasNear = near !== undefined && near.products.length > 0;
  const isSearch = state.q.trim() !== "";
  const isFiltered = filterCount(state) > 0;
  return (
    <EmptyState
      picture={<EmptyShelf />}
      title={t("emptyTitle")}
      actions={
        <>
          {isFiltered && (
            <Button variant="outline" size="large" onClick={onClearFilters}>
              {t("clearFilters")}
            </Button>
          )}
          {isSearch && (
            <Button variant="outline" size="large" onClick={onClearSearch}>
              {t("clearSearch")}
            </Button>
          )}
          {(isSearch || isFiltered) && (
            <Button variant="outline" size="large" onClick={onShowAll}>
              {t("showAll")}
            </Button>
          )}
        </>
      }
    >
      {hasNear ? t("emptyNear", { search: near.search }) : t("emptyText")}
      {hasNear && (
        <ul className="mt-4 min-w-hints rounded-large border border-line bg-foam px-4.5 text-left text-ink">
          {near.products.map((product) => (
            <MiniRow key={product.sku} product={product} add={add(product)} />
          ))}
        </ul>
      )}
    </EmptyState>
  );
}
