import { useParams, useRouter } from "@tanstack/react-router";
import { usePageTitle } from "@vycep/shell/page/page-title";
import { previousRoute, visitedRoutes } from "@vycep/shell/page/route-history";
import type { Screen } from "@vycep/shell/page/screen";
import { useTexts } from "@vycep/shell/words/i18n";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { Link } from "@vycep/ui/actions/link.tsx";
import { EmptyState } from "@vycep/ui/feedback/empty-state.tsx";
import { bundleOfferOf } from "../../features/bundles/bundle-offer.ts";
import { CartAnnouncer } from "../../features/cart/lines/cart-announcer.tsx";
import { LastOrderedNote } from "../../features/cart/lines/last-ordered-note.tsx";
import { OrderTotal } from "../../features/cart/lines/order-total.tsx";
import { RowInCart } from "../../features/cart/lines/row-in-cart.tsx";
import { RowQuantity } from "../../features/cart/lines/row-quantity.tsx";
import { StackedSteppers } from "../../features/cart/lines/stacked-steppers.tsx";
import { type CartReadiness, useRowOrder } from "../../features/cart/lines/use-row-order.ts";
import type { CartLineView, CartView } from "../../features/cart/reading/cart-view.ts";
import { useCart } from "../../features/cart/reading/use-cart.ts";
import { CartMissing } from "../../features/cart/summary/cart-missing.tsx";
import { BundleLinks } from "../../features/catalog/detail/bundle-links.tsx";
import { DetailSkeleton } from "../../features/catalog/detail/detail-skeleton.tsx";
import { PackingCard } from "../../features/catalog/detail/packing-card.tsx";
import { FeaturesCard, ParametersCard } from "../../features/catalog/detail/parameters-card.tsx";
import { PriceCard } from "../../features/catalog/detail/price-card.tsx";
import { ProductHead } from "../../features/catalog/detail/product-head.tsx";
import { RelatedCard } from "../../features/catalog/detail/related-card.tsx";
import { useOtherWays } from "../../features/catalog/detail/use-other-ways.ts";
import {
  type ProductDetail,
  productDetailQuery,
  useProductDetail,
} from "../../features/catalog/detail/use-product-detail.ts";
import { promoLeafletsQuery } from "../../features/catalog/detail/use-promo-leaflets.ts";
import { forgetOldCatalogue } from "../../features/catalog/list/catalogue-cache.ts";
import { EmptyShelf } from "../../features/catalog/list/empty-shelf.tsx";
import { PlaceNotice } from "../../features/catalog/list/place-notice.tsx";
import { titleOf } from "../../features/catalog/list/row-facts.ts";
import { FavouriteButton } from "../../features/favourites/favourite-button.tsx";
import { paths } from "../../shared/paths.ts";
import { RecommendedGoods } from "../cart/recommended-goods.tsx";
import { OrderedMini } from "../products/ordered-row.tsx";
import { BundleDetail } from "./bundle-detail.tsx";

/** ROUTE-05, CATALOG-04: one product, its price and why, its packing, and the way into the cart. */
export const productDetailScreen: Screen = {
  component: ProductDetailScreen,
  load: ({ queryClient, params }) => {
    forgetOldCatalogue(queryClient);
    void queryClient.prefetchQuery(productDetailQuery(params.id ?? ""));
    void queryClient.prefetchQuery(promoLeafletsQuery(params.id ?? ""));
  },
  pending: DetailSkeleton,
};

function ProductDetailScreen() {
  const { id = "" } = useParams({ strict: false });
  const product = useProductDetail(id);
  return product === null ? <UnknownProduct /> : <KnownProduct key={product.sku} product={product} />;
}

function KnownProduct({ product }: { readonly product: ProductDetail }) {
  usePageTitle(titleOf(product));
  const { cart, ...cartState } = useCart();
  const readiness = cart !== undefined ? "ready" : cartState.failure === null ? "loading" : "failed";
  const offer = bundleOfferOf(product);
  return (
    <>
      <BackToCatalogue />
      <CartAnnouncer cart={cart} />
      {cart === undefined && <CartMissing state={cartState} />}
      <PlaceNotice products={[product]} />
      {offer === undefined ? (
        <PlainDetail {...{ product, cart, readiness }} />
      ) : (
        <BundleDetail {...{ offer, product, readiness }} line={cart?.bySku.get(product.sku ?? "")} />
      )}
    </>
  );
}

interface PlainDetailProps {
  readonly product: ProductDetail;
  readonly cart: CartView | undefined;
  readonly readiness: CartReadiness;
}

function PlainDetail({ product, cart, readiness }: PlainDetailProps) {
  const t = useTexts("catalog");
  const { packagings, bundles } = useOtherWays(product.sku ?? "");
  const related = (product.related_products ?? []).filter((other) => other !== null);
  return (
    <div className="grid grid-cols-1 gap-stack wide:grid-cols-aside-large wide:grid-rows-[auto_1fr]">
      <ProductHead product={product} />
      <div className="wide:col-start-2 wide:row-span-2 wide:row-start-1">
        <div className="wide:sticky wide:top-4">
          <OrderCard product={product} line={cart?.bySku.get(product.sku ?? "")} readiness={readiness} />
          <BundleLinks bundles={bundles} />
        </div>
      </div>
      <div className="grid min-w-0 content-start gap-stack">
        <FeaturesCard product={product} />
        <PackingCard product={product} />
        <RelatedCard
          title={t("otherPackagings")}
          products={packagings}
          add={(other) => (
            <OrderedMini product={other} line={cart?.bySku.get(other.sku ?? "")} readiness={readiness} />
          )}
        />
        <ParametersCard product={product} />
        <RelatedCard
          products={related}
          add={(other) => (
            <OrderedMini product={other} line={cart?.bySku.get(other.sku ?? "")} readiness={readiness} />
          )}
        />
        <RecommendedGoods selectedItem={product.sku ?? ""} cart={cart} readiness={readiness} />
      </div>
    </div>
  );
}

interface OrderCardProps {
  readonly product: ProductDetail;
  readonly line: CartLineView | undefined;
  readonly readiness: CartReadiness;
}

function OrderCard({ product, line, readiness }: OrderCardProps) {
  const order = useRowOrder(product, line, readiness);
  return (
    <PriceCard
      product={product}
      order={
        <>
          <RowQuantity order={order} steppers={StackedSteppers} />
          <OrderTotal order={order} />
          <div className="flex items-end gap-2.5">
            <div className="min-w-0 flex-1">
              <RowInCart order={order} look="panel" />
            </div>
            <FavouriteButton product={product} look="outline" />
          </div>
          <LastOrderedNote order={order} />
        </>
      }
    />
  );
}

/** ROUTE-06: back to the list as it was left, with its search, filters and page, and where it was scrolled to. */
function BackToCatalogue() {
  const t = useTexts("catalog");
  const router = useRouter();
  const isList = (route: string | undefined) => route?.split("?")[0] === paths.products();
  const href = visitedRoutes().findLast(isList) ?? paths.products();
  return (
    <p className="mt-1 mb-3 flex [&>a]:min-h-6">
      <Link
        href={href}
        icon="chevron-left"
        onClick={(event) => {
          if (!isList(previousRoute()) || event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          router.history.back();
        }}
      >
        {t("back")}
      </Link>
    </p>
  );
}

/** ROUTE-34, ERROR-05: an address of no product, inside the shell. */
function UnknownProduct() {
  const t = useTexts("catalog");
  return (
    <EmptyState
      headingLevel={1}
      picture={<EmptyShelf />}
      title={t("notFoundTitle")}
      code={t("notFoundCode")}
      actions={
        <ButtonLink href={paths.products()} size="large">
          {t("back")}
        </ButtonLink>
      }
    >
      {t("notFoundText")}
    </EmptyState>
  );
}
