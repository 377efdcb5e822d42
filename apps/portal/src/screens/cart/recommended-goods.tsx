import { useTexts } from "@vycep/shell/words/i18n";
import type { CartReadiness } from "../../features/cart/lines/use-row-order.ts";
import type { CartView } from "../../features/cart/reading/cart-view.ts";
import { RelatedCard } from "../../features/catalog/detail/related-card.tsx";
import { useRecommendItems } from "../../features/suggestions/use-recommend-items.ts";
import { OrderedMini } from "../products/ordered-row.tsx";

interface RecommendedGoodsProps {
  /** The product of the page, if it is one's. */
  readonly selectedItem?: string;
  readonly cart: CartView | undefined;
  readonly readiness: CartReadiness;
}

const shown = 4;

/** What is often bought with this (RECO-01…03); nothing at all where nothing is known. */
export function RecommendedGoods({ selectedItem, cart, readiness }: RecommendedGoodsProps) {
  const t = useTexts("suggestions");
  const cartItems = cart?.lines.map(({ sku }) => sku) ?? [];
  const products = useRecommendItems({ selectedItem, cartItems });
  const fresh = products.filter(({ sku }) => sku !== selectedItem).slice(0, shown);
  return (
    <RelatedCard
      title={t("recommended")}
      products={fresh}
      add={(product) => (
        <OrderedMini product={product} line={cart?.bySku.get(product.sku ?? "")} readiness={readiness} />
      )}
    />
  );
}
