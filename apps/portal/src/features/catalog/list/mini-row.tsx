import { Anchor } from "@vycep/ui/navigation/anchor.tsx";
import type { ReactNode } from "react";
import { paths } from "../../../shared/paths.ts";
import type { ProductRow } from "../../../shared/products/product-row.ts";
import { ProductTile } from "./product-tile.tsx";
import { formOf, titleOf } from "./row-facts.ts";
import { RowPrice } from "./row-price.tsx";

interface MiniRowProps {
  readonly product: ProductRow;
  readonly add: ReactNode;
}

/** A product in one line: what it is, what it costs, the way into the cart. */
export function MiniRow({ product, add }: MiniRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-2 border-t border-line py-3 first:border-t-0">
      <ProductTile product={product} size="small" />
      <div className="min-w-32 flex-1 leading-snug">
        <Anchor
          href={paths.product(product.sku ?? "")}
          aria-label={product.name ?? ""}
          className="font-bold hover:text-bottle hover:underline"
        >
          {titleOf(product)}
        </Anchor>
        <p className="text-fine text-ink-soft">{formOf(product)}</p>
      </div>
      <div className="ml-auto">
        <RowPrice product={product} align="end" />
      </div>
      <div className="w-26 text-right max-mobile:w-full">{add}</div>
    </li>
  );
}
