import { useTexts } from "@vycep/shell/words/i18n";
import type { ReactNode } from "react";
import type { CartReadiness } from "../../features/cart/lines/use-row-order.ts";
import type { CartView } from "../../features/cart/reading/cart-view.ts";
import { BeerList, SectionHead } from "../../features/catalog/list/beer-list.tsx";
import {
  type BeerView,
  beersOf,
  isUsualBeer,
  type ListedProduct,
} from "../../features/catalog/list/beer-view.ts";
import { BundleStrip } from "../../features/catalog/list/bundle-strip.tsx";
import type { ProductPage } from "../../features/catalog/list/use-products.ts";
import { Packaging } from "./packaging.tsx";

interface BeersProps {
  readonly page: ProductPage;
  /** By what is usual: the usual stands apart from the rest, package deals between them. */
  readonly isUsualFirst: boolean;
  readonly cart: CartView | undefined;
  readonly readiness: CartReadiness;
  readonly isStale: boolean;
  readonly isStacking: boolean;
  readonly bundlesHref: string;
  readonly pages: ReactNode;
}

/** A page of beers: the usual, package deals, and the rest. */
export function Beers(props: BeersProps) {
  const { page, isUsualFirst, cart, readiness, isStale, isStacking, bundlesHref, pages } = props;
  const t = useTexts("catalog");
  const beers = beersOf(page);
  const usual = isUsualFirst ? beers.filter(isUsualBeer) : [];
  const rest = isUsualFirst ? beers.filter((beer) => !beer.isUsual) : beers;
  const parts = {
    cell: (product: ListedProduct, beer: BeerView) => (
      <Packaging
        key={product.sku}
        product={product}
        line={cart?.bySku.get(product.sku ?? "")}
        readiness={readiness}
        usual={beer.usual.get(product.sku ?? "")}
        isStacking={isStacking}
      />
    ),
    holds: (skus: readonly string[]) => skus.some((sku) => cart?.bySku.has(sku)),
    isStale,
    isStacking,
  };
  const bundles = (page.bundles ?? []).filter((bundle) => bundle !== null);
  const strip = <BundleStrip bundles={bundles} count={page.bundle_count ?? 0} allHref={bundlesHref} />;
  if (usual.length === 0) {
    return (
      <>
        <BeerList label={t("title")} level={2} beers={rest} {...parts} footer={pages} />
        {strip}
      </>
    );
  }
  return (
    <>
      <BeerList
        label={t("usual")}
        level={3}
        beers={usual}
        {...parts}
        footer={rest.length === 0 ? pages : undefined}
      />
      {strip}
      {rest.length > 0 && (
        <>
          <SectionHead title={t("rest")} />
          <BeerList label={t("title")} level={3} beers={rest} {...parts} footer={pages} />
        </>
      )}
    </>
  );
}
