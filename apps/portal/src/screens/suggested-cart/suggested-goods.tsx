import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import { ProductTile } from "../../features/catalog/list/product-tile.tsx";
import { formOf, titleOf } from "../../features/catalog/list/row-facts.ts";
import { RowPrice } from "../../features/catalog/list/row-price.tsx";
import { ProductFlags } from "../../features/catalog/picture/product-flags.tsx";
import { paths } from "../../shared/paths.ts";
import type { ProductRow } from "../../shared/products/product-row.ts";
import { useMayOpen } from "../../shared/user/menu-entries.ts";

/** What a line of the suggestion is: picture, name, packaging and price, with the way to its page. */
export function SuggestedGoods({ product }: { readonly product: ProductRow }) {
  const mayOpen = useMayOpen();
  const title = titleOf(product);
  return (
    <div className="flex min-w-0 items-center gap-3">
      <ProductTile product={product} size="small" />
      <div className="min-w-0 leading-snug">
        <p className="font-bold">
          {mayOpen({ name: "productsDetail" }) ? (
            <Anchor
              href={paths.product(product.sku ?? "")}
              aria-label={product.name ?? ""}
              className="mr-1.5 rounded-small hover:text-bottle hover:underline"
            >
              {title}
            </Anchor>
          ) : (
            title
          )}
          <ProductFlags product={product} />
        </p>
        <p className="text-small text-ink-soft">{formOf(product)}</p>
        <RowPrice product={product} isInline />
      </div>
    </div>
  );
}
