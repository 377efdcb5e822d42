import type { PayerAnswer } from "@vycep/contract/ship-to/payers.rest";
import { useTexts } from "@vycep/shell/words/i18n";
import { DefinitionList } from "@vycep/ui/data/definition-list.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";

const paymentKeys = [
  ["transfer", "payment.transfer"],
  ["direct debit", "payment.directDebit"],
  ["cash", "payment.cash"],
] as const;
type PaymentKey = (typeof paymentKeys)[number][1];

/** A company as its papers name it. */
export function CompanyFacts({ company }: { readonly company: PayerAnswer }) {
  const t = useTexts("profile");
  const way = new Map<string, PaymentKey>(paymentKeys).get(company.paymentMethod);
  const facts = [
    { label: t("ico"), value: company.ico },
    { label: t("dic"), value: company.dic },
    { label: t("icDph"), value: company.icDph },
    { label: t("customerNumber"), value: company.sapid },
    { label: t("priceList"), value: company.priceList },
    {
      label: t("payment"),
      value:
        way &&
        [t(way), company.dueDays > 0 && t("dueDays", { count: company.dueDays })].filter(Boolean).join(", "),
    },
    { label: t("invoiceEmail"), value: company.invoiceEmail },
    { label: t("currency"), value: company.currency },
    { label: t("gln"), value: company.gln },
  ];
  return (
    <Card title={company.name}>
      <p className="-mt-2 mb-4 text-ink-soft">{`${company.street}, ${company.zipcode} ${company.city}`}</p>
      <DefinitionList
        look="stacked"
        items={facts
          .filter(({ value }) => value !== undefined && value !== "")
          .map(({ label, value }) => ({
            label,
            value: (
              <strong className="break-words">
                {typeof value === "string" ? brokenAtDomain(value) : value}
              </strong>
            ),
          }))}
      />
    </Card>
  );
}

/** An e-mail goes on in the next line with its domain, rather than within a word. */
function brokenAtDomain(value: string) {
  const at = value.indexOf("@") + 1;
  if (at === 0) return value;
  return (
    <>
      {value.slice(0, at)}
      <wbr />
      {value.slice(at)}
    </>
  );
}
