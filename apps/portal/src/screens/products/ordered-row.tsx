import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { useIsMobile } from "@vycep/ui/layout/use-is-mobile";
import { formatMoney } from "@vycep/words/engine/format";
import { memo } from "react";
import { RowInCart } from "../../features/cart/lines/row-in-cart.tsx";
import { RowQuantity } from "../../features/cart/lines/row-quantity.tsx";
import { type CartReadiness, useRowOrder } from "../../features/cart/lines/use-row-order.ts";
import type { CartLineView } from "../../features/cart/reading/cart-view.ts";
import { ProductRowCard } from "../../features/catalog/list/product-row-card.tsx";
import { FavouriteButton } from "../../features/favourites/favourite-button.tsx";
import { answeredCurrency } from "../../shared/ordering/answered-currency.ts";
import { paths } from "../../shared/paths.ts";
import { boxesInWords, useProductWords } from "../../shared/products/box-words.ts";
import { isBundle, type ProductRow, titlesInside } from "../../shared/products/product-row.ts";
import { unsoldInWords } from "../../shared/products/unsold-words.ts";

interface OrderedProps {
  readonly product: ProductRow;
  readonly line: CartLineView | undefined;
  readonly readiness: CartReadiness;
}

interface OrderedRowProps extends OrderedProps {
  readonly product: ProductRow & { readonly favourites?: number | null };
  /** Told before a favourite is removed, for a list that it leaves. */
  readonly onRemoveFavourite?: (button: HTMLElement) => void;
}

interface HeartProps {
  readonly product: OrderedRowProps["product"];
  readonly onRemoveFavourite: OrderedRowProps["onRemoveFavourite"];
}

/** A row of the catalogue with the cart's part and the heart in it. */
export const OrderedRow = memo(function OrderedRow(props: OrderedRowProps) {
  return isBundle(props.product) ? <BundleRow {...props} /> : <GoodsRow {...props} />;
}, isSameOrder);

/** A bundle is chosen on its own page; here it says what is inside and what the cart has of it. */
function BundleRow({ product, line, onRemoveFavourite }: OrderedRowProps) {
  const t = useProductWords();
  const unsold = unsoldInWords(t, product);
  const isMobile = useIsMobile();
  const way = <WayToBundle {...{ product, line }} />;
  return (
    <ProductRowCard
      product={product}
      isInCart={line !== undefined}
      quantity={
        <div className="min-w-0 text-small text-pretty text-ink-soft">
          <p>{unsold ?? titlesInside(product).join(" · ")}</p>
          {isMobile && <div className="mt-2.5">{way}</div>}
        </div>
      }
      inCart={isMobile ? null : way}
      heart={<Heart {...{ product, onRemoveFavourite }} />}
    />
  );
}

/** The link to the page where it is chosen, and what the cart has of it. */
function WayToBundle({ product, line }: Pick<OrderedProps, "product" | "line">) {
  const t = useProductWords();
  const isFixed = isBundle(product) && product.deal_condition === "fixed";
  const words = t(line !== undefined ? "bundle.edit" : isFixed ? "bundle.show" : "bundle.choose");
  return (
    <>
      {line !== undefined && (
        <p className="mb-1.5 leading-tight">
          <span className="sr-only">{t("inCart")}</span>
          <strong className="block text-lead whitespace-nowrap">
            {formatMoney({ minor: line.quoted.netMinor, currency: answeredCurrency(product.currency) })}
          </strong>
          <span className="mt-1 block text-fine font-semibold text-hop-ink">
            {boxesInWords(t, "bundle", line.quoted.boxes)}
          </span>
        </p>
      )}
      <ButtonLink
        href={paths.product(product.sku ?? "")}
        variant="outline"
        size="small"
        isWide
        aria-label={`${words}: ${product.name ?? ""}`}
      >
        {words}
      </ButtonLink>
    </>
  );
}

function GoodsRow(props: OrderedRowProps) {
  const { product, line, readiness, onRemoveFavourite } = props;
  const order = useRowOrder(product, line, readiness);
  const isMobile = useIsMobile();
  return (
    <ProductRowCard
      product={product}
      isInCart={line !== undefined}
      quantity={<RowQuantity order={order} />}
      inCart={isMobile ? null : <RowInCart order={order} />}
      heart={<Heart {...{ product, onRemoveFavourite }} />}
    />
  );
}

function Heart({ product, onRemoveFavourite }: HeartProps) {
  return (
    <FavouriteButton
      product={product}
      {...(onRemoveFavourite !== undefined && { onRemove: onRemoveFavourite })}
    />
  );
}

/** What stands beside a product in one line: the button, what is in the cart, or why it cannot go there. */
export const OrderedMini = memo(function OrderedMini({ product, line, readiness }: OrderedProps) {
  const order = useRowOrder(product, line, readiness);
  const unsold = unsoldInWords(useProductWords(), product);
  if (unsold !== undefined && line === undefined) {
    return <p className="text-fine text-pretty text-ink-soft">{unsold}</p>;
  }
  if (isBundle(product)) return <WayToBundle {...{ product, line }} />;
  return <RowInCart order={order} look="mini" />;
}, isSameOrder);

/** A key press quotes the whole cart anew; only rows whose own line says something else are drawn again. */
export function isSameOrder(before: OrderedProps, after: OrderedProps): boolean {
  const [old, next] = [before.line, after.line];
  if (before.product !== after.product || before.readiness !== after.readiness) return false;
  if (old === undefined || next === undefined) return old === next;
  return (
    old.amounts.packages === next.amounts.packages &&
    old.amounts.layers === next.amounts.layers &&
    old.amounts.pallets === next.amounts.pallets &&
    old.quoted.netMinor === next.quoted.netMinor
  );
}
