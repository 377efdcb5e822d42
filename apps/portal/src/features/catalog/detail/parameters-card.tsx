import { currentThemeRow } from "@vycep/shell/theme/theme";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { formatWeight } from "@vycep/shell/words/measures";
import { Card } from "@vycep/ui/layout/card.tsx";
import { wordOf } from "../list/row-facts.ts";
import { countryName } from "./country-name.ts";
import type { ProductDetail } from "./use-product-detail.ts";

type Parameter = readonly [label: string, value: string | null | undefined | 0 | false];

/** All there is to know of a product, in two columns (CATALOG-04). */
export function ParametersCard({ product }: { readonly product: ProductDetail }) {
  const t = useTexts("catalog");
  return <DefinitionsCard title={t("parameters")} parameters={useParameters(product)} />;
}

/** What the theme of the brand tells of a beer before all else (CATALOG-03, CONFIG-07); nothing in the main theme. */
export function FeaturesCard({ product }: { readonly product: ProductDetail }) {
  const t = useTexts("catalog");
  const features = useFeatures(product);
  const isShown = currentThemeRow().showsProductFeatures && features.some(([, value]) => value);
  return isShown ? <DefinitionsCard title={t("features")} parameters={features} /> : null;
}

interface DefinitionsCardProps {
  readonly title: string;
  readonly parameters: readonly Parameter[];
}

/** What is not known has no row. */
function DefinitionsCard({ title, parameters }: DefinitionsCardProps) {
  const known = parameters.flatMap(([label, value]) => (value ? [{ label, value }] : []));
  return (
    <Card title={title}>
      <dl className="grid grid-cols-2 gap-x-7 max-mobile:grid-cols-1">
        {known.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-4 border-b border-line py-2.5">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="min-w-0 text-right font-semibold break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function useParameters(product: ProductDetail): readonly Parameter[] {
  const t = useTexts("catalog");
  const features = useFeatures(product);
  const type = wordOf(product.package_type);
  const { plato, weight } = product;
  const hasItems = product.ean_ea !== product.ean;
  return [
    [t("category"), product.categories?.[0]?.name],
    [t("brand"), product.brand],
    [t("subBrand"), product.sub_brand],
    [t("extract"), plato && t("degrees", { value: plato })],
    // In the theme of the brand they stand in a card of their own; the type is the category's name.
    ...(currentThemeRow().showsProductFeatures ? [] : features.slice(1)),
    [t("packageType"), type && t(`type.${type}`)],
    [t("returnable"), (product.multi_deposit ?? []).length > 0 ? t("yes") : t("no")],
    [t("weight"), weight && formatWeight(weight)],
    [t("eanItem"), hasItems && product.ean_ea],
    [t("eanBox"), product.ean],
    [t("sku"), product.sku],
    [t("ageRestricted"), product.age_restricted === true && t("yes")],
  ];
}

function useFeatures(product: ProductDetail): readonly Parameter[] {
  const t = useTexts("catalog");
  const language = useLanguage();
  const { beer_type: type, origin, alcohol_strength: alcohol, shelf_life: shelfLife } = product;
  return [
    [t("beerType"), type],
    [t("alcohol"), alcohol && t("alcoholOf", { value: alcohol })],
    [t("shelfLife"), shelfLife && t("days", { count: shelfLife })],
    [t("origin"), origin && countryName(origin, language)],
  ];
}
