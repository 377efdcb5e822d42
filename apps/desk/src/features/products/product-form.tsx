import { LANGUAGES } from "@vycep/domain/market/language";
import { useTexts } from "@vycep/shell/words/i18n";
import { Alert } from "@vycep/ui/feedback/alert.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import type { ReactNode } from "react";
import { useMarketName } from "../../kit/market-words.ts";
import type { ProductDraft } from "./product-draft.ts";
import { type Faults, inMarket, ProductFieldInput } from "./product-field.tsx";
import type { Product } from "./use-product.ts";
import { WordsHead, WordsOutdated } from "./words-state.tsx";

interface ProductFormProps {
  readonly draft: ProductDraft;
  readonly faults: Faults;
  readonly isReadOnly: boolean;
  /** Undefined where it is still to be made. */
  readonly product?: Product;
  /** Under the words, and at the right. */
  readonly children?: ReactNode;
  readonly aside?: ReactNode;
}

const groups = {
  packaging: [
    ...["package_type", "packaging_code", "items_per_box", "boxes_per_layer", "layers_per_pallet"],
    ...["boxes_per_pallet", "volume_l", "litres_per_box", "gross_kg_per_box", "pallet_gross_kg"],
    ...["warehouse_place", "deposit_cz", "deposit_sk"],
  ],
  identity: ["brand", "sub_brand", "category", "ean", "ean_ea", "cn_code", "country_of_origin"],
  drink: ["plato", "abv", "shelf_life_days", "is_tank", "is_unfiltered", "age_restricted"],
  taxes: ["vat_cz_pct", "vat_sk_pct", "excise_czk", "excise_eur", "sugar_tax_eur"],
} as const;

const selling = ["markets", "flags", "truck_ordering", "sellable_from", "sellable_to"];

/** All that is said of a product: words side by side, then cards of what belongs together (DGOOD-01). */
export function ProductForm({ draft, faults, isReadOnly, product, children, aside }: ProductFormProps) {
  const t = useTexts("product-desk");
  const shared = { draft, faults, isReadOnly };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_20rem] items-start gap-3 max-laptop:grid-cols-1">
      <div className="grid min-w-0 gap-3">
        {draft.isFound && <Alert tone="info">{t("draftFound")}</Alert>}
        <Card title={t("words")} aside={<span className="text-small text-ink-soft">{t("wordsHint")}</span>}>
          <div className="grid grid-cols-3 gap-3 max-mobile:grid-cols-1">
            {LANGUAGES.map((language) => (
              <div key={language} className="grid min-w-0 content-start gap-3">
                <WordsHead language={language} product={product} />
                <ProductFieldInput name={`name_${language}`} label={t("field.name")} {...shared} />
                <ProductFieldInput
                  name={`description_${language}`}
                  label={t("field.description")}
                  {...shared}
                />
                <WordsOutdated language={language} product={product} mayConfirm={!isReadOnly} />
              </div>
            ))}
          </div>
        </Card>
        {children}
        {(["packaging", "identity", "drink", "taxes"] as const).map((group) => (
          <Card key={group} title={t(group)}>
            <div className="grid grid-cols-3 items-start gap-3 max-mobile:grid-cols-1">
              {groups[group].map((name) => (
                <ProductFieldInput key={name} name={name} {...shared} />
              ))}
            </div>
          </Card>
        ))}
        <FurtherMarkets {...shared} />
      </div>
      <div className="grid min-w-0 gap-3">
        <Card title={t("selling")}>
          <div className="grid gap-3">
            {selling.map((name) => (
              <ProductFieldInput key={name} name={name} {...shared} />
            ))}
          </div>
        </Card>
        {aside}
      </div>
    </div>
  );
}

/** VAT, empties and taxes in markets that came later than the fields above, a card a market (OPS-17). */
function FurtherMarkets({ draft, ...shared }: Pick<ProductFormProps, "draft" | "faults" | "isReadOnly">) {
  const t = useTexts("product-desk");
  const marketName = useMarketName();
  const markets = [...new Set(draft.fields.flatMap(({ name }) => inMarket(name)?.market ?? []))];
  return markets.map((market) => (
    <Card key={market} title={t("furtherMarket", { market: marketName(market) })}>
      <div className="grid grid-cols-4 items-start gap-3 max-mobile:grid-cols-1">
        {draft.fields
          .filter(({ name }) => inMarket(name)?.market === market)
          .map(({ name }) => (
            <ProductFieldInput key={name} name={name} draft={draft} {...shared} />
          ))}
      </div>
    </Card>
  ));
}
