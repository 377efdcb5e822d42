import { useTexts } from "@vycep/shell/words/i18n";
import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import { classNames } from "@vycep/ui/styles/class-names";
import type { ReactNode } from "react";
import { paths } from "../../../shared/paths.ts";
import type { ProductRow } from "../../../shared/products/product-row.ts";
import { ProductFacts } from "../detail/product-facts.tsx";
import { ProductFlags } from "../picture/product-flags.tsx";
import { ProductTile } from "./product-tile.tsx";
import { formOf, titleOf } from "./row-facts.ts";
import { RowPrice } from "./row-price.tsx";

interface ProductRowCardProps {
  readonly product: ProductRow;
  readonly isInCart: boolean;
  /** How many: belongs to the cart. */
  readonly quantity: ReactNode;
  /** What is in the cart, or the way in; null where the quantity holds it already. */
  readonly inCart: ReactNode;
  /** Keeps the product as a favourite: belongs to the favourites. */
  readonly heart: ReactNode;
  /** It vanished from the range: there is no page to lead to, and no price. */
  readonly isGone?: boolean;
}

/** Columns of the list on a wide screen; the header of the list stands on the same. */
export const rowColumns = "wide:grid wide:grid-cols-goods wide:items-center wide:gap-x-4";

/** A product in the list: a row on a wide screen, two lines on a narrower one, a card on mobile (CATALOG-02). */
export function ProductRowCard(props: ProductRowCardProps) {
  const { product, isInCart, quantity, inCart, heart, isGone = false } = props;
  const t = useTexts("catalog");
  return (
    <li
      className={classNames(
        "relative border-t border-line px-4.5 py-4 first:border-t-0 max-mobile:px-4",
        rowColumns,
        isInCart && "bg-linear-to-r from-bottle-tint to-transparent to-40%",
      )}
    >
      <div className="flex gap-4 max-wide:pr-10 wide:contents max-mobile:gap-3">
        <ProductTile product={product} />
        <div className="min-w-0 flex-1">
          <h2 className="text-lead leading-snug font-bold">
            {isGone ? (
              <s className="text-ink-soft">{titleOf(product)}</s>
            ) : (
              <Anchor
                href={paths.product(product.sku ?? "")}
                aria-label={product.name ?? ""}
                className="mr-2 rounded-text hover:text-bottle hover:underline"
              >
                {titleOf(product)}
              </Anchor>
            )}
            <span className="inline-flex flex-wrap gap-1 align-raised">
              <ProductFlags product={product} />
            </span>
          </h2>
          <p className="mt-0.5 text-small leading-snug text-ink-soft">
            {isGone ? formOf(product) : <ProductFacts product={product} />}
          </p>
          <p className="text-fine text-ink-faint">{t("skuOf", { sku: product.sku ?? "" })}</p>
        </div>
        {!isGone && (
          <div className="flex-none max-wide:text-right max-mobile:hidden">
            <RowPrice product={product} />
          </div>
        )}
      </div>
      <div className="mt-2 mb-2.5 hidden max-mobile:block">
        {!isGone && <RowPrice product={product} isInline />}
      </div>
      <div className="items-end gap-4 max-wide:desktop:mt-3 max-wide:desktop:grid max-wide:desktop:grid-cols-goods-foot max-wide:desktop:pl-20 wide:contents">
        {quantity}
        {inCart !== null && <div className="text-right">{inCart}</div>}
      </div>
      <div className="max-wide:absolute max-wide:top-3 max-wide:right-2">{heart}</div>
    </li>
  );
}
