import { parseCountry, storeCountryOf } from "@vycep/domain/market/market";
import { useLanguage, useTexts } from "@vycep/shell/words/i18n";
import { DefinitionList } from "@vycep/ui/data/definition-list.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";

/** The company that pays, as the server tells of it; parts that it does not know are left out. */
export interface Payer {
  readonly payername: string | null;
  readonly street: string | null;
  readonly city: string | null;
  readonly zipcode: string | null;
  readonly country: string | null;
  readonly sap_id: string | null;
  readonly identification_no: string | null;
  readonly taxvat: string | null;
  readonly due_days: number | null;
}

/** Who pays (CHECKOUT-04, OP-122). */
export function PayerCard({ payer }: { readonly payer: Payer }) {
  const t = useTexts("checkout");
  const names = new Intl.DisplayNames(useLanguage(), { type: "region" });
  const isKnown = parseCountry(payer.country ?? "") !== undefined;
  const country = isKnown ? names.of(storeCountryOf(payer.country ?? "")) : payer.country;
  const facts = [
    { label: t("companyId"), value: payer.identification_no },
    { label: t("taxId"), value: payer.taxvat },
    { label: t("payerNumber"), value: payer.sap_id },
  ].filter(({ value }) => value !== null && value !== "");
  return (
    <Card title={t("whoPays")}>
      <div className="grid grid-cols-2 gap-x-8 gap-y-5 max-mobile:grid-cols-1">
        <div>
          <p className="type-label mb-1 text-ink-faint">{t("payer")}</p>
          <p className="text-lead font-bold">{payer.payername}</p>
          <p>{payer.street}</p>
          <p>{[[payer.zipcode, payer.city].filter(Boolean).join(" "), country].filter(Boolean).join(", ")}</p>
        </div>
        <div>
          <p className="type-label mb-1 text-ink-faint">{t("payerFacts")}</p>
          <DefinitionList items={facts} />
        </div>
      </div>
    </Card>
  );
}
