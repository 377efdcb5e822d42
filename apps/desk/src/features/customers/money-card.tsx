import { useTexts } from "@vycep/shell/words/i18n";
import { DefinitionList } from "@vycep/ui/data/definition-list.tsx";
import { Card } from "@vycep/ui/layout/card.tsx";
import { Meter } from "@vycep/ui/meters/meter.tsx";
import { formatPercent } from "@vycep/words/engine/format";
import type { ReactNode } from "react";
import { type CustomerMoney, moneyText } from "./customer-money.tsx";

interface MoneyCardProps {
  readonly money: CustomerMoney;
  readonly priceList: string;
  readonly dueDays: number;
  readonly paymentMethod: string;
  /** At the right of the heading: the way to change it. */
  readonly aside?: ReactNode;
}

const paymentKeys = {
  transfer: "payment.transfer",
  "direct debit": "payment.direct-debit",
  cash: "payment.cash",
} as const;
const paymentMethods = ["transfer", "direct debit", "cash"] as const;

/** Prices, payment terms and the credit of a company, with what is computed of them (DCUST-02). */
export function MoneyCard({ money, priceList, dueDays, paymentMethod, aside }: MoneyCardProps) {
  const t = useTexts("customers");
  const { currency, unpaidMinor, overdueMinor, creditLimitMinor, usedPercent, isOverLimit } = money;
  const method = paymentMethods.find((one) => one === paymentMethod);
  const facts = [
    { label: t("priceList"), value: priceList },
    {
      label: t("terms"),
      value: t("termsOf", {
        count: dueDays,
        method: method === undefined ? paymentMethod : t(paymentKeys[method]),
      }),
    },
    {
      label: t("creditLimit"),
      value: creditLimitMinor == null ? t("creditLimitNone") : moneyText(creditLimitMinor, currency),
    },
    { label: t("unpaidByCompany"), value: moneyText(unpaidMinor, currency) },
    ...(overdueMinor > 0
      ? [
          {
            label: t("overdueOfIt"),
            value: <strong className="text-red-strong">{moneyText(overdueMinor, currency)}</strong>,
          },
        ]
      : []),
  ];
  return (
    <Card title={t("money")} aside={aside}>
      <DefinitionList items={facts} />
      {usedPercent != null && (
        <div className="mt-3">
          <Meter
            label={t("creditLimit")}
            value={usedPercent}
            max={100}
            valueText={formatPercent(usedPercent)}
            tone={isOverLimit ? "over" : "reached"}
            fromText={formatPercent(usedPercent)}
            toText={isOverLimit ? t("standing.over-limit") : undefined}
          />
        </div>
      )}
    </Card>
  );
}
