import { useTexts } from "@vycep/shell/words/i18n";
import { classNames } from "@vycep/ui/styles/class-names";
import type { ReactNode } from "react";
import type { ProductRow } from "../../../shared/products/product-row.ts";
import { rowColumns } from "./product-row-card.tsx";

interface ProductListProps {
  readonly products: readonly ProductRow[];
  /** Draws one row; the screen puts the cart's part into it. */
  readonly row: (product: ProductRow) => ReactNode;
  /** Another page is on its way; these rows are the ones before. */
  readonly isStale: boolean;
  readonly footer?: ReactNode;
  /** The name of the list, where it is not the catalogue. */
  readonly label?: string | undefined;
}

/** The rows of the list under their heads. */
export function ProductList({ products, row, isStale, footer, label }: ProductListProps) {
  const t = useTexts("catalog");
  return (
    <div
      data-card
      aria-busy={isStale}
      className="rounded-large border border-line bg-foam max-mobile:-mx-page max-mobile:rounded-none max-mobile:border-x-0"
    >
      <div
        aria-hidden="true"
        className={classNames(
          "type-label hidden rounded-t-large border-b border-line bg-foam-dim px-4.5 py-2.5 text-ink-soft",
          rowColumns,
        )}
      >
        <span className="col-start-2">{t("head.product")}</span>
        <span>{t("head.price")}</span>
        <span>{t("head.quantity")}</span>
        <span className="text-right">{t("head.inCart")}</span>
      </div>
      <ul aria-label={label ?? t("title")}>{products.map((product) => row(product))}</ul>
      {footer !== undefined && <div className="border-t border-line">{footer}</div>}
    </div>
  );
}
