import { useTexts } from "@vycep/shell/words/i18n";
import { Card } from "@vycep/ui/layout/card.tsx";
import type { ReactNode } from "react";
import type { ProductRow } from "../../../shared/products/product-row.ts";
import { MiniRow } from "../list/mini-row.tsx";

interface RelatedCardProps {
  readonly products: readonly ProductRow[];
  /** What these goods have to do with the page; goods of the same line unless told otherwise. */
  readonly title?: string;
  /** The way into the cart beside a product. */
  readonly add: (product: ProductRow) => ReactNode;
}

/** Other goods of the same line (CATALOG-21). */
export function RelatedCard({ products, title, add }: RelatedCardProps) {
  const t = useTexts("catalog");
  if (products.length === 0) return null;
  return (
    <Card title={title ?? t("related")}>
      <ul className="-mt-2">
        {products.map((product) => (
          <MiniRow key={product.sku} product={product} add={add(product)} />
        ))}
      </ul>
    </Card>
  );
}
