import { useParams, useRouter } from "@tanstack/react-router";
import { ButtonLink } from "@vycep/ui/actions/button-link.tsx";
import { Link } from "@vycep/ui/actions/link.tsx";
import { EmptyState } from "@vycep/ui/feedback/empty-state.tsx";
import { bundleOfferOf } from "../features/bundles/bundle-offer.ts";
import { CartAnnouncer } from "../features/cart/cart-announcer.tsx";
import { CartMissing } from "../features/cart/cart-missing.tsx";
import type { CartLineView, CartView } from "../features/cart/cart-view.ts";
import { LastOrderedNote } from "../features/cart/last-ordered-note.tsx";
import { OrderTotal } from "../features/cart/order-total.tsx";
import { RowInCart } from "../features/cart/row-in-cart.tsx";
import { RowQuantity } from "../features/cart/row-quantity.tsx";
import { useCart } from "../features/cart/use-cart.ts";
import { type CartReadiness, useRowOrder } from "../features/cart/use-row-order.ts";
import { forgetOldCatalogue } from "../features/catalog/catalogue-cache.ts";
import { DealLinks } from "../features/catalog/deal-links.tsx";
import { DetailSkeleton } from "../features/catalog/detail-skeleton.tsx";
import { EmptyShelf } from "../features/catalog/empty-shelf.tsx";
import { PackingCard } from "../features/catalog/packing-card.tsx";
import { FeaturesCard, ParametersCard } from "../features/catalog/parameters-card.tsx";
import { PlaceNotice } from "../features/catalog/place-notice.tsx";
import { PriceCard } from "../features/catalog/price-card.tsx";
import { ProductHead } from "../features/catalog/product-head.tsx";
import { RelatedCard } from "../features/catalog/related-card.tsx";
import { titleOf } from "../features/catalog/row-facts.ts";
import { useOtherWays } from "../features/catalog/use-other-ways.ts";
import {
  type ProductDetail,
  productDetailQuery,
  useProductDetail,
} from "../features/catalog/use-product-detail.ts";
import { promoLeafletsQuery } from "../features/catalog/use-promo-leaflets.ts";
import { FavouriteButton } from "../features/favourites/favourite-button.tsx";
import { useTexts } from "../shared/i18n/i18n.ts";
import { usePageTitle } from "../shared/page/page-title.ts";
import { previousRoute, visitedRoutes } from "../shared/page/route-history.ts";
import type { Screen } from "../shared/page/screen.ts";
import { paths } from "../shared/paths.ts";
import { BundleDetail } from "./bundle-detail.tsx";
import { OrderedMini } from "./ordered-row.tsx";
import { RecommendedGoods } from "./recommended-goods.tsx";

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
  const { packagings, deals } = useOtherWays(product.sku ?? "");
  const told = new Set(packagings.map(({ sku }) => sku));
  const related = (product.related_products ?? []).flatMap((other) =>
    other === null || told.has(other.sku) ? [] : [other],
  );
  return (
    <div className="grid grid-cols-1 gap-stack wide:grid-cols-[minmax(0,1fr)_440px] wide:grid-rows-[auto_1fr]">
      <ProductHead product={product} />
      <div className="wide:col-start-2 wide:row-span-2 wide:row-start-1">
        <div className="wide:sticky wide:top-4">
          <OrderCard product={product} line={cart?.bySku.get(product.sku ?? "")} readiness={readiness} />
          <DealLinks deals={deals} />
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
          <RowQuantity order={order} look="stacked" />
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
    <p className="mt-1 mb-3">
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
