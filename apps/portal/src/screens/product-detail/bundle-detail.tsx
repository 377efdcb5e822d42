import { useTexts } from "@vycep/shell/words/i18n";
import { Card } from "@vycep/ui/layout/card.tsx";
import { BundleHead } from "../../features/bundles/bundle-head.tsx";
import { BundleItems } from "../../features/bundles/bundle-items.tsx";
import type { BundleOffer } from "../../features/bundles/bundle-offer.ts";
import { BundleSummary } from "../../features/bundles/bundle-summary.tsx";
import { BundleTerms } from "../../features/bundles/bundle-terms.tsx";
import { useBundleChoice } from "../../features/bundles/use-bundle-choice.ts";
import { cartSession } from "../../features/cart/cart-session.ts";
import { announceLine } from "../../features/cart/lines/announce-line.ts";
import { RowError } from "../../features/cart/lines/row-error.tsx";
import { useLineErrors } from "../../features/cart/lines/use-line-errors.ts";
import type { CartReadiness } from "../../features/cart/lines/use-row-order.ts";
import type { CartLineView } from "../../features/cart/reading/cart-view.ts";
import type { ProductDetail } from "../../features/catalog/detail/use-product-detail.ts";
import { ProductFlags } from "../../features/catalog/picture/product-flags.tsx";
import { ProductPicture } from "../../features/catalog/picture/product-picture.tsx";
import { FavouriteButton } from "../../features/favourites/favourite-button.tsx";
import { useProductWords } from "../../shared/products/box-words.ts";
import { unsoldInWords } from "../../shared/products/unsold-words.ts";

interface BundleDetailProps {
  readonly offer: BundleOffer;
  readonly product: ProductDetail;
  readonly line: CartLineView | undefined;
  readonly readiness: CartReadiness;
}

/** The page of a bundle: what goes in, checked while it is chosen, and the way into the cart (BUNDLE, C26). */
export function BundleDetail({ offer, product, line, readiness }: BundleDetailProps) {
  const t = useTexts("bundles");
  const unsold = unsoldInWords(useProductWords(), product);
  const error = useLineErrors().get(offer.sku);
  const inCart = line?.parts && { packages: line.amounts.packages, parts: line.parts };
  const choosing = useBundleChoice(offer, inCart);
  function handlePut() {
    const { packages, parts } = choosing.judged.choice;
    cartSession().setAmounts({
      sku: offer.sku,
      product,
      amounts: { packages, layers: 0, pallets: 0 },
      parts,
    });
    announceLine(offer.sku, product.name ?? offer.sku);
    // What the server refuses stays chosen, to be mended.
    choosing.keep();
    void cartSession()
      .whenIdle()
      .then((isAnswered) => {
        if (isAnswered && !cartSession().errors.has(offer.sku)) choosing.forget();
      });
  }
  const cartReasons = { ready: unsold, loading: t("cartLoading"), failed: t("cartFailed") };
  return (
    <div className="grid grid-cols-1 gap-stack wide:grid-cols-aside wide:grid-rows-[auto_1fr]">
      <div className="min-w-0">
        <Card isFlush>
          <BundleHead
            offer={offer}
            description={product.description?.html ?? ""}
            flags={<ProductFlags product={product} />}
            heart={<FavouriteButton product={product} look="outline" />}
          />
          <BundleItems
            choosing={choosing}
            picture={({ package_type: packageType, brand, plato, small_image: photo, saleability }) => (
              <ProductPicture
                packageType={packageType ?? "other"}
                brand={brand ?? ""}
                plato={plato ?? undefined}
                photo={photo}
                muted={saleability?.sellable === false}
              />
            )}
          />
        </Card>
      </div>
      <div className="wide:col-start-2 wide:row-span-2 wide:row-start-1">
        <div className="wide:sticky wide:top-4">
          <BundleSummary
            choosing={choosing}
            cartReason={cartReasons[readiness]}
            onPut={handlePut}
            error={<RowError id="bundle-error" error={error} />}
          />
        </div>
      </div>
      <div className="min-w-0">
        <BundleTerms offer={offer} />
      </div>
    </div>
  );
}
