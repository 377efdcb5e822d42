import { FormattedText } from "@vycep/shell/page/formatted-text.tsx";
import { useTexts } from "@vycep/shell/words/i18n";
import { formatWeight } from "@vycep/shell/words/measures";
import { Card } from "@vycep/ui/layout/card.tsx";
import { formatMoney } from "@vycep/words/engine/format";
import { ProductTile } from "../list/product-tile.tsx";
import { formOf, rowFacts, titleOf } from "../list/row-facts.ts";
import { ProductFlags } from "../picture/product-flags.tsx";
import { ProductGallery } from "./product-gallery.tsx";
import type { ProductDetail } from "./use-product-detail.ts";

/** Picture, name, what it is, and its most asked-for facts (CATALOG-04). */
export function ProductHead({ product }: { readonly product: ProductDetail }) {
  const form = formOf(product);
  const photos = (product.media_gallery ?? []).filter((photo) => photo !== null);
  const description = product.description?.html ?? "";
  return (
    <Card>
      <div className="grid grid-cols-[minmax(0,0.42fr)_minmax(0,0.58fr)] gap-7 max-mobile:grid-cols-1 max-mobile:gap-4">
        {photos.length > 0 ? (
          <ProductGallery photos={photos} isMuted={product.saleability?.sellable === false} />
        ) : (
          <ProductTile product={product} size="large" />
        )}
        <div className="min-w-0 self-center max-mobile:self-start">
          <div className="mb-2 flex flex-wrap gap-1.5 empty:hidden">
            <ProductFlags product={product} />
          </div>
          <h1 id="page-title" tabIndex={-1} className="type-title">
            {titleOf(product)}
          </h1>
          {form !== "" && <p className="mt-1.5 text-lead text-ink-soft">{form}</p>}
          {description !== "" && (
            <div className="mt-3 text-ink-soft">
              <FormattedText text={description} />
            </div>
          )}
          <div className="mt-5 border-t border-line pt-5">
            <dl className="grid grid-cols-facts gap-x-4 gap-y-4">
              {useHeadFacts(product).map(({ label, value }) => (
                <div key={label} className="min-w-0">
                  <dt className="type-label mb-0.5 text-ink-soft">{label}</dt>
                  <dd className="font-bold">{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </div>
    </Card>
  );
}

function useHeadFacts(product: ProductDetail) {
  const t = useTexts("catalog");
  const { plato, alcohol_strength: alcohol, shelf_life: shelfLife, weight } = product;
  const deposit = rowFacts(product).find((fact) => fact.kind === "deposit");
  const facts = [
    plato && { label: t("plato"), value: t("degrees", { value: plato }) },
    alcohol && { label: t("short.alcohol"), value: t("alcoholOf", { value: alcohol }) },
    shelfLife && { label: t("shelfLife"), value: t("days", { count: shelfLife }) },
    weight && { label: t("short.weight"), value: formatWeight(weight) },
    deposit && { label: t("short.deposit"), value: formatMoney(deposit.money) },
    { label: t("sku"), value: product.sku ?? "" },
  ];
  return facts.filter((fact) => typeof fact === "object" && fact !== null);
}
