import { Card } from "@vycep/ui/card.tsx";
import { formatWeight } from "../../shared/format.ts";
import { useLanguage, useTexts } from "../../shared/i18n/i18n.ts";
import { wordOf } from "./row-facts.ts";
import type { ProductDetail } from "./use-product-detail.ts";

/** All there is to know of a product, in two columns (CATALOG-04). */
export function ParametersCard({ product }: { readonly product: ProductDetail }) {
  const t = useTexts("catalog");
  return (
    <Card title={t("parameters")}>
      <dl className="grid grid-cols-2 gap-x-7 max-mobile:grid-cols-1">
        {useParameters(product).map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-4 border-b border-line py-2.5">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="min-w-0 text-right font-semibold break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function useParameters(product: ProductDetail) {
  const t = useTexts("catalog");
  const language = useLanguage();
  const type = wordOf(product.package_type);
  const {
    plato,
    alcohol_strength: alcohol,
    shelf_life: shelfLife,
    country_of_origin: origin,
    weight,
  } = product;
  const hasItems = product.ean_ea !== product.ean;
  const parameters: readonly (readonly [string, string | null | undefined | 0 | false])[] = [
    [t("category"), product.categories?.[0]?.name],
    [t("brand"), product.brand],
    [t("subBrand"), product.sub_brand],
    [t("extract"), plato && t("degrees", { value: plato })],
    [t("alcohol"), alcohol && t("alcoholOf", { value: alcohol })],
    [t("shelfLife"), shelfLife && t("days", { count: shelfLife })],
    [t("origin"), origin && new Intl.DisplayNames(language, { type: "region" }).of(origin)],
    [t("packageType"), type && t(`type.${type}`)],
    [t("returnable"), (product.multi_deposit ?? []).length > 0 ? t("yes") : t("no")],
    [t("weight"), weight && formatWeight(weight)],
    [t("eanItem"), hasItems && product.ean_ea],
    [t("eanBox"), product.ean],
    [t("sku"), product.sku],
    [t("ageRestricted"), product.age_restricted === true && t("yes")],
  ];
  return parameters.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
